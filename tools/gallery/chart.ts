import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { Model } from './driven.ts'
import type { Events, Whereabouts } from './stage.ts'

/** Where the portal runs a chart, and what distinguishes its pictures. */
export type Placed = {
  readonly at: Whereabouts
  /** The URL at which the portal shows it. */
  readonly path: string
  /** Events for the surrounding charts, until this one runs. */
  readonly around: readonly Events[]
  /** Events for the charts that it invokes, if they run: some pictures show a wait of theirs. */
  readonly within?: readonly Events[]
  /** By the types of events that charts which it invokes send: what makes those charts send them. */
  readonly sentByInvoked?: Readonly<Record<string, Events>>
  /** Instead of those of its tests. */
  readonly models?: () => readonly Model[]
  /** Distinguishes pictures of the same state by the context. */
  readonly trait?: (snapshot: AnyMachineSnapshot) => string
  /** Expanders, which are not in the chart: by state (and trait), the texts of the buttons that open them. */
  readonly folded?: Readonly<Record<string, readonly string[]>>
}

/** A chart of the gallery. */
export type Chart = Placed & {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly models: () => readonly Model[]
}
