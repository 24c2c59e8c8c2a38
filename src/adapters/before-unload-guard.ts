import { type AnyEventObject, fromCallback } from 'xstate'

import type { Unsaved } from '#machines/support/before-unload-guard.ts'

import type { SessionStore } from './session-store.ts'
import type { SessionTabs } from './session-tabs.ts'

type Dependencies = { readonly sessions: SessionStore; readonly tabs: SessionTabs }

/**
 * While active, the browser asks before the tab is closed, reloaded or navigated elsewhere, and other tabs in
 * which the same person logs out learn what would be lost. A draft survives a reload but not a closed tab,
 * and browsers do not distinguish the two.
 */
export const beforeUnloadGuardAdapter = ({ sessions, tabs }: Dependencies) =>
  fromCallback<AnyEventObject, { readonly holds: Unsaved }>(({ input: { holds } }) => {
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // Required by Chrome and Edge before 119.
      event.returnValue = true
    }
    window.addEventListener('beforeunload', ask)
    const stopListening = tabs.listen(({ kind, cpf }) => {
      if (kind === 'asked' && cpf === sessions.read()?.cpf) tabs.post({ kind: 'holding', cpf, holds })
    })
    return () => {
      window.removeEventListener('beforeunload', ask)
      stopListening()
    }
  })
