import { chartOf } from '../../support/chart-labels.ts'
import { chunkMachine } from './chunk.machine.ts'

export const chart = chartOf(chunkMachine, {
  title: 'Parte do portal',
  purpose: 'Carrega o código de uma tela quando ele é preciso pela primeira vez.',
  screen: null,
  events: {
    'retry.chosen': 'o participante tenta novamente',
    'xstate.done.actor.loadChunk': 'a parte chega',
    'xstate.error.actor.loadChunk': 'a parte não chega',
    'xstate.error.actor.reloadPage': 'o navegador não carrega a página',
    'xstate.after.patience.chunk.loading': 'passam 15 segundos sem resposta',
  },
  guards: { isLoaded: 'já foi carregada' },
  actions: {},
  delays: { patience: 'quinze segundos' },
  actors: { loadChunk: 'carga do código', reloadPage: 'nova carga da página' },
})
