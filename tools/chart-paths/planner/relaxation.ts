import { disjointCuts } from './bounds.ts'
import type { Circulation } from './circulation.ts'
import type { Costs } from './cost.ts'
import type { Problem } from './goals.ts'
import { at, type Digraph, emptyLists } from './graph.ts'
import { Heap } from './heap.ts'
import { type Budget, type Constraint, LinearProgram } from './linear-program.ts'

/** Multiplications allowed in all linear programs of one relaxation: about two seconds. */
const MAX_MULTIPLICATIONS = 400_000_000
/** Visiting one node in the search for a cut takes as long as this many multiplications. */
const MULTIPLICATIONS_PER_NODE = 20
/** Above this number of entries a few pivots take too long. */
const MAX_TABLEAU_ENTRIES = 3_000_000
/**
 * With equal costs the simplex method can cycle. Each cost is lowered by a different amount up to this; lower
 * costs keep the lower bound valid.
 */
const PERTURBATION = 1e-4
/** A smaller violation is a rounding error. */
const TOLERANCE = 1e-4

export interface Relaxation {
  /** A lower bound of the cost of any set of paths. */
  readonly bound: number
  /** How often each edge is taken in the fractional solution; empty if there is none. */
  readonly uses: readonly number[]
  /**
   * Branch and bound until the bound reaches the cost of the best paths or the budget is used up. Returns the
   * improved bound. `accept` is called with each integral solution and returns the cost of its paths; null if
   * they are longer than allowed or not connected.
   */
  readonly improve: (bestCost: number, accept: (found: Circulation) => number | null) => number
}

/**
 * The linear relaxation of covering all goals: edges may be taken fractionally, and cuts connect every goal
 * with the start. README.md describes the constraints.
 */
export function relaxation({ graph, carriers, goalsOf }: Problem, costs: Costs): Relaxation {
  const { restartCost, longestPath } = costs
  const edges = graph.from.length
  const numberOfPaths = edges
  const constraints = [
    ...balances(graph, numberOfPaths),
    { columns: [numberOfPaths], coefficients: [1], lowerBound: 1 },
    ...carriers.map(atLeastOne),
    ...disjointCuts({ graph, carriers, goalsOf }).cuts.map(atLeastOne),
    ...(longestPath === undefined ? [] : [withinLimit(edges, longestPath)]),
  ]
  if (constraints.length * edges > MAX_TABLEAU_ENTRIES) return { bound: 0, uses: [], improve: () => 0 }

  const stepCosts = graph.from.map((_, edge) => 1 - (PERTURBATION * ((edge * 7_919) % 1_009)) / 1_009)
  const budget: Budget = { remaining: MAX_MULTIPLICATIONS }
  const root = new LinearProgram([...stepCosts, Math.max(restartCost, PERTURBATION / 1000)], budget)
  for (const constraint of constraints) root.add(constraint)

  /** Adds violated cuts to the program, and to the root because they hold for every branch. */
  const solve = (program: LinearProgram) => {
    for (;;) {
      const end = program.solve()
      if (end !== 'solved') return end
      const values = program.values()
      // The search leaves out edges with a value near zero, so that some of its cuts hold already.
      const cuts = violatedCuts(graph, carriers, values, budget).filter(
        ({ columns }) => columns.reduce((sum, edge) => sum + at(values, edge), 0) < 1 - TOLERANCE,
      )
      if (cuts.length === 0) return end
      if (budget.remaining <= 0) return 'stopped'
      program.dropSlack(constraints.length)
      if ((program.size + cuts.length) * edges > MAX_TABLEAU_ENTRIES) return 'stopped'
      for (const cut of cuts) {
        program.add(cut)
        if (program !== root) root.add(cut)
      }
    }
  }
  const boundOf = (program: LinearProgram) =>
    leastCost(Math.max(0, program.bound() - restartCost), restartCost)

  const isSolved = solve(root) === 'solved'
  const bound = boundOf(root)
  return {
    bound,
    uses: isSolved ? root.values().slice(0, edges) : [],
    improve(bestCost, accept) {
      if (!isSolved) return bound
      const branches: (readonly Constraint[])[] = [[]]
      const waiting = new Heap()
      waiting.push(0, bound)
      let best = bestCost
      /** The lowest cost of an integral solution without valid paths: the bound cannot exceed it. */
      let ceiling = Number.POSITIVE_INFINITY
      while (waiting.size > 0) {
        const { item, rank } = waiting.pop()
        if (rank >= Math.min(best, ceiling) - TOLERANCE) break
        const branch = at(branches, item)
        const program = root.copy()
        for (const constraint of branch) program.add(constraint)
        const end = solve(program)
        if (end === 'infeasible') continue
        if (end === 'stopped') return Math.min(best, ceiling, rank)
        const lower = Math.max(rank, boundOf(program))
        const values = program.values()
        const split = mostFractional(values)
        if (split === -1) {
          const cost = accept(circulationOf(graph, values))
          if (cost === null) ceiling = Math.min(ceiling, lower)
          else best = Math.min(best, cost)
          continue
        }
        const below = Math.floor(at(values, split))
        for (const constraint of [
          { columns: [split], coefficients: [1], lowerBound: below + 1 },
          { columns: [split], coefficients: [-1], lowerBound: -below },
        ]) {
          waiting.push(branches.length, lower)
          branches.push([...branch, constraint])
        }
      }
      return Math.min(best, ceiling)
    },
  }
}

/** The variable to branch on: the number of paths if fractional, else the edge closest to one half. */
function mostFractional(values: readonly number[]): number {
  const distances = values.map((value) => Math.abs(value - Math.round(value)))
  const last = values.length - 1
  if (at(distances, last) > TOLERANCE) return last
  const most = Math.max(...distances)
  return most > TOLERANCE ? distances.indexOf(most) : -1
}

/** A path ends at a node with more entering than leaving steps. One of the paths is the last: no restart. */
function circulationOf(graph: Digraph, values: readonly number[]): Circulation {
  const uses = graph.from.map((_, edge) => Math.round(at(values, edge)))
  const restarts = new Array<number>(graph.nodes).fill(0)
  restarts[graph.start] = Math.round(values.at(-1) ?? 0)
  uses.forEach((times, edge) => {
    const [from, to] = [at(graph.from, edge), at(graph.to, edge)]
    restarts[from] = at(restarts, from) - times
    restarts[to] = at(restarts, to) + times
  })
  const last = restarts.findIndex((times) => times > 0)
  if (last !== -1) restarts[last] = at(restarts, last) - 1
  return { uses, restarts, cost: 0 }
}

/** The smallest cost of a whole number of steps and restarts that is not below the bound. */
function leastCost(bound: number, restartCost: number): number {
  let least = Math.ceil(bound - TOLERANCE)
  if (restartCost <= TOLERANCE) return least
  for (let restarts = 1; restartCost * restarts < least; restarts += 1) {
    const steps = Math.max(0, Math.ceil(bound - restartCost * restarts - TOLERANCE))
    least = Math.min(least, steps + restartCost * restarts)
  }
  return least
}

const atLeastOne = (edges: readonly number[]): Constraint => ({
  columns: edges,
  coefficients: edges.map(() => 1),
  lowerBound: 1,
})

/** The total number of steps is at most the number of paths times the longest path. */
const withinLimit = (edges: number, longestPath: number): Constraint => ({
  columns: Array.from({ length: edges + 1 }, (_, column) => column),
  coefficients: Array.from({ length: edges + 1 }, (_, column) => (column < edges ? -1 : longestPath)),
  lowerBound: 0,
})

/** Flow conservation: no more steps leave a node than enter it. Paths begin at the start node. */
function balances(graph: Digraph, numberOfPaths: number): Constraint[] {
  const columns = emptyLists(graph.nodes)
  const coefficients = emptyLists(graph.nodes)
  const count = (node: number, column: number, coefficient: number) => {
    at(columns, node).push(column)
    at(coefficients, node).push(coefficient)
  }
  count(graph.start, numberOfPaths, 1)
  graph.from.forEach((from, edge) => {
    const to = at(graph.to, edge)
    if (from === to) return
    count(from, edge, -1)
    count(to, edge, 1)
  })
  return columns.flatMap((own, node) =>
    own.length > 0 ? { columns: own, coefficients: at(coefficients, node), lowerBound: 0 } : [],
  )
}

/**
 * Cuts that the fractional solution violates: sets of edges of which every path to some goal takes at least
 * one.
 */
function violatedCuts(
  graph: Digraph,
  carriers: readonly (readonly number[])[],
  uses: readonly number[],
  budget: Budget,
): readonly Constraint[] {
  const leaving = emptyLists(graph.nodes)
  const entering = emptyLists(graph.nodes)
  graph.from.forEach((from, edge) => {
    if (at(uses, edge) <= TOLERANCE) return
    at(leaving, from).push(edge)
    at(entering, at(graph.to, edge)).push(edge)
  })
  const isCarrier = new Uint8Array(graph.from.length)
  const cuts = new Map<string, Constraint>()
  for (const edges of carriers) {
    for (const edge of edges) isCarrier[edge] = 1
    const isReachable = sourceSideOfMinCut(graph, { leaving, entering, uses }, isCarrier, budget)
    if (isReachable !== null) {
      const cut = graph.from.flatMap((from, edge) =>
        at(isReachable, from) === 1 &&
        (at(isCarrier, edge) === 1 || at(isReachable, at(graph.to, edge)) === 0)
          ? edge
          : [],
      )
      cuts.set(cut.join(), atLeastOne(cut))
    }
    for (const edge of edges) isCarrier[edge] = 0
  }
  return [...cuts.values()]
}

/** The edges with a positive value in the solution, by node. The value of an edge is its capacity. */
interface Network {
  readonly leaving: readonly (readonly number[])[]
  readonly entering: readonly (readonly number[])[]
  readonly uses: readonly number[]
}

/**
 * Maximum flow from the start to the edges that cover the goal, by the algorithm of Edmonds and Karp. Null if
 * it is at least 1; otherwise 1 for each node on the start's side of the minimum cut.
 */
function sourceSideOfMinCut(
  graph: Digraph,
  { leaving, entering, uses }: Network,
  isCarrier: Uint8Array,
  budget: Budget,
): Uint8Array | null {
  const flow = new Float64Array(graph.from.length)
  const isReachable = new Uint8Array(graph.nodes)
  /** The edge by which a node was reached; -2 - edge if its flow is reduced. */
  const predecessor = new Int32Array(graph.nodes)
  const residual = (edge: number) => at(uses, edge) - at(flow, edge)
  for (let total = 0; total < 1 - TOLERANCE; ) {
    isReachable.fill(0)
    isReachable[graph.start] = 1
    predecessor[graph.start] = -1
    const queue = [graph.start]
    let last = -1
    for (let next = 0; next < queue.length && last === -1; next += 1) {
      const node = at(queue, next)
      for (const edge of at(leaving, node)) {
        if (residual(edge) <= TOLERANCE / 100) continue
        if (at(isCarrier, edge) === 1) {
          last = edge
          break
        }
        const to = at(graph.to, edge)
        if (at(isReachable, to) === 1) continue
        isReachable[to] = 1
        predecessor[to] = edge
        queue.push(to)
      }
      for (const edge of at(entering, node)) {
        const from = at(graph.from, edge)
        if (at(isReachable, from) === 1 || at(flow, edge) <= TOLERANCE / 100) continue
        isReachable[from] = 1
        predecessor[from] = -2 - edge
        queue.push(from)
      }
    }
    budget.remaining -= queue.length * MULTIPLICATIONS_PER_NODE
    if (last === -1) return isReachable
    const augmentingPath = [last]
    let bottleneck = residual(last)
    for (let node = at(graph.from, last); at(predecessor, node) !== -1; ) {
      const step = at(predecessor, node)
      augmentingPath.push(step)
      const edge = step >= 0 ? step : -2 - step
      bottleneck = Math.min(bottleneck, step >= 0 ? residual(edge) : at(flow, edge))
      node = at(step >= 0 ? graph.from : graph.to, edge)
    }
    for (const step of augmentingPath) {
      if (step >= 0) flow[step] = at(flow, step) + bottleneck
      else flow[-2 - step] = at(flow, -2 - step) - bottleneck
    }
    total += bottleneck
  }
  return null
}
