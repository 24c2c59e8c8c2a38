import { CallError } from '#domain/call-failure.ts'

export const input = { request: { id: 7 }, mayBeMissing: true }

const refused = (status: number, message: string | null, retryAfter?: number) =>
  new CallError({
    kind: 'refused',
    status,
    message,
    problems: [],
    ...(retryAfter !== undefined && { retryAfter }),
  })

const fails = (error: CallError) => ({ type: 'xstate.error.actor.call', error }) as const

export const cases = {
  'a resposta chega': { type: 'xstate.done.actor.call', output: { id: 7 } },
  'o servidor responde 404': fails(refused(404, 'Não encontrado.')),
  'o servidor responde 404 e pede 90 segundos': fails(refused(404, 'Não encontrado.', 90)),
  'o servidor recusa': fails(refused(403, 'O requerimento está bloqueado.')),
  'o servidor recusa sem dizer por quê': fails(refused(422, null)),
  'o servidor pede 90 segundos': fails(refused(429, 'Muitas chamadas em pouco tempo.', 90)),
  'passam os 90 segundos': { type: 'xstate.after.retryAfter.query.limited' },
  'a conexão cai': fails(new CallError({ kind: 'interrupted', callId: '7K3M-9QXD-2RWH' })),
  'a sessão expira': fails(new CallError({ kind: 'expired' })),
  'a resposta foge do contrato': fails(new CallError({ kind: 'offContract' })),
  'tenta novamente no aviso': { type: 'call.retried' },
  'clica em Tentar novamente': { type: 'retry.chosen' },
} as const

export const traitOf = ({
  context: { refusal },
}: {
  context: { refusal: { message: string | null } | null }
}) => (refusal === null ? '' : (refusal.message ?? 'sem motivo'))
