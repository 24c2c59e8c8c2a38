import { createContext } from 'react'
import type { ActorOptions } from 'xstate'

import type { visitorMachine } from '#machines/visitor/index.ts'

import type { VisitorAdapter } from './adapters/visitor.ts'

/** The chart of the page for visitors, and what it starts with. */
export type VisitorLogic = Pick<ActorOptions<typeof visitorMachine>, 'clock' | 'inspect'> & {
  readonly machine: typeof visitorMachine
  readonly input: NonNullable<ActorOptions<typeof visitorMachine>['input']>
  /** The clock of what it shows, in milliseconds since 1970. */
  readonly now: () => number
}

/** Given what opens it, whose code is the page's own: a session does not invoke it, as it needs none. */
export type Visit = (open: (live: VisitorAdapter) => VisitorLogic) => VisitorLogic

export const Visits = createContext<Visit | null>(null)
