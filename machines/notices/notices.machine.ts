import { assign, setup } from 'xstate'

import type { ChartMeta } from '../support/chart-meta.ts'
import type { Notice, NoticesContext, NoticesEvent } from './notices.types.ts'

/** Avisos que somem sozinhos em 2 segundos; param enquanto se olha para eles (core 8; D-60). */
export const noticesMachine = setup({
  types: {} as { context: NoticesContext; events: NoticesEvent; meta: ChartMeta },
  actions: { keepNotice: assign({ notice: (_, { text, tone }: Notice) => ({ text, tone }) }) },
  delays: { noticeTime: 2000 },
}).createMachine({
  id: 'notices',
  context: { notice: null },
  initial: 'silent',
  on: {
    'notice.given': {
      target: '.showing',
      actions: { type: 'keepNotice', params: ({ event }) => event },
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
