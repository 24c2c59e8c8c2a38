import { chartOf } from '../../support/chart-labels.ts'
import { newDocumentMachine } from './new-document.machine.ts'

export const chart = chartOf(newDocumentMachine, {
  title: 'Envio de um documento',
  purpose: 'Envia um documento fora do formulário, para um requerimento ou para a nuvem.',
  screen: 'newDocument',
  events: {
    'type.chosen': 'escolhe o tipo de documento',
    'document.saved': 'clica em Gravar',
    'file.ready': 'o arquivo pode ser enviado',
    'file.lost': 'não há mais um arquivo que possa ser enviado',
    'upload.stopped': 'o envio para',
    'upload.finished': 'arquivo enviado',
    'upload.cancelled': 'desistência do envio',
    'xstate.done.actor.readRequest': 'o requerimento chega',
  },
  guards: {
    isUnproven: 'não se sabe se o documento entrou no requerimento',
    isListed: 'o requerimento tem um documento complementar novo',
    isNotFound: 'o requerimento não existe',
    isForRequest: 'é para um requerimento',
    isRowGone: 'a linha não existe mais',
    isClosed: 'nada mais pode ser enviado',
    hasType: 'o tipo foi escolhido',
    hasAll: 'há tipo e arquivo',
    isFileRefused: 'o servidor não aceita o arquivo',
  },
  actions: {
    setRequest: 'guarda o requerimento',
    setType: 'guarda o tipo escolhido',
    setTypeOfRow: 'assume o tipo que a linha pede',
    setFile: 'guarda o arquivo',
    clearFile: 'esquece o arquivo',
    demandFile: 'pede o arquivo à escolha',
    setRefusal: 'guarda o motivo da recusa',
    notify: 'mostra um aviso',
    settleRow: 'avisa aos envios que a linha tem documento',
    goBack: 'volta para onde estava',
  },
  delays: {},
  actors: {
    beforeUnloadGuard: 'pergunta antes de fechar a aba',
    localFile: 'escolha do arquivo',
    readRequest: 'leitura do requerimento',
    upload: 'envio do arquivo',
  },
})
