import { chartOf } from '../../support/chart-labels.ts'
import { cloudPickerMachine } from './cloud-picker.machine.ts'

export const chart = chartOf(cloudPickerMachine, {
  title: 'Escolha de um documento da nuvem',
  purpose: 'Mostra os documentos da nuvem do participante e anexa um deles ao requerimento.',
  screen: 'cloudPicker',
  events: {
    'nextPage.chosen': 'vai à próxima página',
    'previousPage.chosen': 'volta à página anterior',
    'document.chosen': 'clica em Anexar',
    'xstate.done.actor.loadDocuments': 'a lista da nuvem chega',
    'xstate.done.actor.loadRequest': 'o requerimento chega',
    'xstate.done.actor.reread': 'o requerimento é relido',
    'xstate.error.actor.reread': 'o requerimento não é relido',
    'xstate.done.state.cloudPicker.loading': 'chegou tudo',
    'xstate.done.actor.attachDocument': 'a anexação termina',
  },
  guards: {
    isLocal: 'a falha é só desta chamada',
    isNotFound: 'o requerimento não existe',
    wentWell: 'deu certo',
    isWithoutRequest: 'não é para um requerimento',
    isRowGone: 'a linha não existe mais',
    isClosed: 'nada mais pode ser anexado',
    hasNextPage: 'há próxima página',
    hasPreviousPage: 'há página anterior',
    mayBeAttached: 'está na lista e ainda não foi anexado',
  },
  actions: {
    setDocuments: 'guarda a lista da nuvem',
    setRequest: 'guarda o requerimento',
    turnPage: 'muda de página',
    setChosen: 'guarda o documento escolhido',
    setRefusal: 'guarda o motivo da recusa',
    notify: 'mostra um aviso',
    settleRow: 'avisa aos envios que a linha tem documento',
    goToDocuments: 'leva aos documentos do requerimento',
  },
  delays: {},
  actors: {
    loadDocuments: 'leitura da nuvem',
    loadRequest: 'leitura do requerimento',
    reread: 'releitura do requerimento',
    attachDocument: 'anexação do documento',
  },
})
