import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromCallback } from 'xstate'

import { portalAdapter } from '#src/adapters/portal.ts'
import { createPortalClient } from '#src/adapters/portal-client.ts'
import { sessionAdapter } from '#src/adapters/session.ts'
import { createSessionStore } from '#src/adapters/session-store.ts'
import { createSessionTabs } from '#src/adapters/session-tabs.ts'
import { createWantedPlaceStore } from '#src/adapters/wanted-place.ts'

import { memoryStorage } from '../support/memory-storage.ts'
import { knownConfig } from './support/known-config.ts'
import { outputOf } from './support/output-of.ts'
import { channelOfTabs } from './support/tabs.ts'
import { wallClock } from './support/wall-clock.ts'

const MARINA = {
  token: 'token-of-marina',
  cpf: '52998224725',
  deadline: 9e15,
  isLast: false,
  granted: 3600,
}

/** A tab with an open session, whose calls wait until `come`, as long as the configuration is not loaded. */
function openTab() {
  let come = () => {}
  const ready = new Promise<void>((resolve) => {
    come = resolve
  })
  const config = { ...knownConfig(), ready }
  const storage = memoryStorage()
  const sessions = createSessionStore(storage)
  sessions.keep(MARINA)
  const asked: string[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const authorization = new Headers(init.headers).get('authorization')
    asked.push(`${input} ${authorization}${init.keepalive ? ' keepalive' : ''}`)
    return Response.json({ codigo: 'nao' }, { status: 422 })
  })
  const wantedPlace = createWantedPlaceStore(storage)
  const call = createPortalClient({ config, token: () => sessions.read()?.token ?? null, fetch })
  const ports = sessionAdapter({
    reads: { call, prefetch: () => {}, clear: () => {} },
    place: () => ({ path: '/', screen: 'list' }),
    config,
    clock: wallClock,
    sessions,
    drafts: { discardAll: () => {} },
    wantedPlace,
    tabs: createSessionTabs(),
    signedIn: { preload: async () => {} },
  })
  const whole = () =>
    portalAdapter({
      config,
      fetch,
      storage,
      wantedPlace,
      history: fromCallback(() => {}),
      clock: wallClock,
      load: async () => Promise.reject(new Error('not loaded here')),
    })
  return { ports, sessions, asked, come, whole }
}

const LOGGED_OUT = '/api/sair Bearer token-of-marina keepalive'

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', channelOfTabs())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['exit', 'expiry', 'failure', 'elsewhere'] as const)(
  'the logout of a session that ends by %s has its token (SESSION-35)',
  async (reason) => {
    const { ports, sessions, asked, come } = openTab()
    const ended = outputOf(ports['session.endSession'], { reason, wanted: null })
    expect(sessions.read()).toBeNull()
    come()
    await ended
    expect(asked).toEqual([LOGGED_OUT])
  },
)

test('the logout of a session that a code replaces has its token (SESSION-35)', async () => {
  const { ports, sessions, asked, come } = openTab()
  const replaced = outputOf(ports['login.singleSignOn'], { code: 'CODIGO-1' })
  expect(sessions.read()).toBeNull()
  come()
  await expect(replaced).rejects.toThrow()
  expect(asked).toContain(LOGGED_OUT)
  expect(asked).toContain('/api/singlesignon null')
})

test('a session that cannot start is ended on the server too (SESSION-35)', async () => {
  const { ports, sessions, asked, come } = openTab()
  const started = outputOf(ports['login.startSession'], { cpf: MARINA.cpf, deadline: 0, isLast: false })
  come()
  await expect(started).rejects.toThrow()
  expect(sessions.read()).toBeNull()
  await expect.poll(() => asked).toContain(LOGGED_OUT)
})

test('the page that is shown in place of a portal that broke ends the session on the server too (SESSION-35)', async () => {
  const { asked, come, whole } = openTab()
  const ended = whole().endSession()
  come()
  await ended
  expect(asked).toEqual([LOGGED_OUT])
})
