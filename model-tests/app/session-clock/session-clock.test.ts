import { expect, test } from 'vitest'
import { type AnyStateMachine, fromPromise, SimulatedClock } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import {
  type Lifetime,
  type SessionClockView,
  sessionClockMachine,
  sessionClockView,
} from '#machines/app/session-clock/index.ts'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { simulatedWait } from '../../support/simulated-wait.ts'
import { cases, input, MINUTE } from './session-clock.cases.ts'

type Case = keyof typeof cases

/** The chart after these cases, with a server and timers that do nothing by themselves. */
function after(...way: readonly Case[]) {
  const clock = new SimulatedClock()
  const moments: number[] = []
  const machine = sessionClockMachine.provide({
    actors: {
      waitUntil: fromPromise<void, { moment: number }>(({ input: { moment } }) => {
        moments.push(moment)
        return new Promise(() => {})
      }),
      renewSession: controlledPort<Lifetime, undefined>().logic,
      reauthenticate: controlledPort<Lifetime, { cpf: string; password: string }>().logic,
    },
  })
  const { actor, heard } = inRecordedSystem<AnyStateMachine>(machine, { clock, input })
  const go = (...names: readonly Case[]) => {
    for (const name of names) actor.send(cases[name])
  }
  go(...way)
  return { send: actor.send, go, clock, heard, moments, view: () => sessionClockView(actor.getSnapshot()) }
}

const refused = (status: number, message: string | null = null) =>
  new CallError({ kind: 'refused', status, message, problems: [] })

const RENEWING = ['faltam 5 minutos', 'clica em Continuar conectado'] as const
const AUTHENTICATING = [
  ...RENEWING,
  'o servidor não conhece a chamada',
  'digita a senha',
  'confirma a senha',
] as const
const TOO_MANY = 'Muitas tentativas. Tente novamente em 15 minutos.'
const UNAVAILABLE = 'Serviço indisponível. Tente novamente.'

test('it waits until 5 minutes and 1 minute before the end and for the end, also of a longer session', () => {
  const { moments } = after('faltam 5 minutos', 'falta 1 minuto', 'continua conectado em outra aba')
  expect(moments).toEqual([55 * MINUTE, 59 * MINUTE, 60 * MINUTE, 595 * MINUTE])
})

// The computer may have slept, or its clock have been set.
test('it waits for the same moment again when the page is looked at again', () => {
  const again = 'volta a olhar a página'
  const { moments } = after(again, 'faltam 5 minutos', again, 'falta 1 minuto', again)
  expect(moments).toEqual([55, 55, 59, 59, 60, 60].map((minutes) => minutes * MINUTE))
})

const FORETOLD = [...RENEWING, 'a sessão é prolongada pela última vez', 'dispensa o aviso'] as const

// D-12, SESSION-11
test.each<[string, readonly Case[], Partial<SessionClockView>]>([
  ['after a dismissed warning', ['faltam 5 minutos', 'dispensa o aviso'], { dialog: 'stay' }],
  ['while the session is prolonged', RENEWING, { dialog: 'stay', isBusy: true }],
  [
    'of a session that cannot be prolonged',
    [...FORETOLD, 'faltam 5 minutos', 'dispensa o aviso'],
    { dialog: 'end' },
  ],
])('the last minute, %s', (_, way, shown) => {
  expect(after(...way, 'falta 1 minuto').view()).toMatchObject({ ...shown, isLastMinute: true })
})

test('the password is required (D-14)', () => {
  const { view } = after(...RENEWING, 'o servidor não conhece a chamada', 'confirma a senha')
  expect(view()).toMatchObject({ dialog: 'password', passwordProblem: 'Obrigatório' })
})

test.each([
  [5 * MINUTE + 1, null, false],
  [5 * MINUTE, 'stay', false],
  [3 * MINUTE, 'stay', false],
  [MINUTE, 'stay', true],
])(
  'a page that is opened with %i milliseconds left shows the dialog %s',
  async (deadline, dialog, isLastMinute) => {
    const clock = new SimulatedClock()
    const machine = sessionClockMachine.provide({ actors: { waitUntil: simulatedWait(clock) } })
    const { actor } = inRecordedSystem(machine, { clock, input: { ...input, deadline } })
    // Each warning has its own wait.
    await settled(() => clock.increment(0))
    await settled(() => clock.increment(0))
    expect(sessionClockView(actor.getSnapshot())).toMatchObject({ dialog, isLastMinute })
  },
)

test.each([
  ['an extension', RENEWING, 'Não foi possível falar com o servidor. A sessão ainda não foi prolongada.'],
  ['a password', AUTHENTICATING, UNAVAILABLE],
])('%s has 15 seconds', (what, way, alert) => {
  const { clock, view } = after(...way)
  clock.increment(14_999)
  expect(view(), `${what} after 14.999 s`).toMatchObject({ isBusy: true, alert: null })
  clock.increment(1)
  expect(view(), `${what} after 15 s`).toMatchObject({ isBusy: false, alert })
})

test.each([
  ['404', refused(404)],
  ['405', refused(405)],
  ['410', refused(410)],
  ['403', refused(403, 'Não.')],
  ['in its own way', new CallError({ kind: 'offContract' })],
])('an API that answers %s needs the password', (_, error) => {
  const { send, view } = after(...RENEWING)
  send({ type: 'xstate.error.actor.renewSession', error })
  expect(view()).toMatchObject({ dialog: 'password', isBusy: false })
})

test.each([
  [400, null, { passwordProblem: 'Senha inválida', password: '' }],
  [401, 'Usuário ou senha inválidos', { passwordProblem: 'Senha inválida', password: '' }],
  [403, null, { passwordProblem: 'Senha inválida', password: '' }],
  [404, 'Chamada desconhecida.', { alert: UNAVAILABLE, password: 'segredo' }],
  [429, TOO_MANY, { alert: TOO_MANY, password: 'segredo' }],
])('a refusal of the password with %i and %s', (status, message, shown) => {
  const { send, view } = after(...AUTHENTICATING)
  send({ type: 'xstate.error.actor.reauthenticate', error: refused(status, message) })
  expect(view()).toMatchObject(shown)
})

test('after a limit of tries, a server that does not reply is unavailable', () => {
  const { send, go, clock, view } = after(...AUTHENTICATING)
  send({ type: 'xstate.error.actor.reauthenticate', error: refused(429, TOO_MANY) })
  go('confirma a senha')
  clock.increment(15_000)
  expect(view().alert).toBe(UNAVAILABLE)
})

test('the last extension is told in its dialog only', () => {
  const { heard, view } = after(...RENEWING, 'a sessão é prolongada pela última vez')
  expect(view().dialog).toBe('end')
  expect(heard.notices).toEqual([])
})
