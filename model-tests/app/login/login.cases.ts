import type { SnapshotFrom } from 'xstate'
import { CallError, type CallFailure } from '#domain/call-failure.ts'
import type { Place } from '#domain/navigation/place.ts'
import type { loginMachine } from '#machines/app/login/index.ts'
import { anonymousSession, newSession, rememberedSession, started } from '#tools/samples/sessions.ts'

const types: Place = { screen: 'types', path: '/tiposreq' }
const login: Place = { screen: 'login', path: '/login' }

/**
 * The chart starts when the page is opened, after a session, and after a session that ended in another tab.
 */
export const inputs = {
  'a página é aberta': { begins: 'restoring', place: null, wanted: null },
  'saiu nesta aba': { begins: 'waiting', place: login, wanted: null },
  'saiu em outra aba': { begins: 'leftElsewhere', place: login, wanted: null },
} as const

export function traitOf(snapshot: SnapshotFrom<typeof loginMachine>): string {
  const { cpf, password, appCode } = snapshot.context.credentials
  if (snapshot.matches('loggedOut')) {
    const asked = appCode === null ? '' : 'com código '
    const alert = snapshot.matches({ loggedOut: 'refused' }) ? (snapshot.context.serverMessage ?? '') : ''
    return asked + (cpf !== '' && password !== '' && appCode !== '' ? 'preenchido' : '') + alert
  }
  if (snapshot.matches('delayed')) {
    const { wait } = snapshot.context
    return `${wayOf(snapshot)} ${wait === null ? 'sem resposta' : wait === 0 ? 'depois da espera' : 'na espera'}`
  }
  if (snapshot.matches('authenticating')) return appCode === null ? '' : 'com código'
  if (!snapshot.matches('starting') && !snapshot.matches('loadingPortal')) return ''
  return wayOf(snapshot) + (snapshot.context.serverMessage === null ? '' : ' mais uma vez')
}

function wayOf({ context: { credentials, session } }: SnapshotFrom<typeof loginMachine>): string {
  if (credentials.cpf !== '') return 'pelo login'
  return session?.cpf === null ? 'pelo código' : ''
}

const interrupted = { kind: 'interrupted' } as const

const appCodeFailure = (status: number, message: string): CallFailure => ({
  kind: 'refused',
  status,
  message,
  problems: [{ path: 'codigo', message }],
})

export const cases = {
  'a aba não lembra sessão': { type: 'xstate.done.actor.recallSession', output: null },
  'a aba do navegador ainda guarda uma sessão': {
    type: 'xstate.done.actor.recallSession',
    output: rememberedSession,
  },
  'a aba não responde': { type: 'xstate.error.actor.recallSession', error: new Error('storage') },
  'chega com um código': { type: 'code.arrived', code: 'CODIGO-1' },
  'o código vale': { type: 'xstate.done.actor.singleSignOn', output: anonymousSession },
  'o código não vale': {
    type: 'xstate.error.actor.singleSignOn',
    error: new CallError({ kind: 'refused', status: 401, message: null, problems: [] }),
  },
  'pede os tipos': { type: 'place.changed', place: types },
  'pede o login': { type: 'place.changed', place: login },
  'digita o CPF': { type: 'cpf.typed', value: '52998224725' },
  'digita a senha': { type: 'password.typed', value: 'segredo' },
  'clica em Entrar': { type: 'login.submitted' },
  'CPF e senha conferem': { type: 'xstate.done.actor.authenticate', output: newSession },
  'a senha não confere': {
    type: 'xstate.error.actor.authenticate',
    error: new CallError({ kind: 'refused', status: 401, message: null, problems: [] }),
  },
  'o servidor pede o código do aplicativo': {
    type: 'xstate.error.actor.authenticate',
    error: new CallError(appCodeFailure(422, 'Digite o código do seu aplicativo.')),
  },
  'o código do aplicativo não confere': {
    type: 'xstate.error.actor.authenticate',
    error: new CallError(appCodeFailure(401, 'O código não confere.')),
  },
  'digita o código do aplicativo': { type: 'appCode.typed', value: '123456' },
  'a conexão cai no login': { type: 'xstate.error.actor.authenticate', error: new CallError(interrupted) },
  'há tentativas demais': {
    type: 'xstate.error.actor.authenticate',
    error: new CallError({
      kind: 'refused',
      status: 429,
      message: 'Muitas tentativas. Tente novamente em 15 minutos.',
      problems: [],
    }),
  },
  'a sessão abre': { type: 'xstate.done.actor.startSession', output: started },
  'a sessão não abre': {
    type: 'xstate.error.actor.startSession',
    error: new CallError({ kind: 'refused', status: 422, message: null, problems: [] }),
  },
  'o início não tem resposta': {
    type: 'xstate.error.actor.startSession',
    error: new CallError(interrupted),
  },
  'o servidor pede 30 segundos no início': {
    type: 'xstate.error.actor.startSession',
    error: new CallError({
      kind: 'refused',
      status: 429,
      message: 'Muitas chamadas em pouco tempo.',
      problems: [],
      retryAfter: 30,
    }),
  },
  'passam os 30 segundos': { type: 'xstate.after.retryAfter.login.delayed' },
  'clica em Tentar novamente': { type: 'retry.chosen' },
  'sai sem esperar': { type: 'exit.chosen' },
  'o portal é carregado': { type: 'xstate.done.actor.signedInChunk', output: undefined },
  'sai em outra aba': { type: 'session.endedElsewhere' },
} as const

/** The field is there once the server has asked for the code; from then on it is sent. */
export function isPossible(
  { context }: SnapshotFrom<typeof loginMachine>,
  event: (typeof cases)[keyof typeof cases],
): boolean {
  const isShown = context.credentials.appCode !== null
  // The timer runs out once, and only where the server asked for a time.
  if (event.type === 'xstate.after.retryAfter.login.delayed') return Boolean(context.wait)
  if (event.type === 'appCode.typed') return isShown
  if (event.type !== 'xstate.error.actor.authenticate') return true
  if (event.error === cases['o servidor pede o código do aplicativo'].error) return !isShown
  return isShown || event.error !== cases['o código do aplicativo não confere'].error
}
