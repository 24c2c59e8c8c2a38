import { disjointCuts } from './bounds.ts'
import type { Circulation } from './circulation.ts'
import type { Costs } from './cost.ts'
import type { Problem } from './goals.ts'
import { at, type Digraph, emptyLists } from './graph.ts'
import { Heap } from './heap.ts'
import { LinearProgram, type Row, type Work } from './linear-program.ts'

/** Multiplications that the linear programs may make, about half a second. */
const MOST_WORK = 100_000_000
/** Meeting a node in the search for a cut takes as long as so many multiplications. */
const WORK_OF_A_NODE = 20
/** Numbers that its table may have; a larger one takes too long for a few steps even. */
const MOST_NUMBERS = 3_000_000
/** Equal costs make the method go in circles. Costs that are lower by up to this keep the bound true. */
const SPREAD = 1e-4
/** A lack that is smaller is a rounding error. */
const TOLERANCE = 1e-4

export interface Relaxation {
  /** A cost that no paths can be below. */
  readonly bound: number
  /** How often each edge is taken in the solution with fractions; empty if there is none. */
  readonly uses: readonly number[]
  /**
   * Branches on what is taken by fractions, until the bound meets the cost of the best paths or the work is
   * used up. `accept` makes paths of whole counts; null if they are none, because they are too long or in
   * parts.
   */
  readonly improve: (bestCost: number, accept: (found: Circulation) => number | null) => number
}

/**
 * The cheapest way to cover all goals if edges could be taken by fractions, and every goal is connected with
 * the start; README.md says how.
 */
export function relaxation({ graph, carriers, goalsOf }: Problem, costs: Costs): Relaxation {
  const { restartCost, longestPath } = costs
  const edges = graph.from.length
  const numberOfPaths = edges
  const rows = [
    ...balances(graph, numberOfPaths),
    { columns: [numberOfPaths], factors: [1], least: 1 },
    ...carriers.map(atLeastOne),
    ...disjointCuts({ graph, carriers, goalsOf }).cuts.map(atLeastOne),
    ...(longestPath === undefined ? [] : [withinLimit(edges, longestPath)]),
  ]
  if (rows.length * edges > MOST_NUMBERS) return { bound: 0, uses: [], improve: () => 0 }

  const steps = graph.from.map((_, edge) => 1 - (SPREAD * ((edge * 7_919) % 1_009)) / 1_009)
  const work: Work = { left: MOST_WORK }
  const root = new LinearProgram([...steps, Math.max(restartCost, SPREAD / 1000)], work)
  for (const row of rows) root.add(row)

  /** Adds the missing cuts to the program and to the root, as they hold for both. */
  const solve = (program: LinearProgram) => {
    for (;;) {
      const end = program.solve()
      const cuts = end === 'solved' ? missingCuts(graph, carriers, program.values(), work) : []
      if (cuts.length === 0) return end
      program.forgetIdle(rows.length)
      if ((program.size + cuts.length) * edges > MOST_NUMBERS) return 'stopped'
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
      const branches: (readonly Row[])[] = [[]]
      const waiting = new Heap()
      waiting.push(0, bound)
      let best = bestCost
      /** Whole counts that are no paths: the bound cannot be shown to be higher. */
      let ceiling = Number.POSITIVE_INFINITY
      while (waiting.size > 0) {
        const { item, rank } = waiting.pop()
        if (rank >= Math.min(best, ceiling) - TOLERANCE) break
        const branch = at(branches, item)
        const program = root.copy()
        for (const row of branch) program.add(row)
        const end = solve(program)
        if (end === 'impossible') continue
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
        for (const row of [
          { columns: [split], factors: [1], least: below + 1 },
          { columns: [split], factors: [-1], least: -below },
        ]) {
          waiting.push(branches.length, lower)
          branches.push([...branch, row])
        }
      }
      return Math.min(best, ceiling)
    },
  }
}

/** The number of paths if that is no whole number, because it decides most; else the edge nearest to a half. */
function mostFractional(values: readonly number[]): number {
  const distances = values.map((value) => Math.abs(value - Math.round(value)))
  const last = values.length - 1
  if (at(distances, last) > TOLERANCE) return last
  const most = Math.max(...distances)
  return most > TOLERANCE ? distances.indexOf(most) : -1
}

/** Paths end where more steps arrive than leave; one of them is the last and needs no restart. */
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

/** The least sum of whole steps and whole restarts that is not below. */
function leastCost(bound: number, restartCost: number): number {
  let least = Math.ceil(bound - TOLERANCE)
  if (restartCost <= TOLERANCE) return least
  for (let restarts = 1; restartCost * restarts < least; restarts += 1) {
    const steps = Math.max(0, Math.ceil(bound - restartCost * restarts - TOLERANCE))
    least = Math.min(least, steps + restartCost * restarts)
  }
  return least
}

const atLeastOne = (edges: readonly number[]): Row => ({
  columns: edges,
  factors: edges.map(() => 1),
  least: 1,
})

const withinLimit = (edges: number, longestPath: number): Row => ({
  columns: Array.from({ length: edges + 1 }, (_, column) => column),
  factors: Array.from({ length: edges + 1 }, (_, column) => (column < edges ? -1 : longestPath)),
  least: 0,
})

/** No more steps leave a node than arrive there; paths begin at the start. */
function balances(graph: Digraph, numberOfPaths: number): Row[] {
  const columns = emptyLists(graph.nodes)
  const factors = emptyLists(graph.nodes)
  const count = (node: number, column: number, factor: number) => {
    at(columns, node).push(column)
    at(factors, node).push(factor)
  }
  count(graph.start, numberOfPaths, 1)
  graph.from.forEach((from, edge) => {
    const to = at(graph.to, edge)
    if (from === to) return
    count(from, edge, -1)
    count(to, edge, 1)
  })
  return columns.flatMap((own, node) =>
    own.length > 0 ? { columns: own, factors: at(factors, node), least: 0 } : [],
  )
}

/** Rows that the solution breaks: sets of edges of which some path takes one to cover a goal. */
function missingCuts(
  graph: Digraph,
  carriers: readonly (readonly number[])[],
  uses: readonly number[],
  work: Work,
): readonly Row[] {
  const leaving = emptyLists(graph.nodes)
  const entering = emptyLists(graph.nodes)
  graph.from.forEach((from, edge) => {
    if (at(uses, edge) <= TOLERANCE) return
    at(leaving, from).push(edge)
    at(entering, at(graph.to, edge)).push(edge)
  })
  const isCarrier = new Uint8Array(graph.from.length)
  const cuts = new Map<string, Row>()
  for (const edges of carriers) {
    for (const edge of edges) isCarrier[edge] = 1
    const isMet = nodesBeforeCut(graph, { leaving, entering, uses }, isCarrier, work)
    if (isMet !== null) {
      const cut = graph.from.flatMap((from, edge) =>
        at(isMet, from) === 1 && (at(isCarrier, edge) === 1 || at(isMet, at(graph.to, edge)) === 0)
          ? edge
          : [],
      )
      cuts.set(cut.join(), atLeastOne(cut))
    }
    for (const edge of edges) isCarrier[edge] = 0
  }
  return [...cuts.values()]
}

/** The edges that a solution uses, by their nodes, and how much. */
interface Used {
  readonly leaving: readonly (readonly number[])[]
  readonly entering: readonly (readonly number[])[]
  readonly uses: readonly number[]
}

/**
 * Sends what it can from the start over the edges to those that carry the goal (Edmonds and Karp). If that is
 * less than 1, 1 for each node on the start's side of the smallest cut; else null.
 */
function nodesBeforeCut(
  graph: Digraph,
  { leaving, entering, uses }: Used,
  isCarrier: Uint8Array,
  work: Work,
): Uint8Array | null {
  const sent = new Float64Array(graph.from.length)
  const isMet = new Uint8Array(graph.nodes)
  /** The edge over which a node was met; -2 - edge if that takes back what was sent over it. */
  const by = new Int32Array(graph.nodes)
  const left = (edge: number) => at(uses, edge) - at(sent, edge)
  for (let total = 0; total < 1 - TOLERANCE; ) {
    isMet.fill(0)
    isMet[graph.start] = 1
    by[graph.start] = -1
    const queue = [graph.start]
    let last = -1
    for (let next = 0; next < queue.length && last === -1; next += 1) {
      const node = at(queue, next)
      for (const edge of at(leaving, node)) {
        if (left(edge) <= TOLERANCE / 100) continue
        if (at(isCarrier, edge) === 1) {
          last = edge
          break
        }
        const to = at(graph.to, edge)
        if (at(isMet, to) === 1) continue
        isMet[to] = 1
        by[to] = edge
        queue.push(to)
      }
      for (const edge of at(entering, node)) {
        const from = at(graph.from, edge)
        if (at(isMet, from) === 1 || at(sent, edge) <= TOLERANCE / 100) continue
        isMet[from] = 1
        by[from] = -2 - edge
        queue.push(from)
      }
    }
    work.left -= queue.length * WORK_OF_A_NODE
    if (last === -1) return isMet
    const way = [last]
    let room = left(last)
    for (let node = at(graph.from, last); at(by, node) !== -1; ) {
      const step = at(by, node)
      way.push(step)
      const edge = step >= 0 ? step : -2 - step
      room = Math.min(room, step >= 0 ? left(edge) : at(sent, edge))
      node = at(step >= 0 ? graph.from : graph.to, edge)
    }
    for (const step of way) {
      if (step >= 0) sent[step] = at(sent, step) + room
      else sent[-2 - step] = at(sent, -2 - step) - room
    }
    total += room
  }
  return null
}
