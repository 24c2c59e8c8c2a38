import type { AnyStateMachine, StateMachine } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'

/** A screen that a chart can belong to: those of the places, and the consent. */
export type ChartScreen = Exclude<Place['screen'], 'unknown'> | 'consent'

/** A label for each of `Names` and nothing else; TypeScript accepts superfluous names for `never`. */
type NameOf<Names extends string> = [Names] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<Names, string>>

/** Named by XState after actors and states, as 'xstate.done.actor.loadRequest'. */
type OwnEvents = { readonly [type: `xstate.${string}`]: string }

/** Of a guard with constant parameters, as 'isFor: send'. */
type WithParameters = { readonly [guard: `${string}: ${string}`]: string }

type Typed<Named> = Named extends { readonly type: infer Type extends string } ? Type : never

type Sourced<Named> = Named extends { readonly src: infer Source extends string } ? Source : never

/**
 * Labels of a chart for analysts, in pt-BR; states have their labels in their `meta`. `Machine` determines
 * the names: a missing or superfluous one does not compile. No two labels of a chart are the same.
 */
export type ChartLabels<Machine extends AnyStateMachine> =
  Machine extends StateMachine<
    infer _Context,
    infer Event,
    infer _Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? ChartText & {
        /** Events of the participant, another chart, or an ended call. */
        readonly events: NameOf<Exclude<Typed<Event>, `xstate.${string}`>> & OwnEvents
        readonly guards: NameOf<Typed<Guard>> & WithParameters
        readonly actions: NameOf<Typed<Action>>
        readonly delays: NameOf<Delay>
        /** Calls, ports and other charts. */
        readonly actors: NameOf<Sourced<Actor>>
      }
    : never

type ChartText = {
  readonly title: string
  /** The purpose of the chart, in one sentence. */
  readonly purpose: string
  /** The screen of the chart; null if it has none or several. */
  readonly screen: ChartScreen | null
  /** Why the gallery has no pictures of it; missing if it has some. */
  readonly unseen?: string
}

type Names = Readonly<Record<string, string>>

export type AnyChartLabels = ChartText & {
  readonly events: Names
  readonly guards: Names
  readonly actions: Names
  readonly delays: Names
  readonly actors: Names
}

/**
 * A chart with its labels: the `chart` of each `<chart>.labels.ts`, by which tools and tests find it. Imported by
 * no index, so that the portal does not contain labels.
 */
export const chartOf = <Machine extends AnyStateMachine>(machine: Machine, labels: ChartLabels<Machine>) => ({
  machine,
  labels,
})
