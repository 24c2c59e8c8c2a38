import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, setup, toPromise } from 'xstate'

import { authenticate, renewSession } from '#api/contract/session.ts'
import { CallError } from '#domain/call-failure.ts'
import { browserEventsAdapter } from '#src/adapters/browser-events.ts'
import type { ServerClock } from '#src/adapters/server-clock.ts'
import { sessionClockAdapter } from '#src/adapters/session-clock.ts'
import { createSessionStore, type StoredSession } from '#src/adapters/session-store.ts'
import { createSessionTabs } from '#src/adapters/session-tabs.ts'

import { memoryStorage } from '../support/memory-storage.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'
import { channelOfTabs } from './support/tabs.ts'
import { wallClock } from './support/wall-clock.ts'

const MARINA = '52998224725'
const NOW = Date.parse('2026-11-22T01:30:00Z')
const MINUTE = 60_000

const opened: StoredSession = {
  token: 'first',
  cpf: MARINA,
  deadline: NOW + 4 * MINUTE,
  isLast: false,
  granted: 3600,
}

const next: StoredSession = { ...opened, token: 'next', cpf: '11144477735' }

/** One browser tab with that session, in which these calls are answered. */
function openTab(session: StoredSession | null, answers: readonly FakeAnswer[] = [], clock = wallClock) {
  const sessions = createSessionStore(memoryStorage())
  if (session) sessions.keep(session)
  const tabs = createSessionTabs()
  const { client, asked } = fakeClient(...answers)
  const ports = sessionClockAdapter({ call: client, clock, sessions, tabs })
  const heard: unknown[] = []
  const root = setup({ actors: { world: browserEventsAdapter({ clock, sessions, tabs }) } }).createMachine({
    invoke: { src: 'world' },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  })
  const world = createActor(root).start()
  const renewal = () => createActor(ports['sessionClock.renewSession'])
  const proof = () =>
    createActor(ports['sessionClock.reauthenticate'], { input: { cpf: MARINA, password: 'segredo' } })
  return {
    ports,
    sessions,
    asked,
    heard,
    renewal,
    proof,
    renew: () => toPromise(renewal().start()),
    prove: () => toPromise(proof().start()),
    close: () => world.stop(),
  }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', channelOfTabs())
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('waitUntil', () => {
  /** Waits for `left` milliseconds from now. */
  function waitFor(left: number) {
    const { ports, close } = openTab(opened)
    const waiting = createActor(ports['sessionClock.waitUntil'], { input: { moment: NOW + left } }).start()
    return { waiting, close, status: () => waiting.getSnapshot().status }
  }

  test('resolves at that time and not before', async () => {
    const { status, close } = waitFor(MINUTE)
    await vi.advanceTimersByTimeAsync(MINUTE - 1)
    expect(status()).toBe('active')
    await vi.advanceTimersByTimeAsync(1)
    expect(status()).toBe('done')
    close()
  })

  test('resolves at once if the time has passed', async () => {
    const { status, close } = waitFor(-MINUTE)
    await vi.advanceTimersByTimeAsync(0)
    expect(status()).toBe('done')
    close()
  })

  test('leaves no timer when stopped', () => {
    const { waiting, close } = waitFor(MINUTE)
    close()
    expect(vi.getTimerCount()).toBe(1)
    waiting.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('sessionClockAdapter renew (D-12)', () => {
  test('keeps the token and takes the new deadline from the server', async () => {
    const tab = openTab(opened, [[renewSession, { codigo: 'ok', expira_em: 3600 }]])
    const renewed = { deadline: NOW + 60 * MINUTE, isLast: false }
    expect(await tab.renew()).toEqual(renewed)
    expect(tab.sessions.read()).toEqual({ ...opened, ...renewed })
  })

  test.each([
    ['less than the time before', 3600, 2400, true],
    ['as much as the time before', 1800, 1800, false],
    ['more than an hour', 3600, 43_200, false],
    ['a clock that cannot be compared', null, 1800, false],
  ])('%s: whether it is the last renewal (P-36)', async (_what, granted, expira_em, isLast) => {
    const tab = openTab({ ...opened, granted }, [[renewSession, { codigo: 'ok', expira_em }]])
    expect(await tab.renew()).toEqual({ deadline: NOW + Math.min(expira_em, 3600) * 1000, isLast })
  })
})

test('sessionClockAdapter password replaces the token (D-12)', async () => {
  const tab = openTab(opened, [[authenticate, { token: 'second', expira_em: 3600 }]])
  const life = { deadline: NOW + 60 * MINUTE, isLast: false }
  expect(await tab.prove()).toEqual(life)
  expect(tab.sessions.read()).toEqual({ ...opened, ...life, token: 'second' })
  expect(tab.asked.map(({ body }) => body)).toEqual([{ cpf: MARINA, senha: 'segredo' }])
})

describe.each([
  ['renew', 'renewal', renewSession, { codigo: 'ok', expira_em: 3600 }],
  ['password', 'proof', authenticate, { token: 'second' }],
] as const)('sessionClockAdapter %s', (_what, port, call, answer) => {
  test('changes nothing on failure', async () => {
    const down = new CallError({ kind: 'interrupted' })
    const tab = openTab(opened, [[call, down]])
    await expect(toPromise(tab[port]().start())).rejects.toBe(down)
    expect(tab.sessions.read()).toEqual(opened)
  })

  test('changes nothing if answered after another person logged in', async () => {
    const tab = openTab(opened, [[call, answer]])
    const asking = tab[port]().start()
    asking.stop()
    tab.sessions.keep(next)
    await vi.runOnlyPendingTimersAsync()
    expect(tab.sessions.read()).toEqual(next)
  })
})

describe('sessionClockAdapter in several tabs', () => {
  const renewed = { codigo: 'ok', expira_em: 3600 }
  const deadline = NOW + 60 * MINUTE

  test('moves the deadline of a duplicated tab', async () => {
    const tab = openTab(opened, [[renewSession, renewed]])
    const copy = openTab(opened)
    await tab.renew()
    expect(copy.heard).toEqual([{ type: 'session.renewedElsewhere', deadline, isLast: false }])
    expect(copy.sessions.read()).toMatchObject({ token: 'first', deadline })
    expect(tab.heard).toEqual([])
  })

  test('gives all copies the same deadline after any renewals', async () => {
    const tab = openTab(opened, [[renewSession, renewed]])
    const copy = openTab(opened, [[renewSession, renewed]])
    await tab.renew()
    vi.setSystemTime(NOW + 56 * MINUTE)
    await copy.renew()
    expect(tab.sessions.read()?.deadline).toBe(NOW + 116 * MINUTE)
    expect(copy.sessions.read()?.deadline).toBe(NOW + 116 * MINUTE)
  })

  test.each([
    ['another session of the same person', { ...opened, token: 'other', deadline: NOW + 9 * MINUTE }],
    ['the session of another person', { ...opened, cpf: '11144477735' }],
    ['no session', null],
  ])('keeps the deadline of %s', async (_who, session) => {
    const tab = openTab(opened, [[renewSession, renewed]])
    const other = openTab(session)
    await tab.renew()
    expect(other.heard).toEqual([])
    expect(other.sessions.read()).toEqual(session)
  })

  test('a password replaces the token in its own tab; a copy keeps the old token and deadline', async () => {
    const tab = openTab(opened, [[authenticate, { token: 'second' }]])
    const copy = openTab(opened)
    await tab.prove()
    expect(copy.heard).toEqual([])
    expect(copy.sessions.read()).toEqual(opened)
  })

  test('never sends a token to other tabs', async () => {
    const sent: unknown[] = []
    new BroadcastChannel('portal.session').addEventListener('message', ({ data }) => sent.push(data))
    await openTab(opened, [[renewSession, renewed]]).renew()
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(sent)).not.toContain('first')
  })
})

describe('browserEventsAdapter page', () => {
  /** A clock that the test can disturb, correct again after `align`. */
  function disturbable() {
    const state = { disturbed: false, aligned: 0 }
    const clock: ServerClock = {
      ...wallClock,
      isDisturbed: () => state.disturbed,
      async align() {
        state.aligned += 1
        state.disturbed = false
      },
    }
    return { state, clock }
  }

  test('sends page.resumed when it becomes visible', async () => {
    const tab = openTab(opened)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    tab.close()
    expect(tab.heard).toEqual([{ type: 'page.resumed' }])
  })

  test('sends nothing while it is hidden', async () => {
    const tab = openTab(opened)
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    tab.close()
    expect(tab.heard).toEqual([])
  })

  test('notices a sleep within a second, and waits for the correct time', async () => {
    const { state, clock } = disturbable()
    const tab = openTab(opened, [], clock)
    state.disturbed = true
    await vi.advanceTimersByTimeAsync(1000)
    tab.close()
    expect(tab.heard).toEqual([{ type: 'page.resumed' }])
    expect(state.aligned).toBe(1)
  })
})
