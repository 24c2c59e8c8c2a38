import { assign, setup } from 'xstate'

import type { ChartMeta } from '../../support/chart-meta.ts'
import type { Notice, NoticesContext, NoticesEvent } from './notices.types.ts'

/** Default duration (MESSAGES-05). */
const NOTICE_TIME = 2000

/** Follows D-60. */
export const noticesMachine = setup({
  types: {} as { context: NoticesContext; events: NoticesEvent; meta: ChartMeta },
  actions: { setNotice: assign({ notice: (_, { notice }: { notice: Notice }) => notice }) },
  delays: { noticeTime: ({ context }) => context.notice?.time ?? NOTICE_TIME },
}).createMachine({
  id: 'notices',
  context: { notice: null },
  initial: 'silent',
  on: {
    'notice.given': {
      target: '.showing',
      actions: { type: 'setNotice', params: ({ event: { type: _, ...notice } }) => ({ notice }) },
    },
  },
  states: {
    silent: { meta: { label: 'Sem aviso' } },
    showing: {
      meta: { label: 'Mostrando o aviso' },
      after: { noticeTime: 'silent' },
      on: { 'attention.gained': 'held', 'notice.dismissed': 'silent' },
    },
    held: {
      meta: { label: 'Aviso sob atenção' },
      on: { 'attention.lost': 'showing', 'notice.dismissed': 'silent' },
    },
  },
})
