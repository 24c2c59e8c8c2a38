import type { EnrolmentLists } from '#domain/requests/facts.ts'

export type FormOptionsEvent = { readonly type: 'lists.retried' }

/** Sent to the chart of the form. */
export type ListsArrived = { readonly type: 'lists.arrived'; readonly lists: EnrolmentLists }
