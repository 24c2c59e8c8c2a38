import type { ChartLabels } from '../../support/chart-labels.ts'
import type { participantAreaMachine } from './participant-area.machine.ts'

export const participantAreaLabels = {
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
} satisfies ChartLabels<typeof participantAreaMachine>
