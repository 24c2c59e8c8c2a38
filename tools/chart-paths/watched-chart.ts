import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  and,
  createEmptyActor,
  type InspectedMicrostepEvent,
  type InspectionEvent,
  or,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** A transition that a chart declares, or one of the two outcomes of its guard. */
export type Declared = {
  /** 'screens/visiting.list/visited.types#1'; for an outcome 'screens/visiting.list/visited.types#1/false'. */
  readonly id: string
  /** The declaring state, as 'visiting.list'; '' for the chart itself. */
  readonly state: string
  /** The type of its event; null for `always`. */
  readonly event: string | null
  /** The name of its guard; null without a guard or a name. */
  readonly guard: string | null
  /** Null for the transition itself. */
  readonly outcome: boolean | null
}

/** The snapshot after a step, and the ids that the step took. */
export type Step = {
  readonly next: AnyMachineSnapshot
  readonly taken: readonly string[]
  /** States that were entered or kept, including those that are left at once. */
  readonly passed: readonly string[]
}

export type WatchedChart = {
  readonly machine: AnyStateMachine
  readonly declared: readonly Declared[]
  readonly start: (input: unknown) => Step
  readonly step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Step
}

/**
 * A chart that reports which transitions each step took and how their guards decided, including those of
 * `always` and of raised events. Ids are `chart/state/event#n`, where n is the branch of that event in that
 * state, with `/true` or `/false` for the outcome of its guard. The chart itself is not changed.
 *
 * XState reports transitions to inspectors of microsteps. Guards are wrapped in a copy of the chart, for
 * which `provide` creates new definitions.
 */
export function watched(chart: string, original: AnyStateMachine): WatchedChart {
  const machine = original.provide({})
  const declared: Declared[] = []
  const idOf = new Map<unknown, string>()
  let taken = new Set<string>()
  let passed = new Set<string>()

  for (const node of [machine.root, ...getStateNodes(machine.root)]) {
    const state = node.path.join('.')
    const groups = [...node.transitions, ['', node.always ?? []] as const]
    for (const [type, definitions] of groups) {
      definitions.forEach((definition, index) => {
        const id = `${chart}/${state || '*'}/${eventName(type, node.id)}#${index + 1}`
        idOf.set(definition, id)
        const { guard } = definition
        const common = { state, event: type === '' ? null : type, guard: nameOf(guard) }
        declared.push({ ...common, id, outcome: null })
        if (guard === undefined) return
        for (const outcome of [true, false]) declared.push({ ...common, id: `${id}/${outcome}`, outcome })
        const decides = (outcome: boolean) => () => {
          taken.add(`${id}/${outcome}`)
          return outcome
        }
        definition.guard = or([and([guard as never, decides(true)]), decides(false)]) as never
      })
    }
  }

  const pass = ({ _nodes: nodes }: AnyMachineSnapshot) => {
    for (const { path } of nodes) if (path.length > 0) passed.add(path.join('.'))
  }

  const note = ({ snapshot, _transitions: transitions }: InspectedMicrostepEvent) => {
    for (const definition of transitions) {
      const id = idOf.get(definition)
      if (id === undefined) continue
      taken.add(id)
      // The initial state may be left at once, and only this shows that it was passed.
      if (definition.source.path.length > 0) passed.add(definition.source.path.join('.'))
    }
    pass(snapshot as AnyMachineSnapshot)
  }

  const stepOf = (go: (scope: Scope) => AnyMachineSnapshot): Step => {
    taken = new Set()
    passed = new Set()
    const next = go(
      scopeOf((event) => {
        if (event.type === '@xstate.microstep') note(event)
      }),
    )
    pass(next)
    return { next, taken: [...taken], passed: [...passed] }
  }

  return {
    machine,
    declared,
    start: (input) => stepOf((scope) => machine.getInitialSnapshot(scope, input)),
    step: (snapshot, event) => stepOf((scope) => machine.transition(snapshot, event, scope)),
  }
}

/** The ids that a path takes, step by step, from the input of a model through its cases. */
export function takenBy(
  { start, step }: WatchedChart,
  { input, cases }: { readonly input: unknown; readonly cases: Readonly<Record<string, AnyEventObject>> },
  names: readonly string[],
): readonly Step[] {
  let last = start(input)
  return [
    last,
    ...names.map((name) => {
      const event = cases[name]
      if (!event) throw new Error(`There is no case «${name}»`)
      last = step(last.next, { ...event, case: name })
      return last
    }),
  ]
}

type Scope = Parameters<AnyStateMachine['transition']>[2]

/**
 * Each step runs in an actor system of its own: a shared one would accept each `systemId` only once. Nothing
 * is executed, and events for other actors are ignored.
 */
function scopeOf(inspect: (event: InspectionEvent) => void): Scope {
  const self = Object.assign(createEmptyActor(), { _parent: createEmptyActor() }) as unknown as AnyActorRef
  const system = Object.create(self.system, {
    get: { value: () => self },
    _sendInspectionEvent: { value: inspect },
  })
  const nothing = () => {}
  return {
    self,
    system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
}

const nameOf = (guard: unknown): string | null =>
  typeof guard === 'string'
    ? guard
    : typeof guard === 'object' && guard !== null && 'type' in guard
      ? String(guard.type)
      : null

/** 'after:patience' for 'xstate.after.patience.chunk.loading'; the name itself for other events. */
export function eventName(type: string, stateId: string): string {
  if (type === '') return 'always'
  if (type === `xstate.done.state.${stateId}`) return 'onDone'
  if (type.startsWith(AFTER)) return `after:${type.slice(AFTER.length, -stateId.length - 1)}`
  for (const [prefix, name] of OF_CHILDREN)
    if (type.startsWith(prefix)) return `${name}:${type.slice(prefix.length)}`
  return type
}

const AFTER = 'xstate.after.'
const OF_CHILDREN = [
  ['xstate.done.actor.', 'onDone'],
  ['xstate.error.actor.', 'onError'],
  ['xstate.snapshot.', 'onSnapshot'],
] as const
