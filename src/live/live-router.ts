import { type CallbackActorLogic, fromCallback } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'
import type { RouterWish, RouteWanted } from '#machines/support/system.ts'

import { entryOf, type Navigate } from './browser-history.ts'
import { takeCode } from './sign-on-code.ts'

export type LiveRouter = {
  readonly logic: CallbackActorLogic<RouterWish>
  /** Told whenever the browser is at another entry of its history. */
  readonly moved: (path: string) => void
}

/**
 * Between the charts and the browser's history. Charts say where to be and hear where the browser is; every address
 * is reported once, whoever changed it, and whether it is where a chart wanted to be. Going to the address just left
 * goes back to it, so that Voltar and the browser's Back are the same step (D-30). A single sign-on code leaves the
 * address here, and is told once (D-01). A movement is heard of once it has happened; who holds it back has it undone,
 * and done again on release.
 */
export function createLiveRouter(
  placeOf: (path: string) => Place,
  history: Pick<History, 'replaceState' | 'state'>,
  navigate: Navigate,
): LiveRouter {
  const code = takeCode(window.location, history)
  let current = window.location.pathname
  /** Where the last wish leads; `current` follows once the screen has. */
  let heading = current
  /** The entry on screen, the one before the last movement, and the one that a held movement led to. */
  let entry = entryOf(history)
  let left = entry
  let held = entry
  /** Where held movements are undone to, until it is reached: another one may come before the first is undone. */
  let home: number | null = null
  /** Addresses of the entries, as far as they are known. */
  const addresses = new Map([[entry, current]])
  let report: (place: Place, isWanted: boolean) => void = () => {}

  const follow = ({ path, replace, leaving }: RouteWanted) => {
    if (path === heading) return
    heading = path
    if (!replace && path === addresses.get(entry - 1)) {
      navigate(-1)
      return
    }
    if (leaving !== null && leaving !== current) {
      history.replaceState(history.state, '', leaving)
      current = leaving
      addresses.set(entry, leaving)
    }
    navigate(path, { replace })
  }

  const goToEntry = (wanted: number) => {
    // Going no step at all would load the page anew.
    if (wanted !== entry) navigate(wanted - entry)
  }

  const obey = (wish: RouterWish) => {
    switch (wish.type) {
      case 'movement.held':
        home ??= left
        held = entry
        return goToEntry(home)
      case 'movement.released':
        return goToEntry(held)
      case 'route.wanted':
        return follow(wish)
    }
  }

  return {
    logic: fromCallback<RouterWish>(({ receive, sendBack }) => {
      report = (place, isWanted) => sendBack({ type: 'place.changed', place, isWanted })
      report(placeOf(current), false)
      if (code !== null) sendBack({ type: 'code.arrived', code })
      receive(obey)
    }),
    moved(path) {
      left = entry
      entry = entryOf(history)
      if (entry === home) home = null
      addresses.set(entry, path)
      if (path === current) return
      const isWanted = path === heading
      current = path
      heading = path
      report(placeOf(path), isWanted)
    },
  }
}
