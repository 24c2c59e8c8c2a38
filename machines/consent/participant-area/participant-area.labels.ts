import { chartOf } from '../../support/chart-labels.ts'
import { participantAreaMachine } from './participant-area.machine.ts'

export const chart = chartOf(participantAreaMachine, {
  title: 'Área do participante',
  purpose: 'Oferece a área do participante e a abre em outra aba.',
  screen: null,
  events: {
    'area.requested': 'clica em Abrir a área do participante',
    'xstate.done.actor.openArea': 'a área abre',
    'xstate.error.actor.openArea': 'a área não abre',
  },
  guards: { hasArea: 'o fundo tem área do participante', isLocal: 'a falha é só desta chamada' },
  actions: {},
  delays: {},
  actors: { openArea: 'abertura da área' },
})
