import type { AnyStateMachine, StateMachine } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'

/** A screen that a chart can belong to: those of the places, and the consent before them. */
export type ChartScreen = Exclude<Place['screen'], 'unknown'> | 'consent'

/** A name for each of `Names`, and for nothing else; TypeScript lets superfluous names pass where none is wanted. */
type NameOf<Names extends string> = [Names] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<Names, string>>

/** Named by xstate after actors and states, as 'xstate.done.actor.loadRequest'. */
type OwnEvents = { readonly [type: `xstate.${string}`]: string }

type Typed<Named> = Named extends { readonly type: infer Type extends string } ? Type : never

type Sourced<Named> = Named extends { readonly src: infer Source extends string } ? Source : never

/**
 * What analysts read about a chart, in pt-BR; its states have their names in their `meta`. `Machine` says what needs a
 * name: a missing or superfluous one does not compile. No two names of a chart are the same.
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
        /** What happens: said by the participant, another chart, or a call that ended. */
        readonly events: NameOf<Exclude<Typed<Event>, `xstate.${string}`>> & OwnEvents
        /** What has to hold. */
        readonly guards: NameOf<Typed<Guard>>
        /** What the chart does. */
        readonly actions: NameOf<Typed<Action>>
        /** How long it waits. */
        readonly delays: NameOf<Delay>
        /** What it starts: calls, ports and other charts. */
        readonly actors: NameOf<Sourced<Actor>>
      }
    : never

type ChartText = {
  readonly title: string
  /** What the chart is for, in one sentence. */
  readonly purpose: string
  /** The screen on which the participant meets it; null: on none, or on several. */
  readonly screen: ChartScreen | null
}

type Names = Readonly<Record<string, string>>

/** The labels of whatever chart. */
export type AnyChartLabels = ChartText & {
  readonly events: Names
  readonly guards: Names
  readonly actions: Names
  readonly delays: Names
  readonly actors: Names
}
