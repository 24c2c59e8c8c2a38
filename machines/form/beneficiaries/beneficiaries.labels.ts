import { chartOf } from '../../support/chart-labels.ts'
import { beneficiariesMachine } from './beneficiaries.machine.ts'

export const chart = chartOf(beneficiariesMachine, {
  title: 'Consulta dos beneficiários',
  purpose: 'Busca no cadastro do fundo os beneficiários do participante em um plano.',
  screen: 'request',
  events: {
    'beneficiaries.retried': 'consulta os beneficiários de novo',
    'xstate.done.actor.loadBeneficiaries': 'os beneficiários chegam',
    'xstate.error.actor.loadBeneficiaries': 'os beneficiários não chegam',
  },
  guards: { isLocal: 'a falha é só desta chamada' },
  actions: { setOnFile: 'guarda os beneficiários encontrados' },
  delays: {},
  actors: { loadBeneficiaries: 'busca dos beneficiários' },
})
