import { CallError } from '#domain/call-failure.ts'

/** In milliseconds. The page is opened at 0. */
export const MINUTE = 60_000

const interrupted = new CallError({ kind: 'interrupted' })
const refused = (status: number, message: string | null = null) =>
  new CallError({ kind: 'refused', status, message, problems: [] })

/** Later than every path gets. */
const longer = { deadline: 600 * MINUTE, isLast: false }
const lastTime = { deadline: 600 * MINUTE, isLast: true }

export const input = { cpf: '52998224725', deadline: 60 * MINUTE, isLast: false }

export const cases = {
  'faltam 5 minutos': { type: 'xstate.done.actor.untilFirstWarning', output: undefined },
  'falta 1 minuto': { type: 'xstate.done.actor.untilLastWarning', output: undefined },
  'o tempo da sessão acaba': { type: 'xstate.done.actor.untilEnd', output: undefined },
  'volta a olhar a página': { type: 'page.resumed' },
  'continua conectado em outra aba': { type: 'session.renewedElsewhere', ...longer },
  'clica em Continuar conectado': { type: 'stay.chosen' },
  'dispensa o aviso': { type: 'warning.dismissed' },
  'a sessão é prolongada': { type: 'xstate.done.actor.renewSession', output: longer },
  'a sessão é prolongada pela última vez': { type: 'xstate.done.actor.renewSession', output: lastTime },
  'a conexão cai': { type: 'xstate.error.actor.renewSession', error: interrupted },
  'a sessão já tinha expirado': {
    type: 'xstate.error.actor.renewSession',
    error: new CallError({ kind: 'expired' }),
  },
  'o servidor não conhece a chamada': { type: 'xstate.error.actor.renewSession', error: refused(404) },
  'passam 15 segundos sem resposta': {
    type: 'xstate.after.patience.sessionClock.counting.dialog.renewing',
  },
  'digita a senha': { type: 'password.typed', value: 'segredo' },
  'confirma a senha': { type: 'password.submitted' },
  'a senha confere': { type: 'xstate.done.actor.reauthenticate', output: longer },
  'a senha não confere': { type: 'xstate.error.actor.reauthenticate', error: refused(401) },
  'a conexão cai ao conferir a senha': { type: 'xstate.error.actor.reauthenticate', error: interrupted },
  'passam 15 segundos sem conferir a senha': {
    type: 'xstate.after.patience.sessionClock.counting.dialog.authenticating',
  },
} as const
