// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, setup, toPromise } from 'xstate'

import { lists, tables } from '#api/contract/reference.ts'
import { authenticate, logOut, startSession } from '#api/contract/session.ts'
import { CallError } from '#domain/call-failure.ts'
import { createDraftStore } from '#src/live/draft-store.ts'
import { liveSession } from '#src/live/live-session.ts'
import { createSessionStore } from '#src/live/session-store.ts'

import { memoryStorage } from '../support/memory-storage.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'
import { channelOfTabs } from './support/tabs.ts'

const MARINA = '52998224725'
const CARLOS = '11144477735'

const draft = {
  answers: { detalhes: { banco: '001' }, endereco: {}, dependentes: [], beneficiarios: [] },
  saveKey: 'k',
  keptAt: 1000,
  version: null,
}
const draftOf = (cpf: string) => ({ cpf, requestId: null, typeId: 1 })

const person = { codigo: 'ok', cpf: MARINA, nome: 'Marina Duarte', id_pessoa_fisica: 501 }
const noTables = { codigo: 'ok', planos: [], beneficios: [], tipos_req: [] }
const down = new CallError({ kind: 'interrupted' })

/** One tab of the browser, in which these calls are answered. */
function openTab(...answers: readonly FakeAnswer[]) {
  const storage = memoryStorage()
  const sessions = createSessionStore(storage)
  const drafts = createDraftStore(storage)
  const { client, asked } = fakeClient(...answers)
  const ports = liveSession({ call: client, sessions, drafts })
  return {
    sessions,
    drafts,
    asked,
    logIn: (cpf = '529.982.247-25') =>
      toPromise(createActor(ports.authenticate, { input: { cpf, password: 'segredo' } }).start()),
    start: () => toPromise(createActor(ports.startSession, { input: { cpf: MARINA, deadline: 0 } }).start()),
    end: (reason: 'exit' | 'failure' | 'expiry' | 'elsewhere') =>
      toPromise(createActor(ports.endSession, { input: { reason } }).start()),
    isIn: (cpf: string) => sessions.keep({ token: `token of ${cpf}`, cpf, deadline: 9e15 }),
    /** What the chart of this tab is told from outside. */
    listen() {
      const heard: string[] = []
      const root = setup({ actors: { outsideWorld: ports.outsideWorld } }).createMachine({
        invoke: { src: 'outsideWorld' },
        on: { '*': { actions: ({ event }) => heard.push(event.type) } },
      })
      const actor = createActor(root).start()
      return { heard, stop: () => actor.stop() }
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

describe('entering', () => {
  test.each([
    ['is capped at an hour', 7200, 3_600_000],
    ['is honoured when shorter', 600, 600_000],
    ['is an hour when not said', undefined, 3_600_000],
  ])('the life of a session %s', async (_name, expira_em, milliseconds) => {
    const tab = openTab([authenticate, { token: 't', expira_em }])
    const deadline = Date.parse('2026-11-22T01:30:00Z') + milliseconds
    await expect(tab.logIn()).resolves.toEqual({ cpf: MARINA, deadline })
    expect(tab.sessions.read()).toEqual({ token: 't', cpf: MARINA, deadline })
  })

  test("discards what other people typed and keeps one's own", async () => {
    const tab = openTab([authenticate, { token: 't' }])
    tab.drafts.keep(draftOf(MARINA), draft)
    tab.drafts.keep(draftOf(CARLOS), draft)
    await tab.logIn()
    expect(tab.drafts.read(draftOf(MARINA))).toEqual(expect.objectContaining(draft))
    expect(tab.drafts.read(draftOf(CARLOS))).toBeNull()
  })

  test('a refused password leaves everything as it was', async () => {
    const tab = openTab([authenticate, down])
    tab.drafts.keep(draftOf(CARLOS), draft)
    await expect(tab.logIn()).rejects.toBe(down)
    expect(tab.sessions.read()).toBeNull()
    expect(tab.drafts.read(draftOf(CARLOS))).not.toBeNull()
  })
})

describe('starting', () => {
  test.each([
    ['the person', [startSession, down], [tables, noTables]],
    ['the tables', [startSession, person], [tables, down]],
  ] as const)('without %s there is no session any more (D-17)', async (_name, one, other) => {
    const tab = openTab(one, other, [lists, { data_atual: '2026-11-20' }])
    tab.isIn(MARINA)
    await expect(tab.start()).rejects.toBe(down)
    expect(tab.sessions.read()).toBeNull()
  })

  test('the fund says what day it is', async () => {
    const tab = openTab(
      [startSession, person],
      [tables, noTables],
      [lists, { data_atual: '2026-11-20T00:00:00' }],
    )
    expect((await tab.start()).reference.today).toBe('2026-11-20')
  })

  test("without the lists the browser's day stands in, as it is in São Paulo (D-62, D-81)", async () => {
    const tab = openTab([startSession, person], [tables, noTables], [lists, down])
    tab.isIn(MARINA)
    const { participant, reference } = await tab.start()
    expect(participant.name).toBe('Marina Duarte')
    expect(reference).toMatchObject({ today: '2026-11-21', countries: [], sponsorDomains: [] })
    expect(tab.sessions.read()?.cpf).toBe(MARINA)
  })
})

describe('leaving', () => {
  test.each([
    ['exit', null],
    ['elsewhere', null],
    ['failure', 'k'],
    ['expiry', 'k'],
  ] as const)('%s: what was typed is %s afterwards (D-18, D-61)', async (reason, left) => {
    const tab = openTab([logOut, { codigo: 'ok' }])
    tab.isIn(MARINA)
    tab.drafts.keep(draftOf(MARINA), draft)
    await tab.end(reason)
    expect(tab.sessions.read()).toBeNull()
    expect(tab.asked.map(({ call }) => call)).toEqual([logOut])
    expect(tab.drafts.read(draftOf(MARINA))?.saveKey ?? null).toBe(left)
  })

  test('a server that cannot log out stops nobody', async () => {
    const tab = openTab([logOut, down])
    tab.isIn(MARINA)
    await expect(tab.end('exit')).resolves.toBeUndefined()
    expect(tab.sessions.read()).toBeNull()
  })

  test.each([
    ['the same person hears it', MARINA, ['session.endedElsewhere']],
    ['another person does not', CARLOS, []],
    ['nobody is in: nothing to end', null, []],
  ] as const)('Sair in another tab: %s', async (_name, cpf, expected) => {
    const leaving = openTab([logOut, { codigo: 'ok' }])
    const other = openTab()
    leaving.isIn(MARINA)
    if (cpf !== null) other.isIn(cpf)
    const { heard, stop } = other.listen()
    await leaving.end('exit')
    stop()
    expect(heard).toEqual(expected)
  })

  test.each(['failure', 'expiry', 'elsewhere'] as const)('%s is told to no other tab', async (reason) => {
    const leaving = openTab([logOut, { codigo: 'ok' }])
    const other = openTab()
    leaving.isIn(MARINA)
    other.isIn(MARINA)
    const { heard, stop } = other.listen()
    await leaving.end(reason)
    stop()
    expect(heard).toEqual([])
  })

  test('what is no farewell is nobody leaving', () => {
    const tab = openTab()
    tab.isIn(MARINA)
    const { heard, stop } = tab.listen()
    for (const data of ['exit', null, { cpf: 1 }]) new BroadcastChannel('portal.session').postMessage(data)
    stop()
    expect(heard).toEqual([])
  })
})
