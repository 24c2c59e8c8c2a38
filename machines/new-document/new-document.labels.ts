import type { ChartLabels } from '../support/chart-meta.ts'

export const newDocumentLabels = {
  events: {
    'type.chosen': 'escolhe o tipo de documento',
    'document.saved': 'clica em Gravar',
    'file.ready': 'o arquivo pode ser enviado',
    'file.lost': 'não há mais um arquivo que possa ser enviado',
    'upload.stopped': 'o envio para',
    'xstate.done.actor.readRequest': 'o requerimento chega',
    'xstate.done.actor.upload': 'o envio termina',
  },
  guards: {
    isUnproven: 'o servidor não disse como o documento entrou no requerimento',
    isThere: 'o requerimento tem um documento complementar novo',
    isNotFound: 'o requerimento não existe',
    isForRequest: 'é para um requerimento',
    isRowGone: 'o requerimento não tem esta linha',
    isClosed: 'o requerimento não recebe mais documentos',
    isChecked: 'o documento já foi conferido',
    hasType: 'o tipo foi escolhido',
    hasAll: 'há tipo e arquivo',
    isDone: 'o documento foi enviado',
    isFileRefused: 'o servidor não aceita o arquivo',
  },
} satisfies ChartLabels
