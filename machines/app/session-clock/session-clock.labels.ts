import { chartOf } from '../../support/chart-labels.ts'
import { sessionClockMachine } from './session-clock.machine.ts'

export const chart = chartOf(sessionClockMachine, {
  title: 'Relógio da sessão',
  purpose: 'Avisa que a sessão vai acabar, prolonga-a quando o participante pede e a encerra no prazo.',
  screen: null,
  events: {
    'page.resumed': 'volta a olhar a página',
    'session.renewedElsewhere': 'continua conectado em outra aba',
    'stay.chosen': 'clica em Continuar conectado',
    'warning.dismissed': 'dispensa o aviso',
    'password.typed': 'digita a senha',
    'password.submitted': 'confirma a senha',
    'xstate.done.actor.untilFirstWarning': 'faltam 5 minutos',
    'xstate.done.actor.untilLastWarning': 'falta 1 minuto',
    'xstate.done.actor.untilEnd': 'o tempo da sessão acaba',
    'xstate.done.actor.renewSession': 'a sessão é prolongada',
    'xstate.error.actor.renewSession': 'a sessão não é prolongada',
    'xstate.after.patience.sessionClock.counting.dialog.renewing': 'o pedido fica 15 segundos sem resposta',
    'xstate.done.actor.reauthenticate': 'a senha confere',
    'xstate.error.actor.reauthenticate': 'a senha não é aceita',
    'xstate.after.patience.sessionClock.counting.dialog.authenticating':
      'a senha fica 15 segundos sem resposta',
  },
  guards: {
    isWarning: 'o aviso já está na tela',
    isLast: 'a sessão não pode mais ser prolongada',
    isExpired: 'a sessão expirou',
    isInterrupted: 'a conexão falhou',
    isWrongCredentials: 'o servidor recusou a senha',
    hasPassword: 'a senha foi preenchida',
  },
  actions: {
    setLifetime: 'guarda o novo prazo',
    setPassword: 'guarda a senha',
    clearPassword: 'esquece a senha',
    setServerMessage: 'guarda o que o servidor disse',
    clearServerMessage: 'esquece o que o servidor disse',
    sayProlonged: 'avisa que a sessão foi prolongada',
  },
  delays: { patience: '15 segundos' },
  actors: {
    waitUntil: 'espera até a hora',
    renewSession: 'pedido de mais tempo',
    reauthenticate: 'conferência da senha',
  },
})
