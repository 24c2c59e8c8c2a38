import { at, type Digraph, digraph, emptyLists, type Graph, lineGraph, numbered } from './graph.ts'
import { distances } from './search.ts'

/**
 * What is to be covered: every label of a node, every edge, every label of an edge (any edge that has it is
 * enough), or every pair of edges of which the second can be taken right after the first.
 */
export type Criterion = 'states' | 'edges' | 'labels' | 'pairs'

/** The name of the goal that two edges are taken one after the other. */
export const pairOf = (first: string, second: string): string => JSON.stringify([first, second])

/** Goals by index, in a graph of which every edge is reachable. */
export interface Problem {
  readonly graph: Digraph
  /** For each goal, the edges that cover it: at least one. */
  readonly carriers: readonly (readonly number[])[]
  /** The goals that an edge covers. */
  readonly goalsOf: readonly (readonly number[])[]
}

export interface Goals {
  readonly problem: Problem
  /** The names of the problem's goals, by index. */
  readonly names: readonly string[]
  /** The id of the caller's edge, by the index of the problem's edge. */
  readonly edgeIds: readonly string[]
  /** Goals that the start node covers. */
  readonly atStart: readonly string[]
  /** Goals that no path covers. */
  readonly unreachable: readonly string[]
  /** Goals that only a path longer than `longestPath` covers. */
  readonly beyondLimit: readonly string[]
}

export interface GoalOptions {
  readonly criterion: Criterion
  /** The names of the goals to cover. Default: all goals of the graph. */
  readonly goals?: readonly string[]
  /** The maximum number of steps of a path. */
  readonly longestPath?: number
}

interface Named {
  readonly graph: Digraph
  /** The index of the caller's edge, by the index of this graph's edge. */
  readonly takes: readonly number[]
  readonly goalsOf: (edge: number) => readonly string[]
  readonly atStart: readonly string[]
}

function named(graph: Graph, criterion: Criterion): Named {
  const simple = numbered(graph)
  const takes = graph.edges.map((_, edge) => edge)
  switch (criterion) {
    case 'states': {
      const labels = graph.nodes.map((node) => node.labels ?? [])
      const atStart = labels[simple.start] ?? []
      return { graph: simple, takes, goalsOf: (edge) => at(labels, at(simple.to, edge)), atStart }
    }
    case 'edges':
      return { graph: simple, takes, goalsOf: (edge) => [at(graph.edges, edge).id], atStart: [] }
    case 'labels':
      return { graph: simple, takes, goalsOf: (edge) => at(graph.edges, edge).labels ?? [], atStart: [] }
    case 'pairs': {
      const line = lineGraph(simple)
      const idOf = (taken: number) => at(graph.edges, taken).id
      return {
        graph: line.graph,
        takes: line.takes,
        goalsOf: (edge) => {
          const last = at(line.graph.from, edge)
          return last === 0 ? [] : [pairOf(idOf(last - 1), idOf(at(line.takes, edge)))]
        },
        atStart: [],
      }
    }
  }
}

function carriersByName({ graph, goalsOf }: Named): Map<string, number[]> {
  const carriers = new Map<string, number[]>()
  graph.from.forEach((_, edge) => {
    for (const name of new Set(goalsOf(edge))) {
      const known = carriers.get(name)
      if (known) known.push(edge)
      else carriers.set(name, [edge])
    }
  })
  return carriers
}

export function goalsIn(graph: Graph, options: GoalOptions): Goals {
  const whole = named(graph, options.criterion)
  const steps = distances(whole.graph)
  const stepsWith = (edge: number) => at(steps, at(whole.graph.from, edge)) + 1
  const maxSteps = options.longestPath ?? Number.MAX_SAFE_INTEGER
  const usable = whole.takes.map((_, edge) => edge).filter((edge) => stepsWith(edge) <= maxSteps)
  const numberOf = new Map(usable.map((edge, number) => [edge, number]))

  const byName = carriersByName(whole)
  const covered = new Set(whole.atStart)
  const wanted = new Set(options.goals ?? [...covered, ...byName.keys()])
  const names: string[] = []
  const carriers: number[][] = []
  const atStart: string[] = []
  const unreachable: string[] = []
  const beyondLimit: string[] = []
  for (const name of wanted) {
    const all = byName.get(name) ?? []
    const numbers = all.flatMap((edge) => numberOf.get(edge) ?? [])
    if (covered.has(name)) atStart.push(name)
    else if (numbers.length > 0) {
      names.push(name)
      carriers.push(numbers)
    } else if (all.some((edge) => stepsWith(edge) < Number.POSITIVE_INFINITY)) beyondLimit.push(name)
    else unreachable.push(name)
  }

  const goalsOf = emptyLists(usable.length)
  carriers.forEach((edges, goal) => {
    for (const edge of edges) at(goalsOf, edge).push(goal)
  })
  const problem: Problem = {
    graph: digraph(
      whole.graph.nodes,
      whole.graph.start,
      usable.map((edge) => at(whole.graph.from, edge)),
      usable.map((edge) => at(whole.graph.to, edge)),
    ),
    carriers,
    goalsOf,
  }
  const edgeIds = usable.map((edge) => at(graph.edges, at(whole.takes, edge)).id)
  return { problem, names, edgeIds, atStart, unreachable, beyondLimit }
}
