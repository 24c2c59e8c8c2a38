import { chartOf } from '../../support/chart-labels.ts'
import { consentMachine } from './consent.machine.ts'

export const chart = chartOf(consentMachine, {
  title: 'Autorização',
  purpose: 'Pede ao participante a autorização para guardar cópias dos seus documentos.',
  screen: 'consent',
  events: {
    'consent.toggled': 'marca ou desmarca a caixa',
    'consent.saved': 'clica em Gravar',
    'consent.declined': 'clica em Voltar',
    'xstate.done.actor.checkConsent': 'a verificação responde',
    'xstate.done.actor.grantConsent': 'a gravação termina',
  },
  guards: {
    asks: 'é preciso pedir',
    hasConsent: 'já autorizou',
    agrees: 'marcou',
    mayDecline: 'é da equipe',
    wentWell: 'deu certo',
  },
  actions: {
    goHome: 'leva à lista de requerimentos',
    notifyParent: 'informa como terminou',
  },
  delays: {},
  actors: { checkConsent: 'consulta da autorização', grantConsent: 'gravação da autorização' },
})
