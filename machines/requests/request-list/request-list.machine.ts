import { assign, sendTo, setup } from 'xstate'
import { messages } from '#domain/messages.ts'
import { lastPageOf } from '#domain/pages.ts'
import { type Arrangement, arranged, type RequestTab } from '#domain/requests/arrangement.ts'
import { type ListedRequest, newestFirst } from '#domain/requests/summary.ts'

import { declareQuery, replyIn } from '../../calls/query/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { notice, toNotices, toScreens } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import type {
  ListArranged,
  RequestListContext,
  RequestListEvent,
  RequestListInput,
  RequestListQuestion,
  SentDismissed,
} from './request-list.types.ts'

const HELP =
  'Abra um requerimento para ver a situação. O que espera por você está no alto. Para começar outro, clique em Novo Requerimento.'

const pagesOn =
  (by: number) =>
  ({ context }: { context: RequestListContext }) => ({ page: context.arrangement.page + by })

export const requestListMachine = setup({
  types: {} as {
    input: RequestListInput
    context: RequestListContext
    events: RequestListEvent
    meta: ChartMeta
    children: { loadRequests: 'loadRequests' }
  },
  actors: { loadRequests: declareQuery<RequestListQuestion, readonly ListedRequest[]>() },
  actions: {
    setRequests: assign(({ context }, { requests }: { requests: readonly ListedRequest[] }) => {
      const { arrangement } = context
      const page = Math.min(arrangement.page, lastPageOf(arranged(requests, arrangement).length))
      return { requests: newestFirst(requests), arrangement: { ...arrangement, page } }
    }),
    arrange: assign({
      arrangement: ({ context }, change: Partial<Arrangement>) => ({ ...context.arrangement, ...change }),
    }),
    clearSent: assign({ justSent: null }),
    notifyDismissed: sendTo(toScreens, { type: 'sent.dismissed' } satisfies SentDismissed),
    notify: sendTo(toNotices, notice),
    notifyArrangement: sendTo(
      toScreens,
      ({ context }): ListArranged => ({ type: 'list.arranged', arrangement: context.arrangement }),
    ),
  },
  guards: {
    hasRequests: (_, { requests }: { requests: readonly ListedRequest[] }) => requests.length > 0,
    isOtherTab: ({ context }, { tab }: { tab: RequestTab }) => tab !== context.arrangement.tab,
    hasNextPage: ({ context: { requests, arrangement } }) =>
      arrangement.page < lastPageOf(arranged(requests, arrangement).length),
    hasPreviousPage: ({ context }) => context.arrangement.page > 0,
  },
}).createMachine({
  id: 'requestList',
  tags: 'help',
  context: ({ input }) => ({ ...input, requests: [] }),
  initial: 'loading',
  on: {
    'sent.dismissed': { actions: ['clearSent', 'notifyDismissed'] },
    'protocol.copied': { actions: { type: 'notify', params: { text: messages.protocolCopied } } },
    'protocol.notCopied': {
      actions: { type: 'notify', params: { text: messages.protocolNotCopied, tone: 'error' } },
    },
  },
  states: {
    loading: {
      meta: { label: 'Carregando a lista', help: HELP, requirements: ['LIST-21'] },
      invoke: {
        id: 'loadRequests',
        src: 'loadRequests',
        input: ({ context }) => ({ request: { cloudId: context.cloud.id }, mayBeMissing: false }),
        onDone: [
          {
            guard: { type: 'hasRequests', params: (args) => ({ requests: replyIn(args) }) },
            target: 'listing',
            actions: { type: 'setRequests', params: (args) => ({ requests: replyIn(args) }) },
          },
          { target: 'empty' },
        ],
      },
    },
    empty: {
      meta: {
        label: 'Nenhum requerimento',
        help: 'Você ainda não tem requerimentos. Clique em Novo Requerimento e escolha o que você precisa.',
        requirements: ['LIST-07'],
      },
    },
    listing: {
      meta: {
        label: 'Mostrando os requerimentos',
        help: HELP,
        requirements: ['LIST-02', 'LIST-03', 'LIST-04'],
      },
      on: {
        'tab.chosen': {
          guard: withEvent('isOtherTab'),
          actions: [
            { type: 'arrange', params: ({ event }) => ({ tab: event.tab, page: 0 }) },
            'notifyArrangement',
          ],
        },
        'search.typed': {
          actions: [
            { type: 'arrange', params: ({ event }) => ({ search: event.text, page: 0 }) },
            'notifyArrangement',
          ],
        },
        'nextPage.chosen': {
          guard: 'hasNextPage',
          actions: [{ type: 'arrange', params: pagesOn(1) }, 'notifyArrangement'],
        },
        'previousPage.chosen': {
          guard: 'hasPreviousPage',
          actions: [{ type: 'arrange', params: pagesOn(-1) }, 'notifyArrangement'],
        },
      },
    },
  },
})
