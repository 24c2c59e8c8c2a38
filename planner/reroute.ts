import { type Circulation, cheapestCirculation } from './circulation.ts'
import type { Costs } from './cost.ts'
import { pathsOf } from './euler.ts'
import type { Problem } from './goals.ts'
import { at, type Digraph } from './graph.ts'
import { needed } from './shorten.ts'

/** More are hardly ever needed. */
const ATTEMPTS = 6

/**
 * Paths over those of the edges that the goals need, the first ones before later ones, as a circulation
 * connects them best; null if it stays in parts. The paths may be too long.
 */
export function reroute(
  problem: Problem,
  edges: readonly number[],
  { restartCost }: Costs,
): number[][] | null {
  const goals = new Set(problem.carriers.keys())
  const forward = needed(problem, edges, goals)
  const required = new Set(needed(problem, forward.reverse(), goals))
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const circulation = cheapestCirculation(problem.graph, [...required], restartCost)
    const rerouted = pathsOf(problem.graph, circulation)
    if (rerouted !== null) return rerouted
    for (const edge of missingLinks(problem.graph, circulation)) required.add(edge)
  }
  return null
}

/** Edges that lead from what the start is connected with to every other part. */
function missingLinks(graph: Digraph, { uses }: Circulation): Set<number> {
  const links = new Set<number>()
  /** The edge by which a node was met outside of the parts met before; null inside of one. */
  const by = new Map<number, number | null>()
  const met: number[] = []
  const meet = (node: number, edge: number | null) => {
    if (by.has(node)) return
    by.set(node, edge)
    met.push(node)
  }
  let followed = 0
  const meetWholeParts = () => {
    for (; followed < met.length; followed += 1) {
      const node = at(met, followed)
      const used = at(graph.leaving, node).filter((edge) => at(uses, edge) > 0)
      if (used.length > 0)
        for (let edge = by.get(node); edge != null; edge = by.get(at(graph.from, edge))) links.add(edge)
      for (const edge of used) meet(at(graph.to, edge), null)
    }
  }
  meet(graph.start, null)
  meetWholeParts()
  for (const node of met)
    for (const edge of at(graph.leaving, node)) {
      meet(at(graph.to, edge), edge)
      meetWholeParts()
    }
  return links
}
