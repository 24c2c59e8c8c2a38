import { cheapestCirculation } from './circulation.ts'
import type { Costs } from './cost.ts'
import type { Problem } from './goals.ts'
import { at, emptyLists } from './graph.ts'

/** Visits of edges that the search for cuts may make; with fewer cuts the bound is lower but stays true. */
const MOST_VISITS = 2_000_000

/** Sets of edges without a common edge, of each of which every solution takes at least one edge. */
interface Cuts {
  readonly cuts: readonly (readonly number[])[]
  readonly hasEdge: Uint8Array
}

/** A cost that no paths can be below that cover all goals; README.md says why. */
export function lowerBound(problem: Problem, { restartCost, longestPath }: Costs): number {
  if (problem.carriers.length === 0) return 0
  const required = [...new Set(problem.carriers.filter(({ length }) => length === 1).flat())]
  const { cuts, hasEdge } = disjointCuts(problem)
  const leastCost = (restart: number) =>
    Math.max(
      cheapestCirculation(problem.graph, required, restart).cost,
      cuts.length +
        cheapestCirculation(problem.graph, required, restart, (edge) => 1 - at(hasEdge, edge)).cost,
    )
  const bound = leastCost(restartCost)
  if (longestPath === undefined) return bound
  const steps = leastCost(0)
  return Math.max(bound, steps + restartCost * (Math.ceil(steps / longestPath) - 1))
}

/**
 * For each goal, from the goal back to the start: the edges that enter the set of nodes from where the goal
 * is reached over edges of cuts alone (dual ascent, as Wong did it for Steiner arborescences).
 */
export function disjointCuts({ graph, carriers }: Problem): Cuts {
  const entering = emptyLists(graph.nodes)
  graph.to.forEach((node, edge) => {
    at(entering, node).push(edge)
  })
  const hasEdge = new Uint8Array(graph.from.length)
  const cuts: number[][] = []
  let visits = 0

  const cutsOf = (edges: readonly number[], mostCuts: number) => {
    const isInside = new Set<number>()
    let cut: number[] = []
    const queue: number[] = []
    const meet = (edge: number) => {
      visits += 1
      const from = at(graph.from, edge)
      if (isInside.has(from)) return
      if (hasEdge[edge] === 0) cut.push(edge)
      else {
        isInside.add(from)
        queue.push(from)
      }
    }
    for (const edge of edges) meet(edge)
    for (let cutsLeft = mostCuts; visits < MOST_VISITS; cutsLeft -= 1) {
      for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
        for (const edge of at(entering, node)) meet(edge)
      }
      if (cutsLeft === 0 || isInside.has(graph.start)) return
      const edges = cut.filter((edge) => !isInside.has(at(graph.from, edge)))
      cut = []
      cuts.push(edges)
      for (const edge of edges) hasEdge[edge] = 1
      for (const edge of edges) meet(edge)
    }
  }

  const goals = carriers.toSorted((one, other) => one.length - other.length)
  for (const edges of goals) if (edges.every((edge) => hasEdge[edge] === 0)) cutsOf(edges, 1)
  for (const edges of goals) cutsOf(edges, Number.POSITIVE_INFINITY)
  return { cuts, hasEdge }
}
