import type { ChartLabels } from '../support/chart-meta.ts'

export const portalLabels = {
  events: {
    'place.changed': 'o endereço muda',
    'request.opened': 'o requerimento diz qual é',
    'form.unsaved': 'o formulário tem o que gravar',
    'form.settled': 'o formulário não tem mais o que gravar',
    'leave.confirmed': 'sai sem gravar',
    'leave.dismissed': 'continua preenchendo',
    'xstate.done.actor.consent': 'a autorização está dada',
  },
  guards: {
    isList: 'é a lista',
    isTypes: 'são os tipos',
    isRequest: 'é um requerimento',
    isView: 'é a leitura de um requerimento',
    isNoPassword: 'é a ajuda sobre a senha',
    isSamePath: 'é o mesmo endereço',
    isSameRequest: 'é o mesmo requerimento',
  },
} satisfies ChartLabels
