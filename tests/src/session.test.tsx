import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { checkConsent } from '#api/contract/consent.ts'
import { lists, tables } from '#api/contract/reference.ts'
import { listRequests } from '#api/contract/requests.ts'
import {
  authenticate,
  logOut,
  singleSignOn,
  startSession,
  startSessionByToken,
} from '#api/contract/session.ts'
import { CallError } from '#domain/call-failure.ts'
import { answersOf } from '#domain/forms/answers.ts'
import type { Place } from '#domain/navigation/place.ts'
import type { ConfigAdapter } from '#src/adapters/config.ts'
import { createDraftStore } from '#src/adapters/draft-store.ts'
import { placeOf } from '#src/adapters/place-of.ts'
import { sessionAdapter } from '#src/adapters/session.ts'
import { createSessionStore } from '#src/adapters/session-store.ts'
import { createSessionTabs } from '#src/adapters/session-tabs.ts'
import { createWantedPlaceStore } from '#src/adapters/wanted-place.ts'

import { memoryStorage } from '../support/memory-storage.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'
import { knownConfig } from './support/known-config.ts'
import { outputOf } from './support/output-of.ts'
import { channelOfTabs } from './support/tabs.ts'
import { wallClock } from './support/wall-clock.ts'

const MARINA = '52998224725'
const CARLOS = '11144477735'

const draft = {
  answers: answersOf({ detalhes: { banco: '001' } }),
  stored: answersOf({}),
  saveKey: 'k',
  keptAt: 1000,
  version: null,
}
const draftOf = (cpf: string) => ({ cpf, requestId: null, typeId: 1 })

const person = { codigo: 'ok', cpf: MARINA, nome: 'Marina Duarte', id_pessoa_fisica: 501 }
const noTables = { codigo: 'ok', planos: [], beneficios: [], tipos_req: [] }
const down = new CallError({ kind: 'interrupted' })

/** A configuration that loads when the test resolves it. */
function lateConfig() {
  let come = () => {}
  const ready = new Promise<void>((resolve) => {
    come = resolve
  })
  return { config: { ...knownConfig(), ready }, come }
}

/** One browser tab in which these calls are answered. */
const openTab = (...answers: readonly FakeAnswer[]) => openTabWith(knownConfig(), ...answers)

function openTabWith(config: ConfigAdapter, ...answers: readonly FakeAnswer[]) {
  const storage = memoryStorage()
  const sessions = createSessionStore(storage)
  const drafts = createDraftStore(storage)
  const wantedPlace = createWantedPlaceStore(storage)
  const { client, asked } = fakeClient(...answers)
  const tabs = createSessionTabs()
  const signedIn = { preload: async () => {} }
  const prefetched: unknown[] = []
  const url = { path: '/' }
  const ports = sessionAdapter({
    reads: {
      call: client,
      prefetch: (call, sent) => prefetched.push([call, sent]),
      clear: () => prefetched.splice(0),
    },
    place: () => placeOf(url.path),
    config,
    clock: wallClock,
    sessions,
    drafts,
    wantedPlace,
    tabs,
    signedIn,
  })
  return {
    sessions,
    drafts,
    wantedPlace,
    asked,
    prefetched,
    url,
    /** The session of another page of the same tab. */
    otherPage: () => createSessionStore(storage),
    logIn: (cpf = MARINA, password = 'segredo') =>
      outputOf(ports['login.authenticate'], { cpf, password, appCode: null }),
    recall: () => outputOf(ports['login.recallSession']),
    signOn: () => outputOf(ports['login.singleSignOn'], { code: 'CODIGO-1' }),
    start: (cpf: string | null = MARINA) =>
      outputOf(ports['login.startSession'], { cpf, deadline: 0, isLast: false }),
    end: (reason: 'exit' | 'failure' | 'expiry' | 'elsewhere', wanted: Place | null = null) =>
      outputOf(ports['session.endSession'], { reason, wanted }),
    isIn: (cpf: string) =>
      sessions.keep({ token: `token of ${cpf}`, cpf, deadline: 9e15, isLast: false, granted: 3600 }),
    /** Events that the chart of this tab receives; `ask` asks the other tabs. */
    listen() {
      const heard: string[] = []
      const root = setup({ actors: { browserEvents: ports['session.browserEvents'] } }).createMachine({
        invoke: { src: 'browserEvents', systemId: 'browserEvents' },
        on: { '*': { actions: ({ event }) => heard.push(event.type) } },
      })
      const actor = createActor(root).start()
      const ask = () => actor.system.get('browserEvents')?.send({ type: 'tabs.asked' })
      return { heard, ask, stop: () => actor.stop() }
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', channelOfTabs())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T01:30:00Z') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// SESSION-03, SESSION-33, UPLOAD-08, UPLOAD-09, VALID-10
describe('sessionAdapter authenticate', () => {
  test.each([
    ['is capped at an hour', 7200, 3_600_000, 3600],
    ['is honoured when shorter', 600, 600_000, 600],
    ['is an hour when not said', undefined, 3_600_000, null],
  ])('the lifetime of a session %s', async (_name, expira_em, milliseconds, granted) => {
    const tab = openTab([authenticate, { token: 't', expira_em }])
    const deadline = Date.parse('2026-11-22T01:30:00Z') + milliseconds
    await expect(tab.logIn()).resolves.toEqual({ cpf: MARINA, deadline, isLast: false })
    expect(tab.sessions.read()).toEqual({ token: 't', cpf: MARINA, deadline, isLast: false, granted })
  })

  test.each([
    ['of a person who has agreed is kept', 7001, 7001],
    ['of others is not known', null, undefined],
  ])('the cloud %s', async (_whose, id_nuvem, cloudId) => {
    const tab = openTab([authenticate, { token: 't', id_nuvem }])
    await tab.logIn()
    expect(tab.sessions.read()?.cloudId).toBe(cloudId)
  })

  test.each([
    ['password', [authenticate, { token: 't' }], 'logIn'],
    ['code', [singleSignOn, { original: 't' }], 'signOn'],
  ] as const)('the lifetime of a session by a %s starts once the time is known (D-11)', async (...row) => {
    const [, answer, enter] = row
    const { config, come } = lateConfig()
    const entering = openTabWith(config, answer)[enter]()
    vi.setSystemTime(new Date('2026-11-22T05:00:00Z'))
    come()
    expect((await entering).deadline).toBe(Date.parse('2026-11-22T06:00:00Z'))
  })

  test.each(['20262026 ', ' 2026 2026', '2026\u200b2026\ufeff', '２０２６２０２６', '20262026\n'])(
    'the password %j is sent as 20262026 (LOGIN-23)',
    async (password) => {
      const tab = openTab([authenticate, { token: 't' }])
      await tab.logIn(MARINA, password)
      expect(tab.asked.at(-1)?.body).toEqual({ cpf: MARINA, senha: '20262026' })
    },
  )

  test('discards drafts of other people and keeps those of the person', async () => {
    const tab = openTab([authenticate, { token: 't' }])
    tab.drafts.keep(draftOf(MARINA), draft)
    tab.drafts.keep(draftOf(CARLOS), draft)
    await tab.logIn()
    expect(tab.drafts.read(draftOf(MARINA))).toEqual(expect.objectContaining(draft))
    expect(tab.drafts.read(draftOf(CARLOS))).toBeNull()
  })

  test('a refused password changes nothing', async () => {
    const tab = openTab([authenticate, down])
    tab.drafts.keep(draftOf(CARLOS), draft)
    await expect(tab.logIn()).rejects.toBe(down)
    expect(tab.sessions.read()).toBeNull()
    expect(tab.drafts.read(draftOf(CARLOS))).not.toBeNull()
  })
})

describe('sessionAdapter sign-on with a code', () => {
  const deadline = Date.parse('2026-11-22T02:30:00Z')

  test.each([
    [{ original: 't' }, deadline],
    [{ original: { token: 't' } }, deadline],
    [{ original: { access_token: 't' } }, deadline],
    [{ original: 't', expira_em: 600 }, Date.parse('2026-11-22T01:40:00Z')],
  ])('%j: keeps the token and its lifetime, with an unknown CPF', async (answer, until) => {
    const tab = openTab([singleSignOn, answer])
    await expect(tab.signOn()).resolves.toEqual({ cpf: null, deadline: until, isLast: false })
    expect(tab.sessions.read()).toMatchObject({ token: 't', cpf: null, deadline: until })
    expect(tab.asked).toEqual([{ call: singleSignOn, body: { codigo: 'CODIGO-1' }, key: undefined }])
  })

  test('the start returns the person; drafts of others are discarded, and the CPF is stored (D-03)', async () => {
    const tab = openTab(
      [singleSignOn, { original: 't' }],
      [startSessionByToken, person],
      [tables, noTables],
      [lists, { data_atual: '2026-11-20' }],
    )
    tab.drafts.keep(draftOf(MARINA), draft)
    tab.drafts.keep(draftOf(CARLOS), draft)
    await tab.signOn()
    expect((await tab.start(null)).participant.cpf).toBe(MARINA)
    expect(tab.sessions.read()).toMatchObject({ token: 't', cpf: MARINA, deadline })
    expect(tab.drafts.read(draftOf(MARINA))).not.toBeNull()
    expect(tab.drafts.read(draftOf(CARLOS))).toBeNull()
  })

  describe('with what comes next', () => {
    const CONSENT = [checkConsent, { body: { cpf: MARINA } }]
    const LIST = [listRequests, { params: { id_nuvem: 7001 } }]

    test.each([
      ['the consent and the list are asked for', 7001, '/login', [CONSENT, LIST]],
      ['the list is not, without a cloud', undefined, '/login', [CONSENT]],
      ['the list is not, at another screen', 7001, '/ver/12', [CONSENT]],
    ])('%s ahead', async (_what, cloudId, path, ahead) => {
      const tab = openTab([startSession, person], [tables, noTables], [lists, { data_atual: '2026-11-20' }])
      tab.url.path = path
      tab.sessions.keep({ token: 't', cpf: MARINA, cloudId, deadline: 9e15, isLast: false, granted: 3600 })
      await tab.start()
      expect(tab.prefetched).toEqual(ahead)
    })
  })

  test('a reload before the start restores the session with an unknown CPF', async () => {
    const storage = memoryStorage()
    const opened = { token: 't', cpf: null, deadline, isLast: false, granted: null }
    createSessionStore(storage).keep(opened)
    expect(createSessionStore(storage).read()).toEqual(opened)
  })
})

describe('sessionAdapter recall', () => {
  test.each([
    ['ends now', 0, null],
    ['ends in a moment', 1, MARINA],
  ])('ignores a session that %s', async (_name, left, cpf) => {
    const tab = openTab()
    const deadline = Date.now() + left
    tab.sessions.keep({ token: 't', cpf: MARINA, deadline, isLast: false, granted: 3600 })
    expect((await tab.recall())?.cpf ?? null).toBe(cpf)
  })

  test('returns null without a session, without waiting', async () => {
    const { config } = lateConfig()
    expect(await openTabWith(config).recall()).toBeNull()
  })

  test('waits until the time is known', async () => {
    const { config, come } = lateConfig()
    const tab = openTabWith(config)
    tab.isIn(MARINA)
    const recalled = vi.fn()
    const recalling = tab.recall().then(recalled)
    await new Promise(setImmediate)
    expect(recalled).not.toHaveBeenCalled()
    come()
    await recalling
    expect(recalled).toHaveBeenCalledWith({ cpf: MARINA, deadline: 9e15, isLast: false })
  })
})

describe('sessionAdapter start', () => {
  const refusedWith = (status: number) =>
    new CallError({ kind: 'refused', status, message: 'Recusado.', problems: [] })

  describe.each([
    ['the person', startSession, [tables, noTables]],
    ['the tables', tables, [startSession, person]],
  ] as const)('without %s', (_name, failing, other) => {
    test.each([
      ['a refusal', refusedWith(422), null],
      ['an ended session', new CallError({ kind: 'expired' }), null],
      ['a reply off the contract', new CallError({ kind: 'offContract' }), null],
      ['no response (LOGIN-22)', down, `token of ${MARINA}`],
      ['too many calls (LOGIN-22)', refusedWith(429), `token of ${MARINA}`],
    ])('after %s the session is kept if it can start later', async (_what, error, token) => {
      const tab = openTab(
        [failing, error],
        other,
        [lists, { data_atual: '2026-11-20' }],
        [logOut, { codigo: 'ok' }],
      )
      tab.isIn(MARINA)
      await expect(tab.start()).rejects.toBe(error)
      expect(tab.sessions.read()?.token ?? null).toBe(token)
      expect(tab.prefetched).toEqual([])
      expect(tab.asked.some(({ call }) => call === logOut)).toBe(token === null)
    })
  })

  test('returns the banks of the fund, or none, and may have no reference value', async () => {
    const bancos = [{ numero: '748', nome: 'Sicredi', tipos_req: [3, '10'] }]
    const saying = openTab([startSession, person], [tables, { ...noTables, bancos }], [lists, down])
    const withoutValue = { data_atual: '2026-11-20', vrs: null }
    const silent = openTab([startSession, person], [tables, noTables], [lists, withoutValue])
    expect((await saying.start()).reference.banks).toEqual([
      { code: '748', name: 'Sicredi', requestTypes: [3, 10] },
    ])
    const { banks, contributionReferenceCents } = (await silent.start()).reference
    expect([banks, contributionReferenceCents]).toEqual([[], undefined])
  })

  test('without the lists the local day in São Paulo is the fallback (D-62, D-81)', async () => {
    const tab = openTab([startSession, person], [tables, noTables], [lists, down])
    tab.isIn(MARINA)
    const { participant, reference } = await tab.start()
    expect(participant.name).toBe('Marina Duarte')
    expect(reference).toMatchObject({ today: '2026-11-21', countries: [], sponsorDomains: [] })
    expect(tab.sessions.read()?.cpf).toBe(MARINA)
  })

  test('fails if the lists report an expired session, although other failures are ignored (D-13)', async () => {
    const over = new CallError({ kind: 'expired' })
    const tab = openTab([startSession, person], [tables, noTables], [lists, over])
    tab.isIn(MARINA)
    await expect(tab.start()).rejects.toBe(over)
    expect(tab.sessions.read()).toBeNull()
  })
})

describe('sessionAdapter leave', () => {
  // SESSION-29
  test.each([
    ['exit', null, null],
    ['elsewhere', null, null],
    ['failure', 'k', { path: '/ver/17', cpf: MARINA }],
    ['expiry', 'k', { path: '/ver/17', cpf: MARINA }],
  ] as const)(
    '%s: the drafts are %s, and the page of the session before is %o (D-18, D-61)',
    async (reason, saveKey, page) => {
      const tab = openTab([logOut, { codigo: 'ok' }])
      tab.isIn(MARINA)
      tab.drafts.keep(draftOf(MARINA), draft)
      tab.wantedPlace.keep({ path: '/ver/17', cpf: MARINA })
      await tab.end(reason)
      expect(tab.sessions.read()).toBeNull()
      expect(tab.asked.map(({ call }) => call)).toEqual([logOut])
      expect(tab.drafts.read(draftOf(MARINA))?.saveKey ?? null).toBe(saveKey)
      expect(tab.wantedPlace.read()).toEqual(page)
    },
  )

  test('keeps the page and its person until the next session starts (P-21)', async () => {
    const tab = openTab([logOut, { codigo: 'ok' }], [startSession, person], [tables, noTables], [lists, down])
    tab.isIn(MARINA)
    await tab.end('expiry', { screen: 'view', path: '/ver/17', requestId: 17 })
    expect(tab.wantedPlace.read()).toEqual({ path: '/ver/17', cpf: MARINA })
    tab.isIn(MARINA)
    await tab.start()
    expect(tab.wantedPlace.read()).toBeNull()
  })

  test.each([
    ['exit', 'the same person', MARINA, ['session.endedElsewhere']],
    ['exit', 'another person', CARLOS, []],
    ['exit', 'no session', null, []],
    ['failure', 'the same person', MARINA, []],
    ['expiry', 'the same person', MARINA, []],
    ['elsewhere', 'the same person', MARINA, []],
  ] as const)('%s: another tab with %s hears %j', async (reason, _who, cpf, expected) => {
    const leaving = openTab([logOut, { codigo: 'ok' }])
    const other = openTab()
    leaving.isIn(MARINA)
    if (cpf !== null) other.isIn(cpf)
    const { heard, stop } = other.listen()
    await leaving.end(reason)
    stop()
    expect(heard).toEqual(expected)
  })

  test.each([
    ['the same person hears the answer', MARINA, ['tab.answered']],
    ['another person does not', CARLOS, []],
  ] as const)('unsaved work in other tabs: %s', (_name, cpf, expected) => {
    const asking = openTab()
    asking.isIn(cpf)
    const other = createSessionTabs()
    const asked: unknown[] = []
    other.listen((said) => asked.push(said))
    const { heard, ask, stop } = asking.listen()
    ask()
    expect(asked).toEqual([{ kind: 'asked', cpf }])
    other.post({ kind: 'holding', cpf: MARINA, holds: 'answers' })
    stop()
    expect(heard).toEqual(expected)
  })

  test('ignores questions between other tabs, and other messages', () => {
    const tab = openTab()
    tab.isIn(MARINA)
    const { heard, stop } = tab.listen()
    const question = { kind: 'asked', cpf: MARINA }
    for (const data of [question, 'exit', null, { cpf: MARINA }, { kind: 'left', cpf: 1 }])
      new BroadcastChannel('portal.session').postMessage(data)
    stop()
    expect(heard).toEqual([])
  })
})

describe('sessionAdapter page that Back restores', () => {
  const shownAgain = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  test.each([
    ['hears that a later page of the tab renewed its session', true, 9e15 + 1, ['session.renewedElsewhere']],
    ['goes on with its session', true, 9e15, []],
    ['hears nothing when it is loaded', false, 9e15 + 1, []],
  ])('%s', (_what, persisted, deadline, expected) => {
    const tab = openTab()
    tab.isIn(MARINA)
    const { heard, stop } = tab.listen()
    const stored = tab.otherPage().read()
    if (stored) tab.otherPage().keep({ ...stored, deadline })
    shownAgain(persisted)
    stop()
    expect(heard.filter((type) => type !== 'page.resumed')).toEqual(expected)
    expect(tab.sessions.read()?.deadline).toBe(persisted ? deadline : 9e15)
  })
})
