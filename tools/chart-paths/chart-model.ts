import { TestModel } from '@xstate/test'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'

/** 'pickingFile.ready' for { pickingFile: 'ready' }. */
export type LeafOf<Value> = Value extends string
  ? Value
  : {
      [Key in keyof Value & string]: Value[Key] extends undefined ? never : `${Key}.${LeafOf<Value[Key]>}`
    }[keyof Value & string]

export type LeafOfMachine<Machine extends AnyStateMachine> = LeafOf<SnapshotFrom<Machine>['value']>

/** Events by a pt-BR name: actions of the participant, replies, delays. */
type Cases = Readonly<Record<string, { readonly type: string }>>

type Stimulus<C extends Cases> = C[keyof C]

type Options<Machine extends AnyStateMachine, C extends Cases, Transient extends string> = {
  readonly input: InputFrom<Machine>
  readonly cases: C
  /** States that the chart leaves at once (`always`), where nothing can be asserted. */
  readonly transient?: readonly Transient[]
  /** Distinguishes equal states by the context, for instance whether the answers are valid. */
  readonly trait?: (snapshot: SnapshotFrom<Machine>) => string
  /**
   * False for events that cannot happen in a state, such as an output that the invoked chart never has. By
   * default all can.
   */
  readonly isPossible?: (snapshot: SnapshotFrom<Machine>, event: Stimulus<C>) => boolean
  /** Where paths end: without it, a list that can grow would give endless paths. */
  readonly isFarEnough?: (snapshot: SnapshotFrom<Machine>) => boolean
}

/** The options of a model, for any chart. */
export type Definition = {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly cases: Readonly<Record<string, AnyEventObject>>
  readonly transient?: readonly string[]
  readonly isPossible?: (snapshot: never, event: never) => boolean
  readonly isFarEnough?: (snapshot: never) => boolean
}

/** A chart with the options of its model, for the planner and for `pathsOf`. */
export const define = <
  Machine extends AnyStateMachine,
  const C extends Cases,
  const Transient extends string = never,
>(
  machine: Machine,
  options: Options<Machine, C, Transient>,
): Options<Machine, C, Transient> & { readonly machine: Machine } => ({ machine, ...options })

/** The part of a snapshot, besides its states, that distinguishes configurations. */
export type Projection = (snapshot: AnyMachineSnapshot) => unknown

/** A chart with its models by visit; a single model has the name ''. */
export type ChartModels = {
  readonly chart: string
  readonly models: () => Readonly<Record<string, Definition>>
  /** The part of the context that distinguishes nodes; by default all of it. */
  readonly projection?: Projection
  /** By id, why no model reaches it, in pt-BR. */
  readonly exceptions?: Readonly<Record<string, string>>
}

/** The models of visits that are built by functions. */
export const built = (models: Readonly<Record<string, () => Definition>>) => () =>
  Object.fromEntries(Object.entries(models).map(([name, build]) => [name, build()]))

/**
 * Paths through a production chart that together take every transition, one for each edge.
 *
 * `TestModel` of `@xstate/test` finds them. Its `createTestModel` refuses charts with `invoke` or `after`;
 * `TestModel` accepts them. Here outputs of invoked actors and delays are ordinary events. The beta was
 * published for an older `@xstate/graph`; package.json replaces it by the maintained one, which also accepts
 * `input`.
 */
export function pathsOf<
  Machine extends AnyStateMachine,
  const C extends Cases,
  const Transient extends string = never,
>(machine: Machine, options: Options<Machine, C, Transient>) {
  type Snapshot = SnapshotFrom<Machine>
  type Event = EventFromLogic<Machine>

  const cases = Object.entries(options.cases).map(([name, event]) => ({ ...event, case: name }))
  const trait = options.trait ?? (() => '')
  const isFarEnough = options.isFarEnough ?? (() => false)
  const isPossible = options.isPossible ?? (() => true)

  const traversal = {
    input: options.input,
    // Not `can`: it is false for a transition without target or actions. A chart that has ended takes no
    // events.
    events: (snapshot: AnyMachineSnapshot) =>
      snapshot.status === 'active' && !isFarEnough(snapshot as Snapshot)
        ? cases.filter(
            (event) =>
              isPossible(snapshot as Snapshot, event as unknown as Stimulus<C>) &&
              (machine.getTransitionData(snapshot as never, event as never).length > 0 ||
                isErrorOfChild(snapshot, event)),
          )
        : [],
    serializeEvent: (event: Event) => caseOf(event),
    // The key contains the previous state and the event, so every edge gets its own path.
    serializeState: (snapshot: Snapshot, event?: Event, previous?: Snapshot) =>
      [
        leavesOf(snapshot),
        trait(snapshot),
        event && caseOf(event),
        previous && leavesOf(previous),
        previous && trait(previous),
      ].join(' | '),
    stateMatcher: (snapshot: Snapshot, leaf: string) => leavesOf(snapshot).includes(leaf),
  }
  // The beta's types do not know `input` and the newer names of these options.
  const model = new TestModel<Snapshot, Event, InputFrom<Machine>>(
    inOwnSystem(machine) as never,
    traversal as never,
  )

  return model.getShortestPaths(traversal as never).map(({ state, steps }) => {
    const end: AnyMachineSnapshot = state
    if (end.status === 'error' && steps.length === 1)
      throw new Error(`The chart fails to start: ${String(end.error)}`)
    return { steps }
  })
}

/**
 * Each step runs in an actor system of its own: a shared one would accept each `systemId` only once. Events
 * for other actors are ignored.
 */
function inOwnSystem(machine: AnyStateMachine): AnyStateMachine {
  type Scope = Parameters<AnyStateMachine['transition']>[2]
  const alone = (scope: Scope): Scope => {
    const parent = createEmptyActor()
    const self = Object.assign(createEmptyActor(), { _parent: parent }) as unknown as typeof scope.self
    return { ...scope, self, system: Object.create(self.system, { get: { value: () => self } }) }
  }
  const transition: AnyStateMachine['transition'] = (snapshot, event, scope) =>
    machine.transition(snapshot, event, alone(scope))
  const getInitialSnapshot: AnyStateMachine['getInitialSnapshot'] = (scope, input) =>
    machine.getInitialSnapshot(alone(scope), input)
  return Object.create(machine, {
    transition: { value: transition },
    getInitialSnapshot: { value: getInitialSnapshot },
  })
}

const caseOf = (event: { type: string }): string => ('case' in event ? String(event.case) : event.type)

/** Whether an invoked actor ends with this error; without a transition the chart ends with it too. */
export const isErrorOfChild = ({ children }: AnyMachineSnapshot, { type }: { type: string }) =>
  type.startsWith(CHILD_ERROR) && children[type.slice(CHILD_ERROR.length)] !== undefined

const CHILD_ERROR = 'xstate.error.actor.'

/** 'pickingFile.ready'; one leaf for each parallel region. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status === 'error') return ['escalated']
  const nodes = snapshot._nodes as { type: string; path: string[] }[]
  return nodes.filter(isLeaf).map(nameOf).sort()
}

const isLeaf = (node: { type: string }) => node.type === 'atomic' || node.type === 'final'
const nameOf = (node: { path: string[] }) => node.path.join('.')
