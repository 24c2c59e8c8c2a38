import { render } from '@testing-library/react'
import { createBrowserRouter, RouterProvider, useBlocker } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'

import { createHistoryAdapter } from '#src/adapters/history.ts'
import { routeObjects } from '#src/adapters/place-of.ts'

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
  const send = (command: object) => parent.getSnapshot().children.history?.send(command as never)
  return {
    heard,
    router,
    entries: () => window.history.length,
    navigate: (to: string, more: { replace?: boolean; leaving?: string } = {}) =>
      send({ type: 'navigate', path: to, replace: false, leaving: null, ...more }),
    proceed: () => send({ type: 'proceed' }),
    reset: () => send({ type: 'reset' }),
    isAt: (expected: string) => vi.waitFor(() => expect(window.location.pathname).toBe(expected)),
  }
}

describe('createHistoryAdapter', () => {
  test('reports the initial location, and each later one', async () => {
    const { heard, navigate, router, isAt } = openHistory()
    navigate('/ver/1')
    await router.navigate('/ver/2')
    await router.navigate(-1)
    await isAt('/ver/1')
    expect(heard).toEqual(['/tiposreq', '/ver/1', '/ver/2', '/ver/1'])
  })

  test('replaces the current entry on request', () => {
    const { navigate, entries } = openHistory()
    const before = entries()
    navigate('/', { replace: true })
    expect([window.location.pathname, entries()]).toEqual(['/', before])
  })

  test('updates the URL of the entry before the next one is added (D-19)', async () => {
    const { navigate, router, isAt } = openHistory('/requerimento01/novo/1')
    navigate('/requerimento01/9/1/2', { leaving: '/requerimento01/9/1/1' })
    await isAt('/requerimento01/9/1/2')
    await router.navigate(-1)
    await isAt('/requerimento01/9/1/1')
  })

  test('goes back to the page from which this one was reached (D-30)', async () => {
    const { navigate, router, isAt } = openHistory('/requerimento01/novo/1')
    navigate('/requerimento01/9/1/2', { leaving: '/requerimento01/9/1/1' })
    navigate('/requerimento01/9/1/1')
    await isAt('/requerimento01/9/1/1')
    await router.navigate(1)
    await isAt('/requerimento01/9/1/2')
  })

  test('adds an entry for any other page', async () => {
    const { navigate, router, isAt } = openHistory()
    navigate('/ver/1')
    navigate('/')
    await router.navigate(-1)
    await isAt('/ver/1')
  })
})

describe('createHistoryAdapter with a blocked navigation', () => {
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
  ])('reverts %s, and repeats it when released', async (_, steps, path) => {
    const { router, isBlocked, isAt, proceed } = await amidEntries()
    await router.navigate(steps)
    await isBlocked(path)
    await isAt('/requerimento01/9')
    proceed()
    await isAt(path)
  })

  test('returns to the current page after two Backs at once are rejected', async () => {
    const { isBlocked, isAt, reset } = await amidEntries()
    window.history.back()
    window.history.back()
    await isBlocked('/tiposreq')
    reset()
    await isAt('/requerimento01/9')
  })

  test('holds a link, and stays on the page if it is rejected', async () => {
    const { router, isBlocked, isAt, reset, heard } = await amidEntries()
    await router.navigate('/')
    await isBlocked('/')
    reset()
    await isAt('/requerimento01/9')
    expect(heard.at(-1)).toBe('/ blocked')
  })
})
