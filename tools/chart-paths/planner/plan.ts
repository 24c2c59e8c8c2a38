import { lowerBound } from './bounds.ts'
import { minCostCirculation } from './circulation.ts'
import { areShortEnough, type Costs, checkCosts, costOf, restartsOf, stepsOf } from './cost.ts'
import { pathsOf } from './euler.ts'
import { type GoalOptions, goalsIn, type Problem } from './goals.ts'
import { at, type Graph } from './graph.ts'
import { greedyPaths } from './greedy.ts'
import { randomFrom } from './random.ts'
import { relaxation } from './relaxation.ts'
import { reroute } from './reroute.ts'
import { searchIn } from './search.ts'
import { shorten } from './shorten.ts'

export interface PlanOptions extends GoalOptions, Costs {
  /** The same seed gives the same plan. Default: 1. */
  readonly seed?: number
}

export interface Plan {
  /** Edge ids. Every path begins at the start node. */
  readonly paths: readonly (readonly string[])[]
  readonly steps: number
  readonly restarts: number
  /** steps + restartCost × restarts */
  readonly cost: number
  /** No set of paths that covers the same goals costs less. */
  readonly lowerBound: number
  /** (cost − lowerBound) / lowerBound in percent. */
  readonly gap: number
  readonly covered: readonly string[]
  /** Goals that no path covers. */
  readonly unreachable: readonly string[]
  /** Goals that only a path longer than `longestPath` covers. */
  readonly beyondLimit: readonly string[]
}

interface Solution {
  readonly paths: readonly (readonly number[])[]
  readonly lowerBound: number
}

/** Iterations × edges is at most this, so that small graphs get more iterations. */
const MAX_EDGES_OVER_ITERATIONS = 20_000
const MAX_GREEDY_ITERATIONS = 30
const MAX_REROUTE_ITERATIONS = 200
/** The weight of chance grows by this with each iteration. */
const NOISE_PER_ITERATION = 0.01

/**
 * Plans paths from the start that cover every reachable goal, at the lowest cost found.
 * @throws if an option is out of range or the graph is not consistent
 */
export function plan(graph: Graph, options: PlanOptions): Plan {
  checkCosts(options)
  const { problem, names, edgeIds, atStart, unreachable, beyondLimit } = goalsIn(graph, options)
  const solution = solve(problem, options)
  const paths = solution.paths.map((path) => path.map((edge) => at(edgeIds, edge)))
  const cost = costOf(paths, options)
  return {
    // Goals of the start node need a path too, even one without steps.
    paths: paths.length === 0 && atStart.length > 0 ? [[]] : paths,
    steps: stepsOf(paths),
    restarts: restartsOf(paths),
    cost,
    lowerBound: solution.lowerBound,
    gap: cost === 0 ? 0 : (100 * (cost - solution.lowerBound)) / solution.lowerBound,
    covered: [...atStart, ...names],
    unreachable,
    beyondLimit,
  }
}

function solve(problem: Problem, options: PlanOptions): Solution {
  if (problem.carriers.length === 0) return { paths: [], lowerBound: 0 }
  return exactly(problem, options) ?? approximately(problem, options)
}

/** The optimum, if each goal has one edge and the circulation is connected and within `longestPath`; else null. */
function exactly({ graph, carriers }: Problem, costs: Costs): Solution | null {
  if (carriers.some(({ length }) => length > 1)) return null
  const circulation = minCostCirculation(graph, [...new Set(carriers.flat())], costs.restartCost)
  const paths = pathsOf(graph, circulation)
  return paths !== null && areShortEnough(paths, costs) ? { paths, lowerBound: costOf(paths, costs) } : null
}

function approximately(problem: Problem, options: PlanOptions): Solution {
  const search = searchIn(problem.graph)
  const random = randomFrom(options.seed ?? 1)
  const edges = problem.graph.from.length
  const { bound: fractional, uses, improve } = relaxation(problem, options)
  let bound = Math.max(fractional, lowerBound(problem, options))
  let best: readonly (readonly number[])[] = greedyPaths(problem, search, options, random)
  const isOptimum = () => costOf(best, options) <= bound + 1e-9
  const consider = (paths: readonly (readonly number[])[]) => {
    if (costOf(paths, options) < costOf(best, options)) best = paths
  }
  const considerRerouted = (order: readonly number[]) => {
    const rerouted = reroute(problem, order, options)
    if (rerouted === null) return
    const shortened = shorten(problem, search, rerouted)
    if (areShortEnough(shortened, options)) consider(shortened)
  }
  const iterations = (max: number) =>
    Math.min(Math.max(Math.floor(MAX_EDGES_OVER_ITERATIONS / edges), 1), max)
  for (let index = 0; index < iterations(MAX_GREEDY_ITERATIONS) && !isOptimum(); index += 1) {
    const paths = shorten(problem, search, greedyPaths(problem, search, options, random))
    consider(paths)
    considerRerouted(paths.flat())
  }
  // Order the edges by their use in the fractional solution and in the best paths, and by chance.
  for (let index = 0; index < iterations(MAX_REROUTE_ITERATIONS) && !isOptimum(); index += 1) {
    const isUsed = new Set(best.flat())
    const weight = random()
    const ranks = problem.graph.from.map(
      (_, edge) =>
        (uses[edge] ?? 0) + (isUsed.has(edge) ? weight : 0) + index * NOISE_PER_ITERATION * random(),
    )
    considerRerouted(ranks.map((_, edge) => edge).sort((one, other) => at(ranks, other) - at(ranks, one)))
  }
  if (!isOptimum()) {
    const improved = improve(costOf(best, options), (found) => {
      const paths = pathsOf(problem.graph, found)
      if (paths === null || !areShortEnough(paths, options)) return null
      consider(paths)
      return costOf(paths, options)
    })
    bound = Math.max(bound, improved)
  }
  return { paths: best, lowerBound: Math.min(bound, costOf(best, options)) }
}
