import { CallError } from '#domain/call-failure.ts'

export const address = {
  endereco: 'SBN Quadra 1',
  bairro: 'Asa Norte',
  cidade: 'Brasília',
  estado: 'DF',
}

export const input = { path: 'endereco.cep' }

export const cases = {
  'digita sete números': { type: 'postalCode.typed', digits: '7004001' },
  'digita o oitavo número': { type: 'postalCode.typed', digits: '70040010' },
  'tenta novamente': { type: 'lookUp.retried' },
  'o CEP existe': { type: 'xstate.done.actor.lookUp', output: address },
  'o CEP não existe': { type: 'xstate.done.actor.lookUp', output: null },
  'a conexão cai': { type: 'xstate.error.actor.lookUp', error: new CallError({ kind: 'interrupted' }) },
} as const
