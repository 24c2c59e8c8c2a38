import { type CallbackActorLogic, fromCallback } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'
import type { RouteWanted } from '#machines/support/system.ts'

/** How the browser came to an address, in the mounted router's words. */
type Movement = 'PUSH' | 'REPLACE' | 'POP'

type Navigate = (to: string | -1, options?: { readonly replace: boolean }) => void

export type LiveRouter = {
  readonly logic: CallbackActorLogic<RouteWanted>
  /** Called by the mounted router with its own way of navigating. */
  readonly attach: (navigate: Navigate) => void
  /** Called by the mounted router whenever the address changes. */
  readonly moved: (path: string, movement: Movement) => void
}

/**
 * Between the charts and the browser's history. Charts say where to be and hear where the browser is; every address
 * is reported once, whoever changed it. Going to the address just left goes back to it, so that Voltar and the
 * browser's Back are the same step (D-30).
 */
export function createLiveRouter(
  placeOf: (path: string) => Place,
  history: Pick<History, 'replaceState' | 'state'>,
): LiveRouter {
  let current = window.location.pathname
  /** Where the last wish leads; `current` follows once the screen has. */
  let heading = current
  /** Addresses of the entries behind the current one, as far as they are known. */
  let behind: string[] = []
  let navigate: Navigate | null = null
  let waiting: RouteWanted[] = []
  let report: (place: Place) => void = () => {}

  const follow = (go: Navigate, { path, replace, leaving }: RouteWanted) => {
    if (path === heading) return
    heading = path
    if (!replace && path === behind.at(-1)) {
      go(-1)
      return
    }
    if (leaving !== null && leaving !== current) {
      history.replaceState(history.state, '', leaving)
      current = leaving
    }
    go(path, { replace })
  }

  const remember = (movement: Movement, path: string) => {
    if (movement === 'PUSH') behind = [...behind, current]
    if (movement === 'POP') behind = path === behind.at(-1) ? behind.slice(0, -1) : []
  }

  return {
    logic: fromCallback<RouteWanted>(({ receive, sendBack }) => {
      report = (place) => sendBack({ type: 'place.changed', place })
      report(placeOf(current))
      receive((wanted) => {
        if (navigate) follow(navigate, wanted)
        else waiting = [...waiting, wanted]
      })
    }),
    attach(mounted) {
      navigate = mounted
      for (const wanted of waiting) follow(mounted, wanted)
      waiting = []
    },
    moved(path, movement) {
      if (path === current) return
      remember(movement, path)
      current = path
      heading = path
      report(placeOf(path))
    },
  }
}
