import { CallError } from '#domain/call-failure.ts'
import type { AcceptanceAnswerInput } from '#machines/acceptance/acceptance-answer/index.ts'
import { cloud, participant } from '#tools/samples/participant.ts'

export const inputFor = (answer: AcceptanceAnswerInput['answer']): AcceptanceAnswerInput => ({
  requestId: 19,
  answer,
  participant,
  cloud,
})

const decidedAs = (status: 'V' | 'N') => ({ kind: 'done', reply: { status } }) as const

const interrupted = new CallError({ kind: 'interrupted' })
const expired = new CallError({ kind: 'expired' })

export const cases = {
  'confirma a resposta': { type: 'answer.confirmed' },
  'desiste de responder': { type: 'answer.dismissed' },
  'o servidor decide por V': { type: 'xstate.done.actor.sendAnswer', output: decidedAs('V') },
  'o servidor decide por N': { type: 'xstate.done.actor.sendAnswer', output: decidedAs('N') },
  'o servidor recusa a resposta': {
    type: 'xstate.done.actor.sendAnswer',
    output: {
      kind: 'refused',
      status: 409,
      message: 'A situação do requerimento não permite esta alteração.',
      problems: [],
    },
  },
  'a mensagem é gravada': { type: 'xstate.done.actor.recordMessage', output: undefined },
  'a conexão cai na mensagem': { type: 'xstate.error.actor.recordMessage', error: interrupted },
  'a sessão expira na mensagem': { type: 'xstate.error.actor.recordMessage', error: expired },
  'o aviso é pedido': { type: 'xstate.done.actor.notifyDecision', output: undefined },
  'a conexão cai no aviso': { type: 'xstate.error.actor.notifyDecision', error: interrupted },
  'a sessão expira no aviso': { type: 'xstate.error.actor.notifyDecision', error: expired },
} as const
