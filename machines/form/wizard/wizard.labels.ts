import { chartOf } from '../../support/chart-labels.ts'
import { wizardMachine } from './wizard.machine.ts'

export const chart = chartOf(wizardMachine, {
  title: 'Requerimento em etapas',
  purpose: 'Lê o requerimento, deixa preencher e leva de volta à lista quando foi enviado ou cancelado.',
  screen: 'request',
  events: {
    'step.requested': 'o endereço pede uma etapa',
    'xstate.done.actor.loadRequest': 'o requerimento chega',
    'editor.sent': 'enviado',
    'editor.kept': 'gravado para continuar depois',
    'editor.cancelled': 'cancelado',
  },
  guards: {
    mayNotStart: 'o tipo não pode começar',
    hasForm: 'o tipo se preenche aqui',
    isNotFound: 'o requerimento não existe',
  },
  actions: {
    setLoaded: 'guarda o requerimento',
    awaitRows: 'informa aos envios que vai ler as linhas',
    notifyOpened: 'informa qual requerimento se abriu',
    notifyStep: 'pede a etapa ao preenchimento',
    notifySent: 'informa ao portal que foi enviado',
    notify: 'mostra um aviso',
    goTo: 'leva a outra tela',
  },
  delays: {},
  actors: { editor: 'preenchimento do requerimento', loadRequest: 'leitura do requerimento' },
})
