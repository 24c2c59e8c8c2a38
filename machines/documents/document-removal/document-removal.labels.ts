import { chartOf } from '../../support/chart-labels.ts'
import { documentRemovalMachine } from './document-removal.machine.ts'

export const chart = chartOf(documentRemovalMachine, {
  title: 'Exclusão de um documento complementar',
  purpose: 'Pergunta se o documento sai do requerimento e o tira.',
  screen: 'request',
  events: {
    'removal.confirmed': 'confirma a exclusão',
    'removal.dismissed': 'desiste de excluir',
    'xstate.done.actor.removeDocument': 'a exclusão termina',
  },
  guards: { wentWell: 'deu certo' },
  actions: { notifyParent: 'informa como terminou' },
  delays: {},
  actors: { removeDocument: 'exclusão do documento' },
})
