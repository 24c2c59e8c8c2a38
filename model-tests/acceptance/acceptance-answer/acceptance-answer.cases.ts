import { CallError } from '#domain/call-failure.ts'
import type { AcceptanceAnswerInput } from '#machines/acceptance/acceptance-answer/index.ts'
import type { DialogRow } from '#tools/chart-paths/dialog-row.ts'
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

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/screens/acceptance/answer.tsx',
    dialog: 'Aceitar o novo valor de R$\u00a05.391,75?',
    state: 'confirming',
    spoken: [
      [
        'O valor do seu benefício passa de R$\u00a05.820,40 para R$\u00a05.391,75, e o requerimento segue para a alteração. Depois de enviada, a resposta não pode ser mudada.',
        'button: Ainda não',
      ],
    ],
    buttons: { 'Ainda não': [null, 'ended'], 'Aceitar e enviar': [null, 'sending'] },
    escape: [null, 'ended'],
    back: ['/', null, 'ended'],
  },
  {
    file: 'ui/screens/acceptance/answer.tsx',
    dialog: 'Recusar o novo valor de R$\u00a05.391,75 e cancelar o requerimento?',
    state: 'confirming',
    spoken: [
      [
        'O requerimento é cancelado, e o fundo não faz a alteração que você pediu. Depois de enviada, a resposta não pode ser mudada.',
        'button: Ainda não',
      ],
    ],
    buttons: { 'Ainda não': [null, 'ended'], 'Recusar e cancelar': [null, 'sending'] },
    escape: [null, 'ended'],
    back: ['/', null, 'ended'],
  },
]
