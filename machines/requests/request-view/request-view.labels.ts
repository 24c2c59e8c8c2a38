import { chartOf } from '../../support/chart-labels.ts'
import { requestViewMachine } from './request-view.machine.ts'

export const chart = chartOf(requestViewMachine, {
  title: 'Leitura de um requerimento',
  purpose: 'Mostra um requerimento em qualquer situação e imprime o comprovante ou as respostas.',
  screen: 'view',
  events: {
    'summary.chosen': 'abre o Resumo',
    'answers.chosen': 'abre Dados',
    'documents.chosen': 'abre Documentos',
    'messages.chosen': 'abre Mensagens',
    'print.chosen': 'clica em Imprimir comprovante',
    'answersPrint.chosen': 'clica em Imprimir dados informados',
    'xstate.done.actor.readRequest': 'o requerimento chega',
    'xstate.error.actor.printPage': 'o navegador não imprime',
    'xstate.done.actor.printPage': 'a janela de impressão fecha',
  },
  guards: {
    isNotFound: 'o requerimento não existe',
    hasMessages: 'há mensagens',
    canPrintAnswers: 'a aba é Dados, e há respostas',
    canPrintReceipt: 'a aba é Resumo, e o requerimento já foi enviado',
  },
  actions: { setRequest: 'guarda o requerimento', lay: 'escolhe o que vai para o papel' },
  delays: {},
  actors: { readRequest: 'leitura do requerimento', printPage: 'impressão' },
})
