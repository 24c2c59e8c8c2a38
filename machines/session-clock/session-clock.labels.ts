import type { ChartLabels } from '../support/chart-meta.ts'

export const sessionClockLabels = {
  events: {
    'page.resumed': 'volta a olhar a página',
    'session.renewedElsewhere': 'continua conectado em outra aba',
    'stay.chosen': 'clica em Continuar conectado',
    'warning.dismissed': 'dispensa o aviso',
    'password.typed': 'digita a senha',
    'password.submitted': 'confirma a senha',
    'xstate.after.firstWarning.sessionClock.counting.time.plenty': 'faltam 5 minutos',
    'xstate.after.lastWarning.sessionClock.counting.time.short': 'falta 1 minuto',
    'xstate.after.sessionEnd.sessionClock.counting.time.last': 'o tempo da sessão acaba',
    'xstate.done.actor.renewSession': 'a sessão é prolongada',
    'xstate.error.actor.renewSession': 'a sessão não é prolongada',
    'xstate.after.patience.sessionClock.counting.dialog.renewing': 'passam 15 segundos sem resposta',
    'xstate.done.actor.reauthenticate': 'a senha confere',
    'xstate.error.actor.reauthenticate': 'a senha não é aceita',
    'xstate.after.patience.sessionClock.counting.dialog.authenticating': 'passam 15 segundos sem resposta',
  },
  guards: {
    isWarning: 'o aviso já está na tela',
    isLast: 'a sessão não pode mais ser prolongada',
    isExpired: 'a sessão expirou',
    isInterrupted: 'a conexão falhou',
    isWrongCredentials: 'o servidor recusou a senha',
    hasPassword: 'a senha foi preenchida',
  },
} satisfies ChartLabels
