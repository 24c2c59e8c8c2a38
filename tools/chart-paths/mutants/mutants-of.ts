import { type AnyStateMachine, not } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import { eventName } from '../watched-chart.ts'

/** What of a chart was changed. */
export type Construct =
  | 'transition'
  | 'target'
  | 'guard negated'
  | 'guard weakened'
  | 'action'
  | 'entry'
  | 'exit'
  | 'delay'
  | 'order'
  | 'output'
  | 'send'

/** One change of a chart or of its screen. */
export type Mutant = {
  /** 'wizard/editing.documents/finalize#1 target changed'. */
  readonly id: string
  readonly construct: Construct
  readonly change: Change
}

export type Change =
  | { readonly kind: 'config'; readonly config: AnyStateMachine['config'] }
  | { readonly kind: 'delays'; readonly delays: AnyStateMachine['implementations']['delays'] }
  /** The screen does not send the event of this type. */
  | { readonly kind: 'send'; readonly type: string }

type StateNode = AnyStateMachine['root']
type Definition = NonNullable<StateNode['always']>[number]
type Path = readonly (string | number)[]
type Json = Record<string | number, unknown>

const REMOVED = Symbol('removed')

/** Every single change of a chart that its tests should notice. */
export function mutantsOf(chart: string, machine: AnyStateMachine): readonly Mutant[] {
  const config = machine.config
  const made: Mutant[] = []

  const change = (construct: Construct, place: string, what: string, path: Path, to: unknown) =>
    made.push({
      id: `${chart}/${place} ${what}`,
      construct,
      change: {
        kind: 'config',
        config: replaced(config as unknown as Json, path, to) as unknown as typeof config,
      },
    })

  const changeTransitions = (
    node: StateNode,
    type: string,
    path: Path,
    definitions: readonly Definition[],
  ) => {
    const branches = listIn(valueAt(config as unknown as Json, path)).map(asObject)
    const place = `${node.path.join('.') || '*'}/${eventName(type, node.id)}`
    const replaceBranch = (index: number, branch: Json) => branches.with(index, branch)
    branches.forEach((branch, index) => {
      const named = `${place}#${index + 1}`
      const others = branches.toSpliced(index, 1)
      change('transition', named, 'removed', path, others.length > 0 ? others : REMOVED)
      const other = otherThan(definitions[index]?.target?.[0])
      if (other)
        change(
          'target',
          named,
          'target changed',
          path,
          replaceBranch(index, { ...branch, target: `#${other.id}` }),
        )
      if (branch.guard !== undefined) {
        const { guard, ...open } = branch
        change(
          'guard negated',
          named,
          'guard negated',
          path,
          replaceBranch(index, { ...open, guard: not(guard as never) }),
        )
        change('guard weakened', named, 'guard always true', path, replaceBranch(index, open))
        if (branches[index + 1]?.guard !== undefined && !areAlternatives(branch, branches[index + 1]))
          change('order', named, 'after the next branch', path, [
            ...branches.slice(0, index),
            branches[index + 1],
            branch,
            ...branches.slice(index + 2),
          ])
      }
      const actions = listIn(branch.actions)
      actions.forEach((action, position) => {
        // It has no effect: without it the transition is taken all the same.
        if (action === 'ignore') return
        const rest = { ...branch, actions: actions.toSpliced(position, 1) }
        change('action', named, `without ${nameOf(action, position)}`, path, replaceBranch(index, rest))
      })
    })
  }

  for (const node of [machine.root, ...getStateNodes(machine.root)]) {
    const here: Path = node.path.flatMap((key) => ['states', key])
    const place = node.path.join('.') || '*'
    const definitionsOf = (type: string) => node.transitions.get(type as never) ?? []
    const {
      on = {},
      after = {},
      always,
      onDone,
      invoke,
      output,
    } = node.config as Json & {
      on?: Json
      after?: Json
    }
    for (const type of Object.keys(on))
      changeTransitions(node, type, [...here, 'on', type], definitionsOf(type))
    for (const delay of Object.keys(after)) {
      const type = `xstate.after.${delay}.${node.id}`
      changeTransitions(node, type, [...here, 'after', delay], definitionsOf(type))
    }
    if (always) changeTransitions(node, '', [...here, 'always'], node.always ?? [])
    if (onDone) {
      const type = `xstate.done.state.${node.id}`
      changeTransitions(node, type, [...here, 'onDone'], definitionsOf(type))
    }
    listIn(invoke).forEach((invoked, index) => {
      const at: Path = Array.isArray(invoke) ? [...here, 'invoke', index] : [...here, 'invoke']
      for (const [key, prefix] of REPORTS) {
        if ((invoked as Json)[key] === undefined) continue
        const type = `${prefix}${node.invoke[index]?.id}`
        changeTransitions(node, type, [...at, key], definitionsOf(type))
      }
    })
    for (const construct of ['entry', 'exit'] as const) {
      const actions = listIn((node.config as Json)[construct])
      actions.forEach((action, position) => {
        const rest = actions.toSpliced(position, 1)
        change(
          construct,
          place,
          `${construct} without ${nameOf(action, position)}`,
          [...here, construct],
          rest,
        )
      })
    }
    if (output !== undefined) change('output', place, 'output dropped', [...here, 'output'], REMOVED)
  }

  for (const [name, delay] of Object.entries(machine.implementations.delays)) {
    for (const [what, factor] of [
      ['shorter', 0.5],
      ['longer', 2],
    ] as const) {
      const delays = { ...machine.implementations.delays, [name]: scaled(delay, factor) }
      made.push({
        id: `${chart}/*/after:${name} ${what}`,
        construct: 'delay',
        change: { kind: 'delays', delays },
      })
    }
  }

  for (const type of machine.events) {
    if (type.startsWith('xstate.')) continue
    made.push({ id: `${chart}/*/${type} not sent`, construct: 'send', change: { kind: 'send', type } })
  }
  return made
}

const REPORTS = [
  ['onDone', 'xstate.done.actor.'],
  ['onError', 'xstate.error.actor.'],
  ['onSnapshot', 'xstate.snapshot.'],
] as const

/** The same guard compares one value with two others: both branches are never possible at once. */
const areAlternatives = (...branches: readonly (Json | undefined)[]): boolean => {
  const [one, other] = branches.map((branch) => branch?.guard as Json | string | undefined)
  return (
    typeof one === 'object' &&
    typeof other === 'object' &&
    one.type === other.type &&
    [one.params, other.params].every((params) => typeof params === 'object') &&
    JSON.stringify(one.params) !== JSON.stringify(other.params)
  )
}

/** The next state beside it; undefined if there is none. */
function otherThan(target: StateNode | undefined): StateNode | undefined {
  const siblings = Object.values<StateNode>(target?.parent?.states ?? {}).filter(
    ({ type }) => type !== 'history',
  )
  const next = target && siblings[(siblings.indexOf(target) + 1) % siblings.length]
  return next === target || target?.parent?.type === 'parallel' ? undefined : next
}

type Delay = AnyStateMachine['implementations']['delays'][string]

const scaled = (delay: Delay, factor: number): Delay =>
  typeof delay === 'function'
    ? (...args: Parameters<typeof delay>) => Math.round(delay(...args) * factor)
    : Math.round(Number(delay) * factor)

const listIn = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** The transition as an object, where the configuration has only the name of its target. */
const asObject = (transition: unknown): Json =>
  typeof transition === 'string' ? { target: transition } : (transition as Json)

const nameOf = (action: unknown, position: number): string =>
  typeof action === 'string'
    ? action
    : typeof action === 'object' && action !== null && 'type' in action
      ? String(action.type)
      : `action ${position + 1}`

const valueAt = (config: Json, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Json)[key], config)

/** A copy with another value at the path; nothing else is copied. */
function replaced(whole: Json, [first, ...others]: Path, to: unknown): Json {
  if (first === undefined) return whole
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Json
  if (others.length > 0) copy[first] = replaced(whole[first] as Json, others, to)
  else if (to === REMOVED) delete copy[first]
  else copy[first] = to
  return copy
}
