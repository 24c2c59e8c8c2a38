import { render } from '@testing-library/react'
import { createBrowserRouter, RouterProvider, useBlocker } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'

import { createHistoryAdapter } from '#src/adapters/history.ts'
import { routeObjects } from '#src/place-of.ts'

let dispose = () => {}
afterEach(() => dispose())

/** The adapter between a browser at `path` and a parent that records its events. */
function openHistory(path = '/tiposreq', isBlocked: (path: string) => boolean = () => false) {
  window.history.replaceState(null, '', path)
  const Page = () => {
    history.blockerChanged(useBlocker(({ nextLocation }) => isBlocked(nextLocation.pathname)))
    return null
  }
  const router = createBrowserRouter([{ Component: Page, children: routeObjects }])
  const history = createHistoryAdapter(router, null)
  const heard: string[] = []
  const parent = createActor(
    createMachine({
      invoke: { src: history.logic, id: 'history' },
      on: {
        'location.changed': { actions: ({ event }) => heard.push(event.place.path) },
        'navigation.blocked': { actions: ({ event }) => heard.push(`${event.place.path} blocked`) },
      },
    }),
  ).start()
  const { unmount } = render(<RouterProvider router={router} />)
  dispose = () => {
    unmount()
    parent.stop()
    router.dispose()
  }
  const tell = (command: object) => parent.getSnapshot().children.history?.send(command as never)
  return {
    heard,
    router,
    entries: () => window.history.length,
    navigate: (to: string, more: { replace?: boolean; leaving?: string } = {}) =>
      tell({ type: 'navigate', path: to, replace: false, leaving: null, ...more }),
    proceed: () => tell({ type: 'proceed' }),
    reset: () => tell({ type: 'reset' }),
    isAt: (expected: string) => vi.waitFor(() => expect(window.location.pathname).toBe(expected)),
  }
}

describe('the history port', () => {
  test('reports the location at the start, and each one after it', async () => {
    const { heard, navigate, router, isAt } = openHistory()
    navigate('/ver/1')
    await router.navigate('/ver/2')
    await router.navigate(-1)
    await isAt('/ver/1')
    expect(heard).toEqual(['/tiposreq', '/ver/1', '/ver/2', '/ver/1'])
  })

  test('replaces the entry on screen where it is told to', () => {
    const { navigate, entries } = openHistory()
    const before = entries()
    navigate('/', { replace: true })
    expect([window.location.pathname, entries()]).toEqual(['/', before])
  })

  test('gives the entry left behind its better URL before the next one is added (D-19)', async () => {
    const { navigate, router, isAt } = openHistory('/requerimento01/novo/1')
    navigate('/requerimento01/9/1/2', { leaving: '/requerimento01/9/1/1' })
    await isAt('/requerimento01/9/1/2')
    await router.navigate(-1)
    await isAt('/requerimento01/9/1/1')
  })

  test('goes back to the page that this one was reached from (D-30)', async () => {
    const { navigate, router, isAt } = openHistory('/requerimento01/novo/1')
    navigate('/requerimento01/9/1/2', { leaving: '/requerimento01/9/1/1' })
    navigate('/requerimento01/9/1/1')
    await isAt('/requerimento01/9/1/1')
    await router.navigate(1)
    await isAt('/requerimento01/9/1/2')
  })

  test('adds an entry for a page that this one was not reached from', async () => {
    const { navigate, router, isAt } = openHistory()
    navigate('/ver/1')
    navigate('/')
    await router.navigate(-1)
    await isAt('/ver/1')
  })
})

describe('a navigation that is blocked', () => {
  /** Three history entries with the middle one shown: a form that asks before it is left. */
  async function amidEntries() {
    let asks = false
    const history = openHistory('/tiposreq', (path) => asks && path !== '/requerimento01/9')
    history.navigate('/requerimento01/9')
    history.navigate('/ver/1')
    await history.router.navigate(-1)
    await history.isAt('/requerimento01/9')
    asks = true
    return {
      ...history,
      isBlocked: (path: string) => vi.waitFor(() => expect(history.heard).toContain(`${path} blocked`)),
    }
  }

  test.each([
    ['Back', -1, '/tiposreq'],
    ['Forward', 1, '/ver/1'],
  ])('%s is undone, and done again where it may proceed', async (_, steps, path) => {
    const { router, isBlocked, isAt, proceed } = await amidEntries()
    await router.navigate(steps)
    await isBlocked(path)
    await isAt('/requerimento01/9')
    proceed()
    await isAt(path)
  })

  test('two Backs at once end at the page on screen where they are given up', async () => {
    const { isBlocked, isAt, reset } = await amidEntries()
    window.history.back()
    window.history.back()
    await isBlocked('/tiposreq')
    reset()
    await isAt('/requerimento01/9')
  })

  test('a link waits, and the page stays where it is given up', async () => {
    const { router, isBlocked, isAt, reset, heard } = await amidEntries()
    await router.navigate('/')
    await isBlocked('/')
    reset()
    await isAt('/requerimento01/9')
    expect(heard.at(-1)).toBe('/ blocked')
  })
})
