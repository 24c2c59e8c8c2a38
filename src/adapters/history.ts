import type { Blocker, createBrowserRouter } from 'react-router-dom'
import { type CallbackActorLogic, fromCallback } from 'xstate'

import type { HistoryCommand, Navigate } from '#machines/router/index.ts'
import { cameFrom, stateFrom } from '#ui/primitives/link.tsx'

import { placeOf } from '../place-of.ts'

type DataRouter = ReturnType<typeof createBrowserRouter>

export type HistoryAdapter = {
  readonly logic: CallbackActorLogic<HistoryCommand>
  /** To be called with the state of react-router's blocker whenever it changes. */
  readonly blockerChanged: (blocker: Blocker) => void
}

/** The number that react-router gives to the entry of the browser's history. */
const entryIndex = () => (window.history.state as { readonly idx?: number } | null)?.idx ?? 0

/**
 * The router chart's port to react-router. Going to the page that the one on screen was reached from goes back to it,
 * so that Voltar and the browser's Back are the same step (D-30).
 *
 * @param code the single sign-on code that the browser came with
 */
export function createHistoryAdapter(router: DataRouter, code: string | null): HistoryAdapter {
  let blocker: Blocker | null = null
  let shownIndex = entryIndex()
  let onBlocked: (path: string) => void = () => {}

  const navigate = ({ path, replace, leaving }: Navigate) => {
    const { pathname, state } = router.state.location
    if (replace) return router.navigate(path, { replace, state })
    if (path === cameFrom(state)) return router.navigate(-1)
    // Not by the router: only this entry's URL changes (D-19), and the page on screen is about to be left.
    if (leaving !== null) window.history.replaceState(window.history.state, '', leaving)
    return router.navigate(path, { state: stateFrom(leaving ?? pathname) })
  }

  /** React-router takes the second of two quick Backs for its own return to the page, and ends one entry away from it. */
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
