import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'
import { createLiveRouter } from '#src/live/live-router.ts'

const placeOf = (path: string): Place => ({ path, screen: 'unknown' })

/** A root that owns the router as the session does, and remembers what it heard. */
function startedRouter() {
  const router = createLiveRouter(placeOf, window.history)
  const heard: string[] = []
  const root = createActor(
    setup({ actors: { router: fromCallback(() => {}) } })
      .createMachine({
        invoke: { src: 'router', id: 'router', systemId: 'router' },
        on: { 'place.changed': { actions: ({ event }) => heard.push(event.place.path) } },
      })
      .provide({ actors: { router: router.logic as never } }),
  ).start()
  const wanted = (path: string, more: { replace?: boolean; leaving?: string } = {}) =>
    root.system.get('router').send({ type: 'route.wanted', path, replace: false, leaving: null, ...more })
  return { router, heard, wanted }
}

describe('between charts and history', () => {
  beforeEach(() => window.history.replaceState(null, '', '/tiposreq'))

  test('says where the browser is when it starts', () => {
    expect(startedRouter().heard).toEqual(['/tiposreq'])
  })

  test('navigates where a chart wants to be, and not where it already is', () => {
    const { router, wanted } = startedRouter()
    const navigate = vi.fn()
    router.attach(navigate)
    wanted('/', { replace: true })
    wanted('/tiposreq')
    expect(navigate.mock.calls).toEqual([['/', { replace: true }]])
  })

  test('a wish before the screen is mounted is kept until then', () => {
    const { router, wanted } = startedRouter()
    const navigate = vi.fn()
    wanted('/login', { replace: true })
    router.attach(navigate)
    expect(navigate.mock.calls).toEqual([['/login', { replace: true }]])
  })

  test('reports an address once, whoever changed it', () => {
    const { router, heard } = startedRouter()
    router.moved('/tiposreq')
    router.moved('/ver/1')
    router.moved('/ver/1')
    expect(heard).toEqual(['/tiposreq', '/ver/1'])
  })

  test('the entry left behind gets its better address before the next one is added (D-19)', () => {
    const { router, wanted } = startedRouter()
    const navigate = vi.fn(() => expect(window.location.pathname).toBe('/requerimento01/9/1/1'))
    router.attach(navigate)
    wanted('/requerimento01/9/1/2', { leaving: '/requerimento01/9/1/1' })
    expect(navigate).toHaveBeenCalledOnce()
  })
})
