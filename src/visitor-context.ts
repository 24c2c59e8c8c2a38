import { createContext } from 'react'
import type { ActorOptions } from 'xstate'

import type { visitorMachine } from '#machines/visitor/visitor/index.ts'

import type { VisitorDependencies } from './adapters/visitor.ts'

export type VisitorLogic = Pick<ActorOptions<typeof visitorMachine>, 'clock' | 'inspect'> & {
  readonly machine: typeof visitorMachine
  readonly input: NonNullable<ActorOptions<typeof visitorMachine>['input']>
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
}

/** Receives the function that creates the chart, whose code belongs to the page: it needs no session. */
export type VisitorFactory = (open: (dependencies: VisitorDependencies) => VisitorLogic) => VisitorLogic

export const VisitorContext = createContext<VisitorFactory | null>(null)
