import { CallError } from '#domain/call-failure.ts'

export const input = { request: { what: 'the answers' } }

const refusal = {
  kind: 'refused',
  status: 422,
  message: 'Confira o banco',
  problems: [{ path: 'detalhes.banco', message: 'Obrigatório' }],
} as const

export const cases = {
  'a gravação dá certo': { type: 'xstate.done.actor.call', output: { id: 7 } },
  'o servidor recusa': { type: 'xstate.error.actor.call', error: new CallError(refusal) },
  'a conexão cai': {
    type: 'xstate.error.actor.call',
    error: new CallError({ kind: 'interrupted', callId: '7K3M-9QXD-2RWH' }),
  },
  'a sessão expira': { type: 'xstate.error.actor.call', error: new CallError({ kind: 'expired' }) },
  'a resposta foge do contrato': {
    type: 'xstate.error.actor.call',
    error: new CallError({ kind: 'offContract' }),
  },
  'tenta novamente': { type: 'call.retried' },
} as const
