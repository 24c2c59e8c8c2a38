import type { ChartLabels } from '../support/chart-meta.ts'

export const portalLabels = {
  events: {
    'place.changed': 'o endereço muda',
    'navigation.blocked': 'a pessoa vai para outra tela',
    'request.opened': 'o requerimento diz qual é',
    'request.sent': 'o requerimento foi enviado',
    'list.arranged': 'a lista mostra outra parte',
    'form.unsaved': 'o formulário tem o que gravar',
    'form.settled': 'o formulário não tem mais o que gravar',
    'leave.confirmed': 'sai sem gravar',
    'leave.dismissed': 'continua preenchendo',
    'xstate.done.actor.consent': 'a autorização está dada',
    'xstate.done.actor.loadDrafts': 'chegam os rascunhos',
    'xstate.error.actor.loadDrafts': 'os rascunhos não chegam',
  },
  guards: {
    isList: 'é a lista',
    isTypes: 'são os tipos',
    isRequest: 'é um requerimento',
    isView: 'é a leitura de um requerimento',
    isNewDocument: 'é o envio de um documento',
    isCloudPicker: 'é a escolha de um documento da nuvem',
    isNoPassword: 'é a ajuda sobre a senha',
    isAccessibility: 'é a declaração de acessibilidade',
    isExpired: 'a sessão expirou',
    isSamePath: 'é o mesmo endereço',
    isSameRequest: 'é o mesmo requerimento',
    isOtherPlace: 'é outra tela ou outro requerimento',
  },
} satisfies ChartLabels
