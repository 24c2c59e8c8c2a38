import { CallError } from '#domain/call-failure.ts'

export const lucia = {
  cpf: '94726183591',
  name: 'Lúcia M. F.',
  plans: [
    { id: 1, name: 'Plano Um' },
    { id: 2, name: 'Plano Dois' },
  ],
}
const withoutPlans = { cpf: '94726183591', name: 'Rita C. D.', plans: [] }
const unknown = { cpf: '94726183591', name: '', plans: [] }

const limit = 'Muitas tentativas. Tente novamente em 3 horas.'

const refusedWith = (status: number, message: string) =>
  new CallError({ kind: 'refused', status, message, problems: [] })

export const cases = {
  'digita dez números': { type: 'person.typed', digits: '9472618359' },
  'digita um CPF com dígito errado': { type: 'person.typed', digits: '94726183592' },
  'digita o CPF inteiro': { type: 'person.typed', digits: '94726183591' },
  'o CPF é de um participante': { type: 'xstate.done.actor.lookUp', output: lucia },
  'o CPF é de quem não tem plano': { type: 'xstate.done.actor.lookUp', output: withoutPlans },
  'o CPF não é de ninguém': { type: 'xstate.done.actor.lookUp', output: unknown },
  'a conexão cai': { type: 'xstate.error.actor.lookUp', error: new CallError({ kind: 'interrupted' }) },
  'tenta novamente': { type: 'lookUp.retried' },
  'o requerimento espera': { type: 'person.awaited' },
  'já foram CPFs demais': { type: 'xstate.error.actor.lookUp', error: refusedWith(429, limit) },
  'a sessão expirou': { type: 'xstate.error.actor.lookUp', error: new CallError({ kind: 'expired' }) },
} as const
