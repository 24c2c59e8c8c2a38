import { at, type Digraph } from './graph.ts'
import { type Arc, minCostFlow } from './min-cost-flow.ts'

/** How often each edge is taken, and how many paths other than the last end at each node. */
export interface Circulation {
  readonly uses: readonly number[]
  readonly restarts: readonly number[]
  readonly cost: number
}

/**
 * The circulation of minimum cost that takes each required edge at least once. A restart is an edge from any
 * node to the start; the last path ends at any node without cost. The edges taken may not be connected.
 */
export function minCostCirculation(
  graph: Digraph,
  required: readonly number[],
  restartCost: number,
  stepCost: (edge: number) => number = () => 1,
): Circulation {
  const end = graph.nodes
  const balance = new Array<number>(graph.nodes + 1).fill(0)
  const add = (node: number, units: number) => {
    balance[node] = at(balance, node) + units
  }
  for (const edge of required) {
    add(at(graph.to, edge), 1)
    add(at(graph.from, edge), -1)
  }
  add(graph.start, 1)
  add(end, -1)

  const nodes = graph.leaving.map((_, node) => node)
  const arcs: Arc[] = [
    ...graph.from.map((from, edge) => ({ from, to: at(graph.to, edge), cost: stepCost(edge) })),
    ...nodes.map((from) => ({ from, to: graph.start, cost: restartCost })),
    ...nodes.map((from) => ({ from, to: end, cost: 0 })),
  ]
  const flow = minCostFlow(graph.nodes + 1, arcs, balance)
  const edges = graph.from.length
  const uses = flow.slice(0, edges)
  for (const edge of required) uses[edge] = at(uses, edge) + 1
  const restarts = flow.slice(edges, edges + graph.nodes)
  let cost = 0
  uses.forEach((times, edge) => {
    cost += times * stepCost(edge)
  })
  for (const times of restarts) cost += times * restartCost
  return { uses, restarts, cost }
}
