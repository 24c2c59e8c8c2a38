import type { ChartLabels } from '../support/chart-meta.ts'

export const documentReaderLabels = {
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
    isToBeSeen: 'é para ver',
    isImage: 'é uma imagem',
    isExpired: 'a sessão expirou',
    isInterrupted: 'a chamada foi interrompida',
  },
} satisfies ChartLabels
