import { chartOf } from '../../support/chart-labels.ts'
import { requestViewMachine } from './request-view.machine.ts'

export const chart = chartOf(requestViewMachine, {
  title: 'Leitura de um requerimento',
  purpose: 'Mostra um requerimento em qualquer situação e imprime o comprovante ou as respostas.',
  screen: 'view',
  events: {
    'print.chosen': 'clica em Imprimir comprovante',
    'answersPrint.chosen': 'clica em Imprimir dados informados',
    'xstate.done.actor.readRequest': 'o requerimento chega',
    'xstate.error.actor.printPage': 'o navegador não imprime',
    'xstate.done.actor.printPage': 'a janela de impressão fecha',
  },
  guards: {
    isNotFound: 'o requerimento não existe',
    hasAnswers: 'há respostas',
    hasReceipt: 'o requerimento já foi enviado',
  },
  actions: { setRequest: 'guarda o requerimento', lay: 'escolhe o que vai para o papel' },
  delays: {},
  actors: { readRequest: 'leitura do requerimento', printPage: 'impressão' },
})
