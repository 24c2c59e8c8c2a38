import { chartOf } from '../../support/chart-labels.ts'
import { documentReaderMachine } from './document-reader.machine.ts'

export const chart = chartOf(documentReaderMachine, {
  title: 'Leitor de documentos',
  purpose: 'Abre um documento guardado ou salva uma cópia dele, sem sair da tela.',
  screen: null,
  events: {
    'document.viewed': 'clica em Ver',
    'document.saved': 'clica em Baixar',
    'save.chosen': 'clica em Baixar no documento aberto',
    'size.toggled': 'clica em Ampliar ou Ver inteira',
    'picture.failed': 'a imagem não se deixa mostrar',
    'retry.chosen': 'clica em Tentar novamente',
    'viewer.closed': 'fecha',
    'file.held': 'o navegador está com o arquivo',
    'xstate.done.actor.fetchDocument': 'o documento chega',
    'xstate.error.actor.fetchDocument': 'o documento não chega',
    'xstate.error.actor.saveFile': 'o navegador não guarda o arquivo',
    'xstate.done.actor.saveFile': 'o arquivo foi guardado no aparelho',
  },
  guards: {
    isImage: 'é uma imagem',
    isLocal: 'a falha é só desta chamada',
    isInterrupted: 'a chamada foi interrompida',
  },
  actions: {
    setDocument: 'guarda o documento pedido',
    setFile: 'guarda o arquivo',
    setAddress: 'guarda o endereço do arquivo',
    setDamaged: 'marca a imagem como ilegível',
    setRefusal: 'guarda o motivo da recusa',
    clear: 'esquece o documento',
  },
  delays: {},
  actors: {
    fetchDocument: 'busca do documento',
    holdFile: 'arquivo aberto no navegador',
    saveFile: 'gravação da cópia no aparelho',
  },
})
