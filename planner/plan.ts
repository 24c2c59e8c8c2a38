import { lowerBound } from './bounds.ts'
import { cheapestCirculation } from './circulation.ts'
import { areShortEnough, type Costs, costOf, restartsOf, stepsOf } from './cost.ts'
import { pathsOf } from './euler.ts'
import { type GoalOptions, goalsIn, type Problem } from './goals.ts'
import { at, type Graph } from './graph.ts'
import { greedyPaths } from './greedy.ts'
import { randomFrom } from './random.ts'
import { reroute } from './reroute.ts'
import { searchIn } from './search.ts'
import { shorten } from './shorten.ts'

export interface PlanOptions extends GoalOptions, Costs {
  /** The same seed gives the same plan; 1 if it is left out. */
  readonly seed?: number
}

export interface Plan {
  /** Ids of edges, each list from the start. */
  readonly paths: readonly (readonly string[])[]
  readonly steps: number
  readonly restarts: number
  /** Steps and restarts, these at the cost of one. */
  readonly cost: number
  /** No paths that cover the same goals cost less. */
  readonly lowerBound: number
  /** How much the cost is above the lower bound, in percent of the bound. */
  readonly gap: number
  readonly covered: readonly string[]
  /** Goals that no path covers. */
  readonly unreachable: readonly string[]
  /** Goals that only a path above the limit covers. */
  readonly beyondLimit: readonly string[]
}

interface Solution {
  readonly paths: readonly (readonly number[])[]
  readonly lowerBound: number
}

/** Small graphs are tried more often: so many tries times edges, and at most so many tries. */
const EDGES_OF_ALL_TRIES = 2_000
const MOST_TRIES = 30

/**
 * Paths from the start that cover every goal that can be covered, at the least cost that is found.
 * @throws if an option or the graph makes no sense
 */
export function plan(graph: Graph, options: PlanOptions): Plan {
  check(options)
  const { problem, names, edgeIds, atStart, unreachable, beyondLimit } = goalsIn(graph, options)
  const solution = solve(problem, options)
  const paths = solution.paths.map((path) => path.map((edge) => at(edgeIds, edge)))
  const cost = costOf(paths, options)
  return {
    // What is covered at the start needs a path too, if only one without a step.
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

function check({ restartCost, longestPath }: Costs): void {
  if (!Number.isFinite(restartCost) || restartCost < 0)
    throw new Error('The cost of a restart must be a number that is not negative')
  if (longestPath !== undefined && !(Number.isInteger(longestPath) && longestPath > 0))
    throw new Error('The longest path must be a whole number above 0')
}

function solve(problem: Problem, options: PlanOptions): Solution {
  if (problem.carriers.length === 0) return { paths: [], lowerBound: 0 }
  return exactly(problem, options) ?? approximately(problem, options)
}

/** The optimum if each goal has one edge, and the cheapest circulation is connected and has short paths. */
function exactly({ graph, carriers }: Problem, costs: Costs): Solution | null {
  if (carriers.some(({ length }) => length > 1)) return null
  const circulation = cheapestCirculation(graph, [...new Set(carriers.flat())], costs.restartCost)
  const paths = pathsOf(graph, circulation)
  return paths !== null && areShortEnough(paths, costs) ? { paths, lowerBound: costOf(paths, costs) } : null
}

function approximately(problem: Problem, options: PlanOptions): Solution {
  const search = searchIn(problem.graph)
  const random = randomFrom(options.seed ?? 1)
  const tries = Math.floor(EDGES_OF_ALL_TRIES / problem.graph.from.length)
  const bound = lowerBound(problem, options)
  let best: readonly (readonly number[])[] | null = null
  const consider = (paths: readonly (readonly number[])[]) => {
    if (best === null || costOf(paths, options) < costOf(best, options)) best = paths
  }
  for (let made = 0; made < Math.min(Math.max(tries, 1), MOST_TRIES); made += 1) {
    const paths = shorten(problem, search, greedyPaths(problem, search, options, random))
    consider(paths)
    const rerouted = reroute(problem, paths, options)
    if (rerouted === null) continue
    const shortened = shorten(problem, search, rerouted)
    if (areShortEnough(shortened, options)) consider(shortened)
    if (best !== null && costOf(best, options) <= bound) break
  }
  const paths = best ?? []
  return { paths, lowerBound: Math.min(bound, costOf(paths, options)) }
}
