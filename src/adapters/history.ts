import type { Blocker, createBrowserRouter } from 'react-router-dom'
import { type CallbackActorLogic, fromCallback } from 'xstate'

import type { HistoryCommand, Navigate } from '#machines/app/router/index.ts'
import { cameFrom, stateFrom } from '#ui/browser/entry-state.ts'

import { placeOf } from './place-of.ts'

type DataRouter = ReturnType<typeof createBrowserRouter>

export type HistoryAdapter = {
  readonly logic: CallbackActorLogic<HistoryCommand>
  /** Must be called with the state of react-router's blocker on every change. */
  readonly blockerChanged: (blocker: Blocker) => void
}

/** react-router's index of the current history entry. */
const entryIndex = () => (window.history.state as { readonly idx?: number } | null)?.idx ?? 0

/**
 * Connects the router chart to react-router. A navigation to the previous page goes back instead, so that
 * Voltar and the browser's Back are the same (D-30).
 *
 * @param code the single sign-on code in the initial URL
 */
export function createHistoryAdapter(router: DataRouter, code: string | null): HistoryAdapter {
  let blocker: Blocker | null = null
  let shownIndex = entryIndex()
  let onBlocked: (path: string) => void = () => {}

  const navigate = ({ path, replace, leaving }: Navigate) => {
    const { pathname, state } = router.state.location
    if (replace) return router.navigate(path, { replace, state })
    if (path === cameFrom(state)) return router.navigate(-1)
    // Without the router: only the URL of this entry changes (D-19), and the page is about to unload.
    if (leaving !== null) window.history.replaceState(window.history.state, '', leaving)
    return router.navigate(path, { state: stateFrom(leaving ?? pathname) })
  }

  /** react-router takes the second of two quick Backs for its own revert, and ends one entry too far. */
  const returnToShownEntry = () => {
    const steps = shownIndex - entryIndex()
    if (steps !== 0) void router.navigate(steps)
  }

  const carryOut = (command: HistoryCommand) => {
    switch (command.type) {
      case 'navigate':
        return void navigate(command)
      case 'proceed':
        return blocker?.proceed?.()
      case 'reset':
        blocker?.reset?.()
        return returnToShownEntry()
    }
  }

  return {
    logic: fromCallback<HistoryCommand>(({ receive, sendBack }) => {
      let reported = router.state.location
      const report = () => sendBack({ type: 'location.changed', place: placeOf(reported.pathname) })
      report()
      if (code !== null) sendBack({ type: 'code.arrived', code })
      onBlocked = (path) => sendBack({ type: 'navigation.blocked', place: placeOf(path) })
      receive(carryOut)
      return router.subscribe(({ location }) => {
        if (location === reported) return
        reported = location
        shownIndex = entryIndex()
        report()
      })
    }),
    blockerChanged(next) {
      blocker = next
      if (next.state === 'blocked') onBlocked(next.location.pathname)
    },
  }
}
