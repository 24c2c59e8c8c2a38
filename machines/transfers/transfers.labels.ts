import type { ChartLabels } from '../support/chart-meta.ts'

export const transfersLabels = {
  events: {
    'uploads.recalled': 'a aba lembra envios interrompidos',
    'interruption.dismissed': 'dispensa o aviso de envios interrompidos',
    'transfer.wanted': 'um arquivo deve ser enviado a uma linha',
    'rows.told': 'o requerimento diz que linhas tem',
    'row.settled': 'a linha recebe outro documento',
    'upload.stopped': 'um envio para',
    'transfer.stopped': 'ninguém vê que um envio parou',
    'upload.ended': 'um envio termina',
  },
  guards: {
    isDone: 'o arquivo foi anexado',
    hasInterrupted: 'há envios interrompidos',
    hasNone: 'não há mais arquivos a caminho',
  },
} satisfies ChartLabels
