import type { ChartLabels } from '../support/chart-meta.ts'

export const transfersLabels = {
  events: {
    'transfer.wanted': 'um arquivo deve ser enviado a uma linha',
    'transfers.asked': 'o requerimento pergunta o que está a caminho',
    'transfers.dropped': 'o requerimento acaba',
    'upload.ended': 'um envio termina',
  },
  guards: { isDone: 'o arquivo foi anexado', hasNone: 'não há mais arquivos a caminho' },
} satisfies ChartLabels
