import { lowerBound } from './bounds.ts'
import { cheapestCirculation } from './circulation.ts'
import { areShortEnough, type Costs, costOf, restartsOf, stepsOf } from './cost.ts'
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
const EDGES_OF_ALL_TRIES = 20_000
const MOST_TRIES = 30
const MOST_ROUNDS = 200
/** How much more chance decides in each further try. */
const LESS_ORDER = 0.01

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
  const tries = (most: number) => Math.min(Math.max(Math.floor(EDGES_OF_ALL_TRIES / edges), 1), most)
  for (let made = 0; made < tries(MOST_TRIES) && !isOptimum(); made += 1) {
    const paths = shorten(problem, search, greedyPaths(problem, search, options, random))
    consider(paths)
    considerRerouted(paths.flat())
  }
  // Edges by how much the solution with fractions and the best paths use them, and by chance.
  for (let made = 0; made < tries(MOST_ROUNDS) && !isOptimum(); made += 1) {
    const isUsed = new Set(best.flat())
    const kept = random()
    const ranks = problem.graph.from.map(
      (_, edge) => (uses[edge] ?? 0) + (isUsed.has(edge) ? kept : 0) + made * LESS_ORDER * random(),
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
