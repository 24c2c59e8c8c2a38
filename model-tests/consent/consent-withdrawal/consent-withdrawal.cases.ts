import { participant } from '#tools/samples/participant.ts'

export const input = { participant }

export const cases = {
  'clica em Retirar a autorização': { type: 'withdrawal.requested' },
  'confirma a retirada': { type: 'withdrawal.confirmed' },
  'desiste de retirar': { type: 'withdrawal.dismissed' },
  'a retirada dá certo': {
    type: 'xstate.done.actor.withdrawConsent',
    output: { kind: 'done', reply: undefined },
  },
  'a retirada é recusada': {
    type: 'xstate.done.actor.withdrawConsent',
    output: { kind: 'refused', status: 429, message: null, problems: [] },
  },
} as const
