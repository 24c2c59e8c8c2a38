import { expect, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'
import { loginMachine, loginView } from '#machines/app/login/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases } from './login.cases.ts'

type Case = keyof typeof cases
type LoginInput = InputFrom<typeof loginMachine>

function walk(input: LoginInput, way: readonly Case[]) {
  const { actor, heard } = withRecordedActors(loginMachine, input)
  for (const name of way) actor.send(cases[name])
  return { view: loginView(actor.getSnapshot()), address: heard.router.at(-1)?.path }
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
    'the list, where another participant was at the address',
    { begins: 'waiting', place: login, wanted: { place: types, cpf: '11144477735' } },
    enters,
    '/',
  ],
])('a login leads to %s (D-05)', (_, input, way, address) => {
  expect(walk(input, way).address).toBe(address)
})

test('a limit of tries is not shown for a wrong password after it', () => {
  const limited = walk(loggedOut(login), [...submits, 'há tentativas demais'])
  expect(limited.view.alert).toBe('Muitas tentativas. Tente novamente em 15 minutos.')
  const wrong = walk(loggedOut(login), [
    ...submits,
    'há tentativas demais',
    'clica em Entrar',
    'a senha não confere',
  ])
  expect(wrong.view.alert).toBe('Usuário ou senha inválidos')
})
