import { chartOf } from '../../support/chart-labels.ts'
import { openRequestMachine } from './open-request.machine.ts'

export const chart = chartOf(openRequestMachine, {
  title: 'Requerimento aberto',
  purpose: 'Mostra o requerimento do endereço e pergunta antes de sair dele sem gravar.',
  screen: 'request',
  events: {
    'visited.request': 'vai a outro endereço de requerimento',
    'navigation.blocked': 'a pessoa vai para outra tela',
    'request.opened': 'o requerimento diz qual é',
    'form.unsaved': 'o formulário tem o que gravar',
    'form.settled': 'o formulário não tem mais o que gravar',
    'leave.confirmed': 'sai sem gravar',
    'leave.dismissed': 'continua preenchendo',
    'leave.kept': 'grava e continua depois',
    'question.closed': 'a pergunta sai da tela',
    'xstate.done.actor.acceptanceCode': 'chega o código do aceite',
  },
  guards: {
    isAcceptance: 'o endereço é de um aceite',
    isAcceptanceOpened: 'é um aceite',
    isLost: 'a aba não guarda o que há por gravar',
    isSameRequest: 'é o mesmo requerimento',
    isOtherPlace: 'é outra tela ou outro requerimento',
  },
  actions: {
    setPlace: 'guarda o endereço',
    setOpen: 'guarda qual requerimento está aberto',
    goToAcceptance: 'leva ao endereço do aceite',
    notifyStep: 'pede a etapa ao requerimento',
    requestSave: 'pede a gravação',
    notifyAsked: 'avisa o requerimento da pergunta',
    notifyAnswered: 'avisa o requerimento da resposta',
    releaseNavigation: 'deixa sair da tela',
    dismissNavigation: 'fica na tela',
  },
  delays: {},
  actors: {
    acceptance: 'resposta, correção e avaliação de um aceite',
    acceptanceCode: 'código do aceite',
    beforeUnloadGuard: 'pergunta antes de fechar a aba',
    wizard: 'requerimento em etapas',
  },
})
