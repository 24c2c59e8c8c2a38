import { describe, expect, test } from 'vitest'
import type { InputFrom } from 'xstate'

import { CallError, type CallFailure } from '#domain/call-failure.ts'
import type { Place } from '#domain/navigation/place.ts'
import { loginMachine, loginView } from '#machines/app/login/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases } from './login.cases.ts'

type Case = keyof typeof cases
type LoginInput = InputFrom<typeof loginMachine>

function walk(input: LoginInput, way: readonly Case[]) {
  const started: string[] = []
  const { actor, heard } = withRecordedActors(loginMachine, input, { started: (name) => started.push(name) })
  for (const name of way) actor.send(cases[name])
  return {
    send: actor.send,
    view: () => loginView(actor.getSnapshot()),
    address: heard.router.at(-1)?.path,
    started,
  }
}

const types: Place = { screen: 'types', path: '/tiposreq' }
const login: Place = { screen: 'login', path: '/login' }

const opened = (place: Place): LoginInput => ({ begins: 'restoring', place, wanted: null })
const loggedOut = (place: Place): LoginInput => ({ begins: 'waiting', place, wanted: null })

const submits: readonly Case[] = ['digita o CPF', 'digita a senha', 'clica em Entrar']
const starts: readonly Case[] = ['CPF e senha conferem', 'a sessão abre']
const enters: readonly Case[] = [...submits, ...starts]

test.each<[string, LoginInput, readonly Case[], string]>([
  ['an address asked for at the login', loggedOut(login), ['pede os tipos', ...enters], '/tiposreq'],
  ['one asked for during it', loggedOut(login), [...submits, 'pede os tipos', ...starts], '/tiposreq'],
  ['no address that was left for the login', loggedOut(types), ['pede o login', ...enters], '/'],
  ['nor one left during it', loggedOut(types), [...submits, 'pede o login', ...starts], '/'],
  [
    'the address of the page, where the tab has no session',
    opened(types),
    ['a aba não lembra sessão', 'pede o login', ...enters],
    '/tiposreq',
  ],
  [
    'the address of the page, where the tab does not answer',
    opened(types),
    ['a aba não responde', 'pede o login', ...enters],
    '/tiposreq',
  ],
  [
    'the address of the page, after a code that is not accepted',
    opened(types),
    ['chega com um código', 'o código não vale', 'pede o login', ...enters],
    '/tiposreq',
  ],
  [
    'the address of the page, after a session that did not start',
    opened(types),
    ['a aba do navegador ainda guarda uma sessão', 'a sessão não abre', 'pede o login', ...enters],
    '/tiposreq',
  ],
  [
    'the address at which a session of the same participant ended',
    { begins: 'waiting', place: login, wanted: { place: types, cpf: '52998224725' } },
    enters,
    '/tiposreq',
  ],
  [
    'the list, where another participant was at the address',
    { begins: 'waiting', place: login, wanted: { place: types, cpf: '11144477735' } },
    enters,
    '/',
  ],
])('a login leads to %s (D-05)', (_, input, way, address) => {
  expect(walk(input, way).address, `«${way.join('» «')}»`).toBe(address)
})

const NOT_STARTED = 'Não foi possível iniciar a sessão. Entre novamente.'

test.each<[string, LoginInput, readonly Case[], string | undefined, string | null]>([
  ['the tab has no session', opened(types), ['a aba não lembra sessão'], '/login', null],
  ['the tab has none, at the login', opened(login), ['a aba não lembra sessão'], undefined, null],
  ['the tab does not answer', opened(types), ['a aba não responde'], '/login', null],
  ['it does not, at the login', opened(login), ['a aba não responde'], undefined, null],
  ['a code is refused', opened(types), ['chega com um código', 'o código não vale'], '/login', NOT_STARTED],
  [
    'a session does not start',
    opened(types),
    ['a aba do navegador ainda guarda uma sessão', 'a sessão não abre'],
    '/login',
    NOT_STARTED,
  ],
  ['a private address is asked for', loggedOut(login), ['pede os tipos'], '/login', null],
])('the login is shown at its address where %s (D-04)', (_, input, way, path, news) => {
  const { view, address } = walk(input, way)
  expect(address).toBe(path)
  expect(view()).toMatchObject({ isArriving: false, isBusy: false, cpfProblem: null, alert: null, news })
})

test('a session that the server puts off is not asked for again before its time (D-148)', () => {
  const putOff = [...submits, 'CPF e senha conferem', 'o servidor pede 30 segundos no início'] as const
  const { started } = walk(loggedOut(login), [...putOff, 'clica em Tentar novamente'])
  expect(started).toEqual(['authenticate', 'startSession'])
})

describe('failures of the login (D-16)', () => {
  const TOO_MANY = 'Muitas tentativas. Tente novamente em 15 minutos.'
  const WRONG = 'Usuário ou senha inválidos'
  const UNAVAILABLE = 'Serviço indisponível. Tente novamente.'
  const refused = (status: number, message: string | null = null) =>
    ({ kind: 'refused', status, message, problems: [] }) as const

  test.each<[CallFailure, string, string]>([
    [refused(400), WRONG, ''],
    [refused(401), WRONG, ''],
    [refused(403), WRONG, ''],
    [{ kind: 'expired' }, UNAVAILABLE, 'segredo'],
    [refused(404), UNAVAILABLE, 'segredo'],
    [refused(404, TOO_MANY), UNAVAILABLE, 'segredo'],
    [refused(429), UNAVAILABLE, 'segredo'],
    [refused(429, TOO_MANY), TOO_MANY, 'segredo'],
    [{ kind: 'interrupted' }, UNAVAILABLE, 'segredo'],
    [{ kind: 'offContract' }, UNAVAILABLE, 'segredo'],
  ])('%o shows: %s', (failure, alert, password) => {
    const { send, view } = walk(loggedOut(login), [...submits, 'há tentativas demais', 'clica em Entrar'])
    expect(view().alert).toBe(null)
    send({ ...cases['a senha não confere'], error: new CallError(failure) })
    expect(view()).toMatchObject({ alert, cpf: '52998224725', password })
  })
})

test('once another CPF is typed the code of the app is not asked for any more (STAFF-15)', () => {
  const { send, view } = walk(loggedOut(login), [...submits, 'o servidor pede o código do aplicativo'])
  send({ type: 'cpf.typed', value: '' })
  expect(view()).toMatchObject({ cpf: '', cpfProblem: null, password: 'segredo', appCode: null, news: null })
})

test.each(['5299822472', '5'])('the CPF %s is refused at the field, and makes no call', (value) => {
  const { send, view, started } = walk(loggedOut(login), ['digita a senha'])
  send({ type: 'cpf.typed', value })
  send({ type: 'login.submitted' })
  expect(view().cpfProblem).toBe('Faltam números no CPF.')
  expect(started).toEqual([])
  // Its check digits are wrong, which the login does not look at.
  send({ type: 'cpf.typed', value: '52998224724' })
  expect(view().cpfProblem).toBe(null)
  send({ type: 'login.submitted' })
  expect(started).toEqual(['authenticate'])
})
