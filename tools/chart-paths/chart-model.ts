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

import { withPath } from './failed-path.ts'
import { tellWalk } from './walk-listener.ts'
import { takenBy, type WatchedChart, watched } from './watched-chart.ts'

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

/** The event of a case, with the case's name. */
type NamedStimulus<C extends Cases> = { [Name in keyof C]: C[Name] & { readonly case: Name } }[keyof C]

type Assertion = (snapshot: AnyMachineSnapshot) => void | Promise<void>

export type Walk<Leaf extends string, Event extends { type: string }> = {
  /** One assertion per leaf state; a missing one does not compile. */
  readonly states: Record<Leaf, Assertion> & {
    /** For a chart that ended with an error for its parent; required if a path leads there. */
    readonly escalated?: Assertion
  }
  /** One driver per event type; a missing one does not compile. */
  readonly events: {
    [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => void | Promise<void>
  }
}

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
  /** The cases of each planned path; without it every edge gets a path of its own. */
  readonly ways?: Ways
}

type Ways = readonly (readonly string[])[]

/** The options of a model, for any chart. */
export type Definition = {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly cases: Readonly<Record<string, AnyEventObject>>
  readonly transient?: readonly string[]
  readonly isPossible?: (snapshot: never, event: never) => boolean
  readonly isFarEnough?: (snapshot: never) => boolean
}

/** A chart with the options of its model, for `chartModel` and for the planner. */
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
  /** The visits that tests walk on the screen, planned without those that they walk on the chart only. */
  readonly onScreen?: readonly string[]
  /** The part of the context that distinguishes nodes; by default all of it. */
  readonly projection?: Projection
  /** By id, why no model reaches it, in pt-BR. */
  readonly exceptions?: Readonly<Record<string, string>>
}

type Built = { readonly definition: Definition }

/** The models of visits that their tests build. */
export const built = (models: Readonly<Record<string, () => Built>>) => () =>
  Object.fromEntries(Object.entries(models).map(([name, build]) => [name, build().definition]))

/**
 * Turns a production chart into test paths that together take every transition.
 *
 * `TestModel` of `@xstate/test` runs the paths. Its `createTestModel` refuses charts with `invoke` or
 * `after` and skips missing drivers and assertions; `TestModel` accepts such charts. Here outputs of
 * invoked actors and delays are ordinary events, and a missing driver or assertion does not compile. The
 * beta was published for an older `@xstate/graph`; package.json replaces it by the maintained one, which
 * also accepts `input`.
 */
export function chartModel<
  Machine extends AnyStateMachine,
  const C extends Cases,
  const Transient extends string = never,
>(machine: Machine, options: Options<Machine, C, Transient>) {
  return Object.assign(modelOf(machine, options), {
    /** The same model with planned paths. */
    along: (ways: Ways) => modelOf(machine, { ...options, ways }),
  })
}

function modelOf<
  Machine extends AnyStateMachine,
  const C extends Cases,
  const Transient extends string = never,
>(machine: Machine, options: Options<Machine, C, Transient>) {
  type Leaf = Exclude<LeafOfMachine<Machine>, Transient>
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

  let watchedOnce: WatchedChart | undefined
  const chart = () => {
    watchedOnce ??= watched(nameOfChart(machine), machine)
    return watchedOnce
  }

  /** Prefixes of paths that were already walked and asserted; longer paths skip those assertions. */
  const asserted = new Set<string>()

  const pathOf = (path: ReturnType<typeof model.getShortestPaths>[number]) => {
    const end: AnyMachineSnapshot = path.state
    if (end.status === 'error' && path.steps.length === 1) {
      throw new Error(`The chart fails to start: ${String(end.error)}`)
    }
    const expected = path.steps.map(({ state, event }, index) => ({
      case: index === 0 ? null : caseOf(event),
      states: leavesOf(state),
    }))
    return {
      /** The cases and the last state: 'escolhe nuvem → prossegue ⇒ cloudRequested'. */
      title: `${path.steps
        .slice(1)
        .map((step) => caseOf(step.event))
        .join(' → ')} ⇒ ${leavesOf(path.state)}`,
      steps: path.steps,
      async walk({ states, events }: Walk<Leaf, NamedStimulus<C>>): Promise<void> {
        if (end.status === 'error' && !states.escalated) throw new Error('No assertion for `escalated`')
        const walked: string[] = []
        const drive = (event: Event) => walked.push(caseOf(event))
        const isNew = () => !asserted.has(walked.join(' → '))
        const record = () => {
          const steps = takenBy(chart(), options, walked)
          tellWalk({
            chart: nameOfChart(machine),
            cases: walked,
            taken: [...new Set(steps.flatMap(({ taken }) => taken))],
            states: [...new Set(steps.flatMap(({ passed }) => passed))],
          })
        }
        const test = async () => {
          try {
            await path.test({ states: onlyWhere(isNew, states), events: wrapDrivers(events, drive) } as never)
          } catch (error) {
            throw withPath(error, expected, walked.length)
          }
        }
        await reportingFirst(test, record)
        for (let length = 0; length <= walked.length; length += 1)
          asserted.add(walked.slice(0, length).join(' → '))
      },
    }
  }

  const found = () =>
    options.ways === undefined
      ? model.getShortestPaths(traversal as never)
      : model.getPaths(() => plannedPaths(machine, options, options.ways ?? []) as never)

  let known: readonly ReturnType<typeof pathOf>[] | undefined
  const paths = () => {
    known ??= found().map(pathOf)
    return known
  }

  return {
    definition: { machine, ...options } as Definition,
    input: options.input,
    get paths() {
      return paths()
    },
  }
}

/** Planned paths in the shape of `TestModel`. */
function plannedPaths(
  machine: AnyStateMachine,
  model: { readonly input: unknown; readonly cases: Readonly<Record<string, AnyEventObject>> },
  ways: Ways,
) {
  const chart = watched(nameOfChart(machine), machine)
  return ways.map((way) => {
    const steps = takenBy(chart, model, way).map(({ next }, index) => {
      const name = way[index - 1]
      return {
        state: next,
        event: name === undefined ? { type: 'xstate.init' } : { ...model.cases[name], case: name },
      }
    })
    return { state: steps.at(-1)?.state, steps, weight: way.length }
  })
}

/** 'session-clock' for the chart 'sessionClock'. */
const nameOfChart = ({ id }: AnyStateMachine) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

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

/** Runs both, the second one also if the first one fails: then the error of the first one is thrown. */
async function reportingFirst(run: () => Promise<unknown>, afterwards: () => void): Promise<void> {
  try {
    await run()
  } catch (error) {
    try {
      afterwards()
    } catch {
      // The first error is the one to report.
    }
    throw error
  }
  afterwards()
}

function wrapDrivers(events: Record<string, (event: never) => unknown>, before: (event: never) => unknown) {
  return Object.fromEntries(
    Object.entries(events).map(([type, drive]) => [
      type,
      (step: { event: never }) => {
        before(step.event)
        return drive(step.event)
      },
    ]),
  )
}

type Assertions = Record<string, Assertion>

const onlyWhere = (condition: () => boolean, states: Assertions): Assertions =>
  Object.fromEntries(
    Object.entries(states).map(([leaf, look]) => [
      leaf,
      (snapshot: AnyMachineSnapshot) => (condition() ? look(snapshot) : undefined),
    ]),
  )

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
