import { type CallbackActorLogic, fromCallback } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'

/** What the router is told by charts. */
type RouteWanted = {
  readonly type: 'route.wanted'
  readonly path: string
  readonly replace: boolean
  readonly leaving: string | null
}

type Navigate = (path: string, options: { readonly replace: boolean }) => void

export type LiveRouter = {
  readonly logic: CallbackActorLogic<RouteWanted>
  /** Called by the mounted router with its own way of navigating. */
  readonly attach: (navigate: Navigate) => void
  /** Called by the mounted router whenever the address changes. */
  readonly moved: (path: string) => void
}

/**
 * Between the charts and the browser's history. Charts say where to be and hear where the browser is; every address
 * is reported once, whoever changed it.
 */
export function createLiveRouter(
  placeOf: (path: string) => Place,
  history: Pick<History, 'replaceState' | 'state'>,
): LiveRouter {
  let current = window.location.pathname
  let navigate: Navigate | null = null
  let waiting: RouteWanted | null = null
  let report: (place: Place) => void = () => {}

  const follow = ({ path, replace, leaving }: RouteWanted) => {
    if (path === current) return
    if (leaving !== null && leaving !== current) history.replaceState(history.state, '', leaving)
    navigate?.(path, { replace })
  }

  return {
    logic: fromCallback<RouteWanted>(({ receive, sendBack }) => {
      report = (place) => sendBack({ type: 'place.changed', place })
      report(placeOf(current))
      receive((wanted) => {
        if (navigate) follow(wanted)
        else waiting = wanted
      })
    }),
    attach(mounted) {
      navigate = mounted
      if (waiting) follow(waiting)
      waiting = null
    },
    moved(path) {
      if (path === current) return
      current = path
      report(placeOf(path))
    },
  }
}
