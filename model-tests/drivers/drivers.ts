import type { AnyStateMachine, SnapshotFrom } from 'xstate'

import type { LeafOfMachine } from '../../tools/chart-paths/chart-model.ts'
import type { Stage } from './stage.ts'

type AnyModel = {
  readonly machine: AnyStateMachine
  readonly cases: Readonly<Record<string, { readonly type: string }>>
  readonly transient?: readonly string[]
}

type CaseOf<Model extends AnyModel> = keyof Model['cases'] & string

type LeafOfModel<Model extends AnyModel> = Exclude<
  LeafOfMachine<Model['machine']>,
  Model extends { readonly transient?: readonly (infer Transient)[] } ? Transient : never
>

/** `next`: the case that follows, for what its control needs beforehand. */
type Act<World> = (world: World, next: string | null) => unknown

/** In pt-BR, why something does not happen in a browser. */
type Reason = { readonly reason: string }

export const notInBrowser = (reason: string): Reason => ({ reason })

/**
 * Where a case ends, and the writes of the contract that the page makes because of it, in their order:
 * 'grantConsent', or 'saveRequest A' with the letter of the status that a save asks for.
 */
export type End<Leaf extends string = string> = { readonly in: Leaf; readonly calls: readonly string[] }

/**
 * One end, walked from each leaf in `from`, if there are some; or one by visit, or by leaf state from which the
 * case begins, where these differ. Each of them is walked; `otherwise` is the end from all other leaves.
 */
export type Ends<Leaf extends string = string> =
  | (End<Leaf> & { readonly from?: readonly Leaf[] })
  | { readonly by: { readonly [visit: string]: End<Leaf> } }
  | { readonly from: { readonly [leaf: string]: End<Leaf> }; readonly otherwise?: End<Leaf> }

/** What `begin` prepares for. */
type Way = { readonly visit: string; readonly cases: readonly string[] }

/**
 * How the paths of a chart are walked in a browser. `begin` opens the portal at the start of a visit and
 * returns what the drivers need, the world.
 */
export type Drivers<Model extends AnyModel, World extends object> = {
  readonly begin: (stage: Stage, way: Way) => Promise<World>
  /** A driver for each case, or why no browser produces it. A missing one does not compile. */
  readonly drive: { readonly [Case in CaseOf<Model>]: Act<World> | Reason }
  /** An assertion for each leaf state, or why no browser reaches it. A missing one does not compile. */
  readonly see: { readonly [Leaf in LeafOfModel<Model>]: Act<World> | Reason } & {
    /** After an error that the chart passes to its parent. */
    readonly escalated?: Act<World>
  }
  /**
   * Where cases end that decide something: a question answered, a refusal, a save. Written by hand: the plan
   * follows the chart, so a wrong target would change what the paths expect, but not this.
   */
  readonly ends?: {
    readonly [Case in CaseOf<Model>]?: Ends<LeafOfModel<Model> | 'escalated'>
  }
  /** When the screen offers a case; without an entry wherever the chart reacts to it. */
  readonly offered?: {
    readonly [Case in CaseOf<Model>]?: (snapshot: SnapshotFrom<Model['machine']>) => boolean
  }
  /** By visit, why no browser begins so, in pt-BR. */
  readonly visits?: Readonly<Record<string, string>>
  /**
   * By id, why no browser takes the transition, in pt-BR. One that is taken only by cases which no browser
   * produces has their reason.
   */
  readonly unreachable?: Readonly<Record<string, string>>
}

/** The drivers of any chart. */
export type ChartDrivers = {
  readonly begin: (stage: Stage, way: Way) => Promise<object>
  readonly drive: Readonly<Record<string, Act<never> | Reason>>
  readonly see: Readonly<Record<string, Act<never> | Reason>>
  readonly ends?: Readonly<Record<string, Ends | undefined>>
  readonly offered?: Readonly<Record<string, ((snapshot: never) => boolean) | undefined>>
  readonly visits?: Readonly<Record<string, string>>
  readonly unreachable?: Readonly<Record<string, string>>
}

/** A chart that no person can reach with a browser, with the reason in pt-BR. */
export type Unreachable = { readonly unreachable: string }
