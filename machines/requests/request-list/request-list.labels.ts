import { chartOf } from '../../support/chart-labels.ts'
import { requestListMachine } from './request-list.machine.ts'

export const chart = chartOf(requestListMachine, {
  title: 'Lista de requerimentos',
  purpose: 'Mostra os requerimentos do participante, em andamento ou encerrados.',
  screen: 'list',
  events: {
    'tab.chosen': 'escolhe entre em andamento e encerrados',
    'search.typed': 'busca um protocolo',
    'nextPage.chosen': 'vai à próxima página',
    'previousPage.chosen': 'volta à página anterior',
    'sent.dismissed': 'fecha o aviso do envio',
    'protocol.copied': 'copia o protocolo',
    'protocol.notCopied': 'o navegador não copia o protocolo',
    'xstate.done.actor.loadRequests': 'a lista chega',
  },
  guards: {
    hasRequests: 'há requerimentos',
    isOtherTab: 'é a outra aba',
    hasNextPage: 'há próxima página',
    hasPreviousPage: 'há página anterior',
  },
  actions: {
    setRequests: 'guarda os requerimentos',
    arrange: 'muda o que a lista mostra',
    clearSent: 'esquece o requerimento enviado',
    notifyDismissed: 'avisa ao portal que o aviso foi fechado',
    notify: 'mostra um aviso',
    notifyArrangement: 'avisa ao portal como a lista está',
  },
  delays: {},
  actors: { loadRequests: 'leitura da lista' },
})
