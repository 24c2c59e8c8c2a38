import type { EnrolmentLists } from '#domain/requests/facts.ts'

export type ChoiceListsEvent = { readonly type: 'lists.retried' }

/** Sent to the chart of the form whose fields offer them. */
export type ListsArrived = { readonly type: 'lists.arrived'; readonly lists: EnrolmentLists }
