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
    wanted('/tiposreq')
    wanted('/', { replace: true })
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
    router.moved('/tiposreq', 'PUSH')
    router.moved('/ver/1', 'PUSH')
    router.moved('/ver/1', 'PUSH')
    expect(heard).toEqual(['/tiposreq', '/ver/1'])
  })

  test('the entry left behind gets its better address before the next one is added (D-19)', () => {
    const { router, wanted } = startedRouter()
    const navigate = vi.fn(() => expect(window.location.pathname).toBe('/requerimento01/9/1/1'))
    router.attach(navigate)
    wanted('/requerimento01/9/1/2', { leaving: '/requerimento01/9/1/1' })
    expect(navigate).toHaveBeenCalledOnce()
  })

  test('going to the address just left goes back to it, so that Voltar is Back (D-30)', () => {
    const { router, wanted } = startedRouter()
    const navigate = vi.fn()
    router.attach(navigate)
    router.moved('/requerimento01/9/1/1', 'PUSH')
    router.moved('/requerimento01/9/1/2', 'PUSH')
    wanted('/requerimento01/9/1/1')
    router.moved('/requerimento01/9/1/1', 'POP')
    wanted('/tiposreq')
    expect(navigate.mock.calls).toEqual([[-1], [-1]])
  })

  test('after going forward the entries behind are not known, and an address is added', () => {
    const { router, wanted } = startedRouter()
    const navigate = vi.fn()
    router.attach(navigate)
    router.moved('/ver/1', 'PUSH')
    router.moved('/tiposreq', 'POP')
    router.moved('/ver/1', 'POP')
    wanted('/tiposreq')
    expect(navigate.mock.calls).toEqual([['/tiposreq', { replace: false }]])
  })

  test('the last of two wishes wins, although the screen has not followed the first', () => {
    const { router, wanted } = startedRouter()
    const navigate = vi.fn()
    router.attach(navigate)
    wanted('/ver/1')
    wanted('/tiposreq')
    expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/ver/1', '/tiposreq'])
  })
})
