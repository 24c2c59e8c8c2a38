import type { ChartLabels } from '../support/chart-labels.ts'
import type { transfersMachine } from './transfers.machine.ts'

export const transfersLabels = {
  title: 'Envios em andamento',
  purpose: 'Envia arquivos às linhas dos requerimentos enquanto o participante faz outra coisa.',
  screen: null,
  events: {
    'uploads.recalled': 'a aba lembra envios interrompidos',
    'interruption.dismissed': 'dispensa o aviso de envios interrompidos',
    'transfer.wanted': 'um documento deve entrar em uma linha',
    'rows.awaited': 'o requerimento vai ler as linhas',
    'rows.reported': 'o requerimento diz que linhas tem',
    'row.settled': 'a linha recebe outro documento',
    'upload.stopped': 'um envio para',
    'upload.ended': 'um envio termina',
  },
  guards: {
    isDone: 'o arquivo foi anexado',
    hasInterrupted: 'há envios interrompidos',
    hasNone: 'não há mais arquivos a caminho',
  },
  actions: {
    begin: 'começa o envio',
    drop: 'retira os envios da linha',
    keepInterrupted: 'guarda os envios interrompidos',
    forgetInterrupted: 'esquece os envios interrompidos',
    notifyKeeper: 'manda a lista à aba',
    keepAttached: 'guarda o que a linha recebeu',
    forgetAttached: 'esquece o que a linha recebeu',
    reportChanged: 'informa o requerimento do que vai e do que chegou',
    reportStopped: 'avisa que o envio parou, se a linha não está à vista',
    reportSaved: 'avisa que o documento foi gravado',
  },
  delays: {},
  actors: {
    closingGuard: 'pergunta antes de fechar a aba',
    keeper: 'lista de envios guardada pela aba',
    upload: 'envio de um arquivo',
  },
} satisfies ChartLabels<typeof transfersMachine>
