import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { Model } from './driven.ts'
import type { Cue, Whereabouts } from './stage.ts'

/** How the portal shows a chart. */
export type Chart = {
  readonly name: string
  readonly machine: AnyStateMachine
  /** Where it runs, from the session down. */
  readonly at: Whereabouts
  /** The address at which the portal shows it. */
  readonly path: string
  /** What happens to the charts around it until it runs. */
  readonly around: readonly Cue[]
  /** What then becomes of those that it invokes itself, where they run: a picture of a wait is theirs. */
  readonly within: readonly Cue[]
  readonly models: () => readonly Model[]
  /** What of the context makes another picture of the same state. */
  readonly trait?: (snapshot: AnyMachineSnapshot) => string
  /**
   * What is folded away in a state (and trait), by the words that unfold it: tabs and expanders, of which no chart
   * knows.
   */
  readonly folded?: Readonly<Record<string, readonly string[]>>
}
