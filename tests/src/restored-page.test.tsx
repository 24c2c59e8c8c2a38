import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { guardRestoredPage } from '#src/adapters/restored-page.ts'
import { createSessionStore } from '#src/adapters/session-store.ts'
import { createVisitStore } from '#src/adapters/visit-store.ts'

import { memoryStorage } from '../support/memory-storage.ts'

const helena = { token: 'h', cpf: '71428793860', deadline: 9e15, isLast: false, granted: 3600 }
const beatriz = { ...helena, token: 'b', cpf: '39053344705' }
const visit = { purpose: 'registration', values: { nome: 'Irene' }, issue: null } as const

/** A page of a tab whose other pages are the stores that `later` gets. */
function openPage(storage: Storage | null = memoryStorage()) {
  const frame = document.createElement('iframe')
  document.body.replaceChildren(frame)
  const page = frame.contentWindow as Window & typeof globalThis
  const sessions = createSessionStore(storage)
  const replacedBy: string[] = []
  guardRestoredPage({ page, sessions, storage, replace: (path) => replacedBy.push(path) })
  const happens = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }))
  return {
    sessions,
    visits: createVisitStore(storage),
    later: { sessions: createSessionStore(storage), visits: createVisitStore(storage) },
    replacedBy,
    isHidden: () => page.document.documentElement.style.opacity === '0',
    leave: () => happens('pagehide', true),
    back: () => happens('pageshow', true),
    load: () => happens('pageshow', false),
    /** Whether a chart with unsaved answers would ask before the page is left. */
    asksWhenLeft: () => {
      let isAsked = false
      page.addEventListener('beforeunload', () => {
        isAsked = true
      })
      page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
      return isAsked
    },
  }
}

let page: ReturnType<typeof openPage>

beforeEach(() => {
  page = openPage()
})
// Files of tests share a document.
afterEach(() => document.body.replaceChildren())

describe('a page that Back restores (SESSION-36)', () => {
  test('is visible when it is loaded', () => {
    page.load()
    expect(page.isHidden()).toBe(false)
  })

  test('hides itself when it is left', () => {
    page.sessions.keep(helena)
    page.leave()
    expect(page.isHidden()).toBe(true)
    expect(page.replacedBy).toEqual([])
  })

  const helenaIsIn = () => page.sessions.keep(helena)
  const nobodyIsIn = () => {}

  test.each([
    ['the tab still has the session', helenaIsIn, () => {}],
    [
      'the session was renewed meanwhile',
      helenaIsIn,
      () => page.later.sessions.keep({ ...helena, deadline: 9e15 + 1 }),
    ],
    ['there was no session and is none', nobodyIsIn, () => {}],
  ])('appears if %s', (_what, begins, happened) => {
    begins()
    page.leave()
    happened()
    page.back()
    expect(page.isHidden()).toBe(false)
    expect(page.replacedBy).toEqual([])
    expect(page.asksWhenLeft()).toBe(true)
  })

  test.each([
    ['the session ended', helenaIsIn, () => page.later.sessions.clear()],
    ['another person logged in', helenaIsIn, () => page.later.sessions.keep(beatriz)],
    [
      'the same person logged in again',
      helenaIsIn,
      () => page.later.sessions.keep({ ...helena, token: 'h2' }),
    ],
    ['a visitor went on', helenaIsIn, () => page.later.visits.keep(visit)],
    ['a person has logged in since', nobodyIsIn, () => page.later.sessions.keep(beatriz)],
    [
      'the answers of its visitor were discarded',
      () => page.visits.keep(visit),
      () => page.later.visits.clear(),
    ],
  ])('stays hidden and is replaced by the login if %s', (_what, begins, happened) => {
    begins()
    page.leave()
    happened()
    page.back()
    expect(page.isHidden()).toBe(true)
    expect(page.replacedBy).toEqual(['/login'])
    expect(page.asksWhenLeft()).toBe(false)
  })

  test('is replaced where the browser forbids storage, which cannot say whether the session goes on', () => {
    page = openPage(null)
    helenaIsIn()
    page.leave()
    page.back()
    expect(page.isHidden()).toBe(true)
    expect(page.replacedBy).toEqual(['/login'])
  })
})
