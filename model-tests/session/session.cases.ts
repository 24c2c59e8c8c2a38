import { createActor, fromCallback, type SnapshotFrom } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import type { Place } from '#domain/navigation/place.ts'
import type { StartedSession, sessionMachine } from '#machines/session/index.ts'

import { participant } from '../support/sample-participant.ts'

/** Milliseconds. The page is opened at 0. */
export const MINUTE = 60_000

const cpf = '52998224725'

export const started: StartedSession = {
  participant,
  reference: {
    plans: [{ id: 1, name: 'Plano 1' }],
    benefits: [],
    types: [],
    documentTypes: [],
    countries: [],
    banks: [],
    sponsorDomains: [],
    today: '2026-11-21',
    maxFileMb: 5,
  },
  hasParticipantArea: false,
}

/** The server may give less than an hour (D-11). */
export const newSession = { cpf, deadline: 30 * MINUTE, isLast: false }
/** After a single sign-on nobody has said yet whose it is (D-03). */
export const anonymousSession = { cpf: null, deadline: 30 * MINUTE, isLast: false }
export const rememberedSession = { cpf, deadline: 50 * MINUTE, isLast: false }

export const input = { now: () => 20 * MINUTE }

/** What tells two equal states of the session apart, in the words of the inventory. */
export function traitOf(snapshot: SnapshotFrom<typeof sessionMachine>): string {
  const { cpf, password } = snapshot.context.credentials
  if (snapshot.matches('loggedOut')) return cpf !== '' && password !== '' ? 'preenchido' : ''
  if (!snapshot.matches('starting')) return ''
  return cpf !== '' ? 'pelo login' : snapshot.context.session?.cpf === null ? 'pelo código' : ''
}

const types: Place = { screen: 'types', path: '/tiposreq' }
const login: Place = { screen: 'login', path: '/login' }

/** Whoever reports a trouble in the plan; the page puts one that can be watched in its place. */
const reporter = createActor(fromCallback(() => {}))
const interrupted = { kind: 'interrupted' } as const

export const cases = {
  'a aba não lembra sessão': { type: 'xstate.done.actor.recallSession', output: null },
  'a aba lembra uma sessão': { type: 'xstate.done.actor.recallSession', output: rememberedSession },
  'a aba lembra uma sessão vencida': {
    type: 'xstate.done.actor.recallSession',
    output: { cpf, deadline: 0, isLast: false },
  },
  'a aba não responde': { type: 'xstate.error.actor.recallSession', error: new Error('storage') },
  'chega com um código': { type: 'code.arrived', code: 'CODIGO-1' },
  'o código vale': { type: 'xstate.done.actor.singleSignOn', output: anonymousSession },
  'o código não vale': {
    type: 'xstate.error.actor.singleSignOn',
    error: new CallError({ kind: 'refused', status: 401, message: null, problems: [] }),
  },
  'pede os tipos': { type: 'place.changed', place: types },
  'o portal para': { type: 'xstate.error.actor.portal', error: new TypeError('x is not a function') },
  'o portal para, a sessão expirou': {
    type: 'xstate.error.actor.portal',
    error: new CallError({ kind: 'expired' }),
  },
  'o relógio da sessão para': {
    type: 'xstate.error.actor.clock',
    error: new TypeError('x is not a function'),
  },
  'uma tela não pôde ser mostrada': { type: 'screen.failed' },
  'sai de um formulário por gravar': { type: 'navigation.blocked', place: types },
  'pede o login': { type: 'place.changed', place: login },
  'digita o CPF': { type: 'cpf.typed', value: '529.982.247-25' },
  'digita a senha': { type: 'password.typed', value: 'segredo' },
  'clica em Entrar': { type: 'login.submitted' },
  'CPF e senha conferem': { type: 'xstate.done.actor.authenticate', output: newSession },
  'a senha não confere': {
    type: 'xstate.error.actor.authenticate',
    error: new CallError({ kind: 'refused', status: 401, message: null, problems: [] }),
  },
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
  'a sessão não abre': { type: 'xstate.error.actor.startSession', error: new CallError(interrupted) },
  'clica em Sair': { type: 'exit.requested' },
  'outra aba tem respostas por gravar': { type: 'tab.answered', holds: 'answers' },
  'outra aba tem um envio por terminar': { type: 'tab.answered', holds: 'uploads' },
  'passam 300 milissegundos': {
    type: 'xstate.after.tabsAnswer.session.loggedIn.confirmingExit.askingTabs',
  },
  'confirma a saída': { type: 'exit.confirmed' },
  'desiste de sair': { type: 'exit.dismissed' },
  'uma gravação é interrompida': {
    type: 'trouble.reported',
    failure: interrupted,
    mayRetry: true,
    reporter,
  },
  'uma leitura falha': { type: 'trouble.reported', failure: interrupted, mayRetry: false, reporter },
  'uma chamada diz Token expirado': {
    type: 'trouble.reported',
    failure: { kind: 'expired' },
    mayRetry: false,
    reporter,
  },
  'tenta novamente': { type: 'retry.chosen' },
  'clica em OK': { type: 'acknowledged' },
  'sai em outra aba': { type: 'session.endedElsewhere' },
  'o tempo da sessão acaba': { type: 'xstate.done.actor.clock', output: undefined },
  'volta a olhar a página': { type: 'page.resumed' },
  'continua conectado em outra aba': {
    type: 'session.renewedElsewhere',
    deadline: 50 * MINUTE,
    isLast: false,
  },
  'o servidor se despede': { type: 'xstate.done.actor.endSession', output: undefined },
  'o servidor não se despede': {
    type: 'xstate.error.actor.endSession',
    error: new CallError(interrupted),
  },
  'passam 2 segundos sem resposta': { type: 'xstate.after.goodbye.session.leaving' },
} as const
