import { chartOf } from '../../support/chart-labels.ts'
import { autosaveMachine } from './autosave.machine.ts'

export const chart = chartOf(autosaveMachine, {
  title: 'Rascunho que se grava sozinho',
  purpose: 'Grava no servidor o que se preenche em um requerimento em elaboração, sem que ninguém peça.',
  screen: null,
  unseen: 'it says nothing but that the draft was saved elsewhere, in a line that a journey looks at',
  events: {
    'autosave.changed': 'o formulário muda',
    'autosave.started': 'o formulário diz o que gravar',
    'autosave.cancelled': 'não há o que gravar, ou o participante grava',
    'page.hidden': 'a página sai da vista',
    'xstate.after.pause.autosave.answers.unsaved.typing': '10 segundos sem mudança',
    'xstate.after.longest.autosave.answers.unsaved': '1 minuto desde a primeira mudança',
    'xstate.after.pause.autosave.pace.resting': '10 segundos desde a última gravação',
    'xstate.done.actor.saveQuietly': 'a gravação dá certo',
    'xstate.error.actor.saveQuietly': 'a gravação falha',
  },
  guards: {
    isBegun: 'o rascunho vale uma gravação',
    mayHurry: 'ele vale uma gravação, e a última foi há 10 segundos',
    isStale: 'foi gravado em outro lugar',
    mayComeLater: 'pode dar certo mais tarde',
    isLocal: 'a sessão continua',
  },
  actions: {
    noteBegun: 'anota se o rascunho vale uma gravação',
    noteRequest: 'anota que requerimento se grava',
    notifyParent: 'avisa o formulário',
    notifyDone: 'informa o que ficou gravado',
  },
  delays: { pause: '10 segundos', longest: '1 minuto' },
  actors: { page: 'a página do navegador', saveQuietly: 'gravação do rascunho' },
})
