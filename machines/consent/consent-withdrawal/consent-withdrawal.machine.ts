import { sendTo, setup } from 'xstate'

import { messages } from '#domain/messages.ts'
import { declareMutation, wentWell } from '../../calls/mutation/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { noticeFor } from '../../support/notice-for.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { toNotices, toScreens } from '../../support/system.ts'
import type {
  ConsentWithdrawalEvent,
  ConsentWithdrawalInput,
  ConsentWithdrawn,
} from './consent-withdrawal.types.ts'

export const consentWithdrawalMachine = setup({
  types: {} as {
    input: ConsentWithdrawalInput
    context: ConsentWithdrawalInput
    events: ConsentWithdrawalEvent
    meta: ChartMeta
    tags: 'asked'
  },
  actors: { withdrawConsent: declareMutation<ConsentWithdrawalInput, void>() },
  actions: {
    notifyWithdrawn: sendTo(toNotices, noticeFor(null, messages.consentWithdrawn)),
    notifyScreens: sendTo(toScreens, { type: 'consent.withdrawn' } satisfies ConsentWithdrawn),
  },
  guards: { wentWell },
}).createMachine({
  id: 'consentWithdrawal',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      meta: { label: 'Autorização dada' },
      on: { 'withdrawal.requested': 'confirming' },
    },
    confirming: {
      meta: { label: 'Confirmando a retirada', requirements: ['P-511'] },
      tags: 'asked',
      on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.dismissed': 'idle' },
    },
    withdrawing: {
      meta: { label: 'Retirando a autorização', requirements: ['P-511'] },
      tags: 'asked',
      invoke: {
        id: 'withdrawConsent',
        src: 'withdrawConsent',
        input: ({ context }) => ({ request: context }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'withdrawn',
            actions: ['notifyWithdrawn', 'notifyScreens'],
          },
          { target: 'refused' },
        ],
      },
    },
    refused: {
      meta: { label: 'Recusada pelo servidor' },
      tags: 'asked',
      on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.dismissed': 'idle' },
    },
    withdrawn: { meta: { label: 'Autorização retirada' }, type: 'final' },
  },
})
