import { type Circulation, minCostCirculation } from './circulation.ts'
import type { Costs } from './cost.ts'
import { pathsOf } from './euler.ts'
import type { Problem } from './goals.ts'
import { at, type Digraph } from './graph.ts'
import { needed } from './shorten.ts'

/** More attempts rarely connect the circulation. */
const MAX_ATTEMPTS = 6

/**
 * Requires a subset of the edges that covers all goals, preferring earlier edges, and connects it by a
 * circulation of minimum cost. Null if the circulation cannot be connected. Paths can exceed `longestPath`.
 */
export function reroute(
  problem: Problem,
  edges: readonly number[],
  { restartCost }: Costs,
): number[][] | null {
  const goals = new Set(problem.carriers.keys())
  const forward = needed(problem, edges, goals)
  const required = new Set(needed(problem, forward.reverse(), goals))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const circulation = minCostCirculation(problem.graph, [...required], restartCost)
    const rerouted = pathsOf(problem.graph, circulation)
    if (rerouted !== null) return rerouted
    for (const edge of missingLinks(problem.graph, circulation)) required.add(edge)
  }
  return null
}

/** Edges that connect every component of the circulation with the start. */
function missingLinks(graph: Digraph, { uses }: Circulation): Set<number> {
  const links = new Set<number>()
  /** The edge by which a node between components was reached; null for a node of a component. */
  const predecessor = new Map<number, number | null>()
  const visited: number[] = []
  const visit = (node: number, edge: number | null) => {
    if (predecessor.has(node)) return
    predecessor.set(node, edge)
    visited.push(node)
  }
  let next = 0
  const visitComponents = () => {
    for (; next < visited.length; next += 1) {
      const node = at(visited, next)
      const used = at(graph.leaving, node).filter((edge) => at(uses, edge) > 0)
      if (used.length > 0)
        for (let edge = predecessor.get(node); edge != null; edge = predecessor.get(at(graph.from, edge)))
          links.add(edge)
      for (const edge of used) visit(at(graph.to, edge), null)
    }
  }
  visit(graph.start, null)
  visitComponents()
  for (const node of visited)
    for (const edge of at(graph.leaving, node)) {
      visit(at(graph.to, edge), edge)
      visitComponents()
    }
  return links
}
