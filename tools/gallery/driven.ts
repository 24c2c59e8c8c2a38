import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { type Definition, pathsOf } from '../chart-paths/chart-model.ts'
import type { Events } from './stage.ts'

/** The input of a chart and the paths of its cases from there. */
export type Model = {
  /** Events for the invoked charts, before the first event of the chart. */
  readonly before?: readonly Events[]
  /** Events for the invoked charts after the first event, where that one starts them. */
  readonly afterFirst?: readonly Events[]
  readonly input: unknown
  readonly paths: readonly {
    readonly steps: readonly { readonly state: AnyMachineSnapshot; readonly event: AnyEventObject }[]
  }[]
}

type Cases = Readonly<Record<string, { readonly type: string }>>

/** The paths of a chart from an input. */
export const driven = <Machine extends AnyStateMachine, const C extends Cases>(
  machine: Machine,
  options: Parameters<typeof pathsOf<Machine, C>>[1],
): Model => ({ input: options.input, paths: pathsOf(machine, options) })

/** The paths of a model of the tests. */
export const drivenAs = ({ machine, transient: _, ...options }: Definition): Model =>
  driven(machine, options as Parameters<typeof driven>[1])
