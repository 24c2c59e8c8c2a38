import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'
import type { Navigate } from '#src/live/browser-history.ts'
import { createLiveRouter } from '#src/live/live-router.ts'

const placeOf = (path: string): Place => ({ path, screen: 'unknown' })

/** The browser's history as the mounted router keeps it: each entry with its number. */
function browserOf(moved: (path: string) => void) {
  let entries = [window.location.pathname]
  let at = 0
  const show = () => {
    const path = entries[at] ?? ''
    window.history.replaceState({ idx: at }, '', path)
    moved(path)
  }
  return {
    at: () => at,
    path: () => entries[at],
    push(path: string) {
      at += 1
      entries = [...entries.slice(0, at), path]
      show()
    },
    go(steps: number) {
      at += steps
      show()
    },
    stay: show,
  }
}

/** A root that owns the router as the session does, and remembers what it heard. */
function startedRouter(navigate: Navigate = () => {}) {
  const router = createLiveRouter(placeOf, window.history, navigate)
  const heard: string[] = []
  const root = createActor(
    setup({ actors: { router: fromCallback(() => {}) } })
      .createMachine({
        invoke: { src: 'router', id: 'router', systemId: 'router' },
        on: {
          'place.changed': {
            actions: ({ event }) => heard.push(`${event.place.path}${event.isWanted ? ', as wanted' : ''}`),
          },
          'code.arrived': { actions: ({ event }) => heard.push(`code ${event.code}`) },
        },
      })
      .provide({ actors: { router: router.logic as never } }),
  ).start()
  const tell = (type: string, more = {}) => root.system.get('router').send({ type, ...more })
  const wanted = (path: string, more: { replace?: boolean; leaving?: string } = {}) =>
    tell('route.wanted', { path, replace: false, leaving: null, ...more })
  return { heard, tell, wanted, browser: browserOf(router.moved) }
}

describe('between charts and history', () => {
  beforeEach(() => window.history.replaceState(null, '', '/tiposreq'))

  test('says where the browser is when it starts', () => {
    expect(startedRouter().heard).toEqual(['/tiposreq'])
  })

  test('a single sign-on code is told once, and no longer stands in the address (D-01)', () => {
    window.history.replaceState(null, '', '/login/abc?x=1')
    expect(startedRouter().heard).toEqual(['/login', 'code abc'])
    expect(window.location.href).not.toContain('abc')
  })

  test('navigates where a chart wants to be, and not where it already is', () => {
    const navigate = vi.fn()
    const { wanted } = startedRouter(navigate)
    wanted('/tiposreq')
    wanted('/', { replace: true })
    expect(navigate.mock.calls).toEqual([['/', { replace: true }]])
  })

  test('reports an address once, whoever changed it', () => {
    const { browser, heard } = startedRouter()
    browser.push('/ver/1')
    browser.stay()
    expect(heard).toEqual(['/tiposreq', '/ver/1'])
  })

  test('says whether the browser is where a chart wanted to be, or was moved by hand', () => {
    const navigate = vi.fn()
    const { browser, heard, wanted } = startedRouter(navigate)
    wanted('/ver/1')
    browser.push('/ver/1')
    browser.push('/ver/2')
    browser.go(-1)
    wanted('/ver/2')
    browser.push('/ver/3')
    expect(heard).toEqual(['/tiposreq', '/ver/1, as wanted', '/ver/2', '/ver/1', '/ver/3'])
  })

  test('the entry left behind gets its better address before the next one is added (D-19)', () => {
    const navigate = vi.fn(() => expect(window.location.pathname).toBe('/requerimento01/9/1/1'))
    const { wanted } = startedRouter(navigate)
    wanted('/requerimento01/9/1/2', { leaving: '/requerimento01/9/1/1' })
    expect(navigate).toHaveBeenCalledOnce()
  })

  test('going to the address just left goes back to it, so that Voltar is Back (D-30)', () => {
    const navigate = vi.fn()
    const { browser, wanted } = startedRouter(navigate)
    browser.push('/requerimento01/9/1/1')
    browser.push('/requerimento01/9/1/2')
    wanted('/requerimento01/9/1/1')
    browser.go(-1)
    wanted('/tiposreq')
    expect(navigate.mock.calls).toEqual([[-1], [-1]])
  })

  test('so it does after going forward, and to an address that is not behind an entry is added', () => {
    const navigate = vi.fn()
    const { browser, wanted } = startedRouter(navigate)
    browser.push('/ver/1')
    browser.go(-1)
    browser.go(1)
    wanted('/tiposreq')
    browser.go(-1)
    wanted('/ver/1')
    expect(navigate.mock.calls).toEqual([[-1], ['/ver/1', { replace: false }]])
  })

  test('the last of two wishes wins, although the screen has not followed the first', () => {
    const navigate = vi.fn()
    const { wanted } = startedRouter(navigate)
    wanted('/ver/1')
    wanted('/tiposreq')
    expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/ver/1', '/tiposreq'])
  })
})

describe('a movement that is held back', () => {
  beforeEach(() => window.history.replaceState({ idx: 0 }, '', '/tiposreq'))

  /** Three entries, of which the browser shows the middle one; what the router asks for is carried out at once. */
  function amidEntries() {
    const { browser, heard, tell, wanted } = startedRouter((to, options) => {
      if (typeof to === 'number') browser.go(to)
      else if (!options?.replace) browser.push(to)
    })
    browser.push('/requerimento01/9')
    browser.push('/ver/1')
    browser.go(-1)
    return { browser, tell, wanted, news: () => heard.splice(0) }
  }

  test.each([
    ['Back', -1, '/tiposreq'],
    ['Forward', 1, '/ver/1'],
  ])('%s is undone, and done again on release', (_, steps, path) => {
    const { browser, tell, news } = amidEntries()
    news()
    browser.go(steps)
    tell('movement.held')
    expect(browser.path()).toBe('/requerimento01/9')
    expect(news()).toEqual([path, '/requerimento01/9'])
    tell('movement.released')
    expect(browser.path()).toBe(path)
    expect(news()).toEqual([path])
  })

  test('a link is undone, and its entry gone to on release', () => {
    const { browser, tell } = amidEntries()
    browser.push('/')
    tell('movement.held')
    expect(browser.path()).toBe('/requerimento01/9')
    tell('movement.released')
    expect(browser.path()).toBe('/')
  })

  test("after it was forgotten Voltar is still the browser's Back", () => {
    const { browser, tell, wanted } = amidEntries()
    browser.go(-1)
    tell('movement.held')
    wanted('/tiposreq')
    expect(browser.at()).toBe(0)
  })
})
