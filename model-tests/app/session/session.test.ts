import { expect, onTestFinished, test, vi } from 'vitest'

import type { Place } from '#domain/navigation/place.ts'
import { sessionMachine, sessionView } from '#machines/app/session/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases } from './session.cases.ts'

type Case = keyof typeof cases

const types: Place = { screen: 'types', path: '/tiposreq' }

/** The chart after these cases, and what the end of the session was started with. */
function after(...way: readonly Case[]) {
  const ends: unknown[] = []
  const logins: unknown[] = []
  const toSignedIn: string[] = []
  const { actor } = withRecordedActors(
    sessionMachine,
    { recalled: { place: types, cpf: '52998224725' } },
    {
      started: (name, given) => {
        if (name === 'endSession') ends.push(given)
        if (name === 'login') logins.push(given)
      },
      received: (name, { type }) => name === 'signedIn' && toSignedIn.push(type),
    },
  )
  for (const name of way) actor.send(cases[name])
  const state = () => actor.getSnapshot().value
  return { ends, logins, toSignedIn, state, view: sessionView(actor.getSnapshot()) }
}

test.each<[string, readonly Case[], string]>([
  ['an exit', ['a sessão abre', 'sai pelo botão'], 'exit'],
  ['an exit before the session opens', ['não espera a sessão abrir'], 'exit'],
  ['an end in another tab', ['a sessão termina em outra aba antes de abrir'], 'elsewhere'],
  ['a failure', ['a entrada para', 'clica em OK'], 'failure'],
])('after %s no address is kept to return to (D-05)', (_, way, reason) => {
  expect(after(...way).ends).toEqual([{ reason, wanted: null }])
})

test.each<[Case, string]>([
  ['a sessão expira', 'expiry'],
  ['não tenta novamente', 'failure'],
])('after «%s» the address is kept', (end, reason) => {
  const { ends } = after('a sessão abre', 'pede os tipos', end, 'clica em OK')
  expect(ends).toEqual([{ reason, wanted: types }])
})

test.each<[string, readonly Case[], Place | null]>([
  ['the address asked for before the login', ['pede os tipos', 'a sessão abre', 'a sessão expira'], types],
  ['the address asked for after the end', ['a sessão abre', 'a sessão expira', 'pede os tipos'], types],
  ['no address of a session before', ['a sessão abre', 'a sessão expira'], null],
])('an expired session leaves %s to return to (D-05)', (_, way, wanted) => {
  expect(after(...way, 'clica em OK').ends).toEqual([{ reason: 'expiry', wanted }])
})

// After a code only the server says whose session it is.
test('the login after an expired session knows its place and its person (D-03, D-05)', () => {
  const expired = ['a sessão expira', 'clica em OK', 'o servidor se despede'] as const
  const { logins } = after('chega com um código', 'a sessão abre', 'pede os tipos', ...expired)
  expect(logins.at(-1)).toMatchObject({ wanted: { place: types, cpf: '52998224725' } })
})

test.each<readonly Case[]>([['a entrada para'], ['a sessão abre', 'o portal para']])(
  'an error that no chart handles is said: %s %s',
  (...way) => {
    expect(after(...way).view).toMatchObject({ dialog: 'failed', callId: null })
  },
)

test('the id of the call that failed is said', () => {
  const { view } = after('a sessão abre', 'uma resposta não pode ser usada')
  expect(view).toMatchObject({ dialog: 'failed', callId: '7K3M-9QXD-2RWH' })
})

test('the id of a call is not said of a later failure', () => {
  const failed = ['a sessão abre', 'uma resposta não pode ser usada', 'clica em OK'] as const
  const { view } = after(...failed, 'o servidor se despede', 'a entrada para')
  expect(view).toMatchObject({ dialog: 'failed', callId: null })
})

test('an open session hears of the address, of other tabs and of a page that is looked at again', () => {
  const { toSignedIn } = after(
    'a sessão abre',
    'pede os tipos',
    'sai de um formulário por gravar',
    'outra aba tem respostas por gravar',
    'volta a olhar a página',
    'continua conectado em outra aba',
  )
  expect(toSignedIn).toEqual([
    'place.changed',
    'navigation.blocked',
    'tab.answered',
    'page.resumed',
    'session.renewedElsewhere',
  ])
})

test('the tab leaves whatever the server answers', () => {
  expect(after('a sessão abre', 'sai pelo botão', 'o servidor não se despede').state()).toBe('entering')
})

test('the tab waits two seconds for the answer of the server', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { state } = after('a sessão abre', 'sai pelo botão')
  vi.advanceTimersByTime(1999)
  expect(state()).toBe('leaving')
  vi.advanceTimersByTime(1)
  expect(state()).toBe('entering')
})
