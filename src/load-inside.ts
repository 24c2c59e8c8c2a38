import type { ComponentType } from 'react'
import { type AnyActorLogic, createMachine } from 'xstate'

import type { PortalActor, portalMachine } from '#machines/portal/index.ts'
import type { SessionActor } from '#machines/session/index.ts'
import type { sessionClockMachine } from '#machines/session-clock/index.ts'
import { NotLoaded } from '#ui/screens/not-loaded/not-loaded.tsx'

import { inTime } from './in-time.ts'

/** What a session needs and the login does not: charts, and what is drawn of them. */
export type Inside = {
  readonly portal: typeof portalMachine
  readonly clock: typeof sessionClockMachine
  /** The screen that the portal's chart is at. */
  readonly Screen: ComponentType<{ portal: PortalActor }>
  /** Countdown, Sair and the session's dialogs. */
  readonly Session: ComponentType<{ actor: SessionActor }>
}

const idle: AnyActorLogic = createMachine({})

/** Stands in for what did not come: it says so, and keeps the session as it is. */
const NOT_LOADED: Inside = {
  portal: idle as typeof portalMachine,
  clock: idle as typeof sessionClockMachine,
  Screen: NotLoaded,
  Session: () => null,
}

/** What a session needs, `load` being awaited before one begins. It never rejects, and what failed is tried again. */
export function createInside(bring: () => Promise<Inside>) {
  let inside = NOT_LOADED
  let loading: Promise<void> | null = null

  const tried = async () => {
    inside = await inTime(bring()).catch(() => NOT_LOADED)
    loading = null
  }
  return {
    now: () => inside,
    load: async () => {
      if (inside !== NOT_LOADED) return
      loading ??= tried()
      await loading
    },
  }
}
