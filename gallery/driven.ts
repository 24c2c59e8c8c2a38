import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { chartModel } from '../model-tests/support/chart-model.ts'
import type { Cue } from './stage.ts'

/** A chart's input and the paths that its cases take from there. */
export type Model = {
  /** What happens to the charts that it invokes before its first event. */
  readonly before?: readonly Cue[]
  /** What happens to them after its first event instead, where that starts them. */
  readonly afterFirst?: readonly Cue[]
  readonly input: unknown
  readonly paths: readonly {
    readonly steps: readonly { readonly state: AnyMachineSnapshot; readonly event: AnyEventObject }[]
  }[]
}

type Cases = Readonly<Record<string, { readonly type: string }>>

/** A chart's paths from that input, driven by those cases. */
export const driven = <Machine extends AnyStateMachine, const C extends Cases>(
  machine: Machine,
  options: Parameters<typeof chartModel<Machine, C>>[1],
): Model => ({ input: options.input, paths: chartModel(machine, options).paths })
