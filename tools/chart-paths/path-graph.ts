import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'

import type { Graph, GraphEdge, GraphNode } from '#tools/chart-paths/planner/index.ts'

import { type Definition, isErrorOfChild, leavesOf, type Projection } from './chart-model.ts'
import type { WatchedChart } from './watched-chart.ts'

/** One edge of a path: the start of a model, or one of its cases, with the ids that it takes. */
export type Move = { readonly model: string; readonly name: string | null; readonly taken: readonly string[] }

export type PathGraph = {
  readonly graph: Graph
  /** By edge id. */
  readonly moves: ReadonlyMap<string, Move>
  /** States that are entered, including those that are left at once. */
  readonly entered: ReadonlySet<string>
  /** State and event, as in 'visiting.list visited.list'. */
  readonly happening: ReadonlySet<string>
  /** One sentence for each pair of snapshots that the projection merges although they react differently. */
  readonly faults: readonly string[]
  /** Configurations that were not explored, because there are too many. */
  readonly open: ReadonlySet<string>
  /** The parts of the context with the most values, which cause the number. */
  readonly growing: readonly string[]
}

/** The limit of configurations: by default as many as the planner needs about a second for. */
const MAX_CONFIGURATIONS = Number(process.env.MAX_CONFIGURATIONS ?? 3_000)

/** The number of contexts that are compared in one configuration. */
const MAX_COMPARED = 5

const START = 'start'

/**
 * The planner's graph of a chart and its models.
 *
 * A node is a configuration: the states of a snapshot, the actors that it invokes, and the projection of it
 * (by default the whole context). An edge is a case that happens in a configuration, labelled with the ids
 * that the step takes and the states that it enters, as some states are left at once. A root node has one
 * edge for each model, because the initial step takes ids too. A case that every guard refuses is an edge
 * to its own node; a case without a transition has no edge.
 *
 * One snapshot represents each configuration. The next ones with another context are compared with it: the
 * same cases must take the same ids and lead to the same configurations.
 */
export function pathGraph(
  chart: WatchedChart,
  models: Readonly<Record<string, Definition>>,
  projection: Projection = wholeOf,
  limit = MAX_CONFIGURATIONS,
): PathGraph {
  const found = new Map<string, Found>()
  const edges: GraphEdge[] = []
  const moves = new Map<string, Move>()
  const entered = new Set<string>()
  const happening = new Set<string>()
  const faults: string[] = []
  const number = numbering()
  const queue: Found[] = []

  const keyOf = (model: string, snapshot: AnyMachineSnapshot) =>
    [
      model,
      ...leavesOf(snapshot),
      ...Object.keys(snapshot.children).sort(),
      number(remembered(snapshot)),
      number(projection(snapshot)),
    ].join(' ')

  const reactionsOf = (model: string, definition: Definition, snapshot: AnyMachineSnapshot): Reactions => {
    const reactions = new Map<string, Reaction>()
    if (snapshot.status !== 'active' || definition.isFarEnough?.(snapshot as never)) return reactions
    for (const [name, event] of Object.entries(definition.cases)) {
      if (definition.isPossible && !definition.isPossible(snapshot as never, event as never)) continue
      const { next, taken, passed } = chart.step(snapshot, { ...event, case: name })
      if (taken.length === 0 && !isErrorOfChild(snapshot, event)) continue
      reactions.set(name, { event, taken, passed, next, to: keyOf(model, next) })
    }
    return reactions
  }

  const arrive = (
    model: string,
    definition: Definition,
    way: readonly string[],
    to: string,
    next: AnyMachineSnapshot,
  ) => {
    const content = number(wholeOf(next))
    const known = found.get(to)
    if (known === undefined) {
      const here: Found = {
        id: `${found.size + 1}`,
        model,
        definition,
        snapshot: next,
        way,
        contents: new Set([content]),
      }
      found.set(to, here)
      queue.push(here)
      return here
    }
    if (!known.contents.has(content) && known.contents.size < MAX_COMPARED) {
      known.contents.add(content)
      known.reactions ??= reactionsOf(model, definition, known.snapshot)
      const difference = differenceOf(known.reactions, reactionsOf(model, definition, next))
      if (difference !== null)
        faults.push(
          `${sentenceOf(model, known.way)} and ${sentenceOf(model, way)} lead to ${leavesOf(next).join(', ')} alike, but ${difference}; they differ in ${differing(known.snapshot, next, number).join(', ')}`,
        )
    }
    return known
  }

  const connect = (from: string, to: string, move: Move, passed: readonly string[]) => {
    const id = `${from} ${move.name ?? move.model}`
    edges.push({ id, from, to, labels: [...move.taken, ...passed] })
    moves.set(id, move)
    for (const state of passed) entered.add(state)
  }

  for (const [model, definition] of Object.entries(models)) {
    const { next, taken, passed } = chart.start(definition.input)
    if (next.status === 'error') throw new Error(`The chart fails to start: ${String(next.error)}`)
    const here = arrive(model, definition, [], keyOf(model, next), next)
    connect(START, here.id, { model, name: null, taken }, passed)
  }
  while (queue.length > 0 && found.size < limit) {
    const here = queue.shift()
    if (here === undefined) break
    const { model, definition, snapshot, way } = here
    here.reactions ??= reactionsOf(model, definition, snapshot)
    for (const [name, { event, taken, passed, next, to }] of here.reactions) {
      for (const { path } of snapshot._nodes) happening.add(`${path.join('.')} ${event.type}`)
      const there = arrive(model, definition, [...way, name], to, next)
      connect(here.id, there.id, { model, name, taken }, passed)
    }
  }

  const nodes: GraphNode[] = [...found.values()].map(({ id }) => ({ id }))
  return {
    graph: { nodes: [{ id: START }, ...nodes], edges, start: START },
    open: new Set(queue.map(({ id }) => id)),
    moves,
    entered,
    happening,
    faults,
    growing: queue.length > 0 ? growingIn([...found.values()], number) : [],
  }
}

type Found = {
  readonly id: string
  readonly model: string
  readonly definition: Definition
  readonly snapshot: AnyMachineSnapshot
  /** The cases that first led there. */
  readonly way: readonly string[]
  /** The contexts that were compared there. */
  readonly contents: Set<number>
  /** The outgoing edges; missing until explored. */
  reactions?: Reactions
}

type Reaction = {
  readonly event: AnyEventObject
  readonly taken: readonly string[]
  readonly passed: readonly string[]
  readonly next: AnyMachineSnapshot
  readonly to: string
}

type Reactions = ReadonlyMap<string, Reaction>

/**
 * All of a snapshot that can decide a transition: its context, and its children with their context or input.
 */
const wholeOf: Projection = ({ context, children }) => [
  context,
  Object.entries(children).map(([id, child]) => {
    const of = (child as AnyActorRef).getSnapshot()
    return [id, of?.context ?? of?.input]
  }),
]

/** The child that each history state returns to. */
const remembered = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)])

const sentenceOf = (model: string, way: readonly string[]) =>
  `«${[model, ...way].filter(Boolean).join(' → ') || 'the start'}»`

function differenceOf(one: Reactions, other: Reactions): string | null {
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [left, right] = [one.get(name), other.get(name)]
    if (!left || !right) return `«${name}» happens in one of them only`
    const [takes, takesInstead] = [left.taken.join(', '), right.taken.join(', ')]
    if (takes !== takesInstead)
      return `«${name}» takes ${takes} in the first and ${takesInstead} in the second`
    if (left.to !== right.to)
      return `«${name}» leads to different configurations of ${leavesOf(left.next).join(', ')}`
  }
  return null
}

type Numbering = (value: unknown) => number

const differing = (one: AnyMachineSnapshot, other: AnyMachineSnapshot, number: Numbering) =>
  Object.keys(other.context).filter((key) => number(one.context[key]) !== number(other.context[key]))

/** The parts of the context with the most values among configurations of one model and state. */
function growingIn(found: readonly Found[], number: Numbering): readonly string[] {
  const values = new Map<string, Set<number>>()
  for (const { snapshot } of found) {
    for (const [part, value] of Object.entries(snapshot.context)) {
      const known = values.get(part) ?? new Set()
      values.set(part, known.add(number(value)))
    }
  }
  return [...values]
    .map(([part, { size }]) => ({ part, size }))
    .filter(({ size }) => size > 1)
    .sort((one, other) => other.size - one.size)
    .slice(0, 3)
    .map(({ part, size }) => `${part} (${size} values)`)
}

/**
 * Gives equal values equal numbers. Nested values are numbered once, because contexts share most of their
 * content.
 */
function numbering(): Numbering {
  const numbers = new Map<string, number>()
  const known = new WeakMap<object, number>()
  const numberOf = (text: string) => {
    const before = numbers.get(text)
    if (before !== undefined) return before
    numbers.set(text, numbers.size)
    return numbers.size - 1
  }
  const number = (value: unknown): number => {
    if (typeof value === 'function') return numberOf(`function ${value.name}`)
    if (typeof value !== 'object' || value === null) return numberOf(`${typeof value} ${String(value)}`)
    const before = known.get(value)
    if (before !== undefined) return before
    // An actor is identified by its id, which also ends circular references.
    known.set(value, numberOf('itself'))
    const result = numberOf(contentOf(value, number))
    known.set(value, result)
    return result
  }
  return number
}

function contentOf(value: object, number: Numbering): string {
  if ('sessionId' in value && 'id' in value) return `actor ${String(value.id)}`
  if (value instanceof Map || value instanceof Set)
    return `${value.constructor.name} ${[...value].map(number).join()}`
  if (value instanceof Error) return `${value.name} ${value.message} ${entriesOf(value, number)}`
  if (Array.isArray(value)) return `list ${value.map(number).join()}`
  return `object ${entriesOf(value, number)}`
}

const entriesOf = (value: object, number: Numbering) =>
  Object.entries(value)
    .map(([key, held]) => `${key}:${number(held)}`)
    .sort()
    .join()
