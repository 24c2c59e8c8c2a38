import { minCostCirculation } from './circulation.ts'
import type { Costs } from './cost.ts'
import type { Problem } from './goals.ts'
import { at, emptyLists } from './graph.ts'

/** Edge visits allowed in the search for cuts. With fewer cuts the bound is lower but still valid. */
const MAX_VISITS = 2_000_000

/** Disjoint sets of edges. Every solution takes at least one edge of each. */
interface Cuts {
  readonly cuts: readonly (readonly number[])[]
  readonly hasEdge: Uint8Array
}

/** A lower bound of the cost of paths that cover all goals. README.md has the proof. */
export function lowerBound(problem: Problem, { restartCost, longestPath }: Costs): number {
  if (problem.carriers.length === 0) return 0
  const required = [...new Set(problem.carriers.filter(({ length }) => length === 1).flat())]
  const { cuts, hasEdge } = disjointCuts(problem)
  const leastCost = (restart: number) =>
    Math.max(
      minCostCirculation(problem.graph, required, restart).cost,
      cuts.length +
        minCostCirculation(problem.graph, required, restart, (edge) => 1 - at(hasEdge, edge)).cost,
    )
  const bound = leastCost(restartCost)
  if (longestPath === undefined) return bound
  const steps = leastCost(0)
  return Math.max(bound, steps + restartCost * (Math.ceil(steps / longestPath) - 1))
}

/**
 * Dual ascent after Wong (Steiner arborescences): for each goal, the set of nodes from which the goal is
 * reached over edges of earlier cuts only; the edges that enter it are the next cut.
 */
export function disjointCuts({ graph, carriers }: Problem): Cuts {
  const entering = emptyLists(graph.nodes)
  graph.to.forEach((node, edge) => {
    at(entering, node).push(edge)
  })
  const hasEdge = new Uint8Array(graph.from.length)
  const cuts: number[][] = []
  let visits = 0

  const cutsOf = (edges: readonly number[], maxCuts: number) => {
    const isInside = new Set<number>()
    let cut: number[] = []
    const queue: number[] = []
    const visit = (edge: number) => {
      visits += 1
      const from = at(graph.from, edge)
      if (isInside.has(from)) return
      if (hasEdge[edge] === 0) cut.push(edge)
      else {
        isInside.add(from)
        queue.push(from)
      }
    }
    for (const edge of edges) visit(edge)
    for (let cutsLeft = maxCuts; visits < MAX_VISITS; cutsLeft -= 1) {
      for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
        for (const edge of at(entering, node)) visit(edge)
      }
      if (cutsLeft === 0 || isInside.has(graph.start)) return
      const edges = cut.filter((edge) => !isInside.has(at(graph.from, edge)))
      cut = []
      cuts.push(edges)
      for (const edge of edges) hasEdge[edge] = 1
      for (const edge of edges) visit(edge)
    }
  }

  const goals = carriers.toSorted((one, other) => one.length - other.length)
  for (const edges of goals) if (edges.every((edge) => hasEdge[edge] === 0)) cutsOf(edges, 1)
  for (const edges of goals) cutsOf(edges, Number.POSITIVE_INFINITY)
  return { cuts, hasEdge }
}
