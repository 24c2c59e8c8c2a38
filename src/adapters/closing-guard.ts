import { type AnyEventObject, fromCallback } from 'xstate'

import type { Unsaved } from '#machines/support/closing-guard.ts'

import type { SessionStore } from './session-store.ts'
import type { SessionTabs } from './session-tabs.ts'

type Live = { readonly sessions: SessionStore; readonly tabs: SessionTabs }

/**
 * The charts' port: while it lives, the browser asks before the tab is closed, reloaded or led elsewhere, and a tab in
 * which the same person is about to leave hears what would be lost. A draft outlives a reload, but not the tab, and the
 * browser does not tell one from the other.
 */
export const closingGuardAdapter = ({ sessions, tabs }: Live) =>
  fromCallback<AnyEventObject, { readonly holds: Unsaved }>(({ input: { holds } }) => {
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // Chrome and Edge before 119 ask for nothing but this.
      event.returnValue = true
    }
    window.addEventListener('beforeunload', ask)
    const forget = tabs.listen(({ kind, cpf }) => {
      if (kind === 'asked' && cpf === sessions.read()?.cpf) tabs.tell({ kind: 'holding', cpf, holds })
    })
    return () => {
      window.removeEventListener('beforeunload', ask)
      forget()
    }
  })
