import { CallError } from '#domain/call-failure.ts'

const onFile = [{ id_pessoa_dep: '601', nome: 'Caio Duarte' }]

export const cases = {
  'os beneficiários chegam': { type: 'xstate.done.actor.loadBeneficiaries', output: onFile },
  'a conexão cai': {
    type: 'xstate.error.actor.loadBeneficiaries',
    error: new CallError({ kind: 'interrupted' }),
  },
  'a sessão expira': {
    type: 'xstate.error.actor.loadBeneficiaries',
    error: new CallError({ kind: 'expired' }),
  },
  'consulta de novo': { type: 'beneficiaries.retried' },
} as const
