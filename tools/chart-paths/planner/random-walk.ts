import { type Costs, checkCosts, costOf, restartsOf, stepsOf } from './cost.ts'
import { type GoalOptions, goalsIn } from './goals.ts'
import { at, type Graph } from './graph.ts'
import { randomFrom } from './random.ts'

export interface WalkOptions extends GoalOptions, Costs {
  /** The same seed gives the same walk. Default: 1. */
  readonly seed?: number
  /** The probability of a restart after each step, from 0 to 1. Default: 0. */
  readonly restartChance?: number
  readonly stop: {
    /** The maximum number of steps of the walk. */
    readonly steps: number
    /** The walk ends when this percentage of the reachable goals is covered. Default: 100. */
    readonly covered?: number
  }
}

export interface Walk {
  /** Edge ids. Every path begins at the start node. */
  readonly paths: readonly (readonly string[])[]
  readonly steps: number
  readonly restarts: number
  readonly cost: number
  readonly covered: readonly string[]
  /** Reachable goals that the walk did not cover. */
  readonly missed: readonly string[]
  readonly unreachable: readonly string[]
  readonly beyondLimit: readonly string[]
}

/**
 * Takes edges at random. Restarts at a node without leaving edges and after `longestPath` steps.
 * @throws if an option is out of range or the graph is not consistent
 */
export function walkAtRandom(graph: Graph, options: WalkOptions): Walk {
  checkCosts(options)
  const { problem, names, edgeIds, atStart, unreachable, beyondLimit } = goalsIn(graph, options)
  const { stop, restartChance = 0, longestPath = Number.POSITIVE_INFINITY } = options
  if (!(restartChance >= 0 && restartChance <= 1))
    throw new Error('The chance of a restart must be a number from 0 to 1')
  if (!(Number.isInteger(stop.steps) && stop.steps > 0))
    throw new Error('The steps of a walk must be a whole number above 0')
  const random = randomFrom(options.seed ?? 1)
  const wanted = ((stop.covered ?? 100) / 100) * (names.length + atStart.length)
  const covered = new Set<number>()
  const paths: string[][] = []
  let path: string[] = []
  let node = problem.graph.start
  const restart = () => {
    if (path.length > 0) paths.push(path)
    path = []
    node = problem.graph.start
  }
  for (let steps = 0; steps < stop.steps && covered.size + atStart.length < wanted; steps += 1) {
    const here = problem.graph.leaving[node] ?? []
    if (here.length === 0 || path.length >= longestPath) restart()
    const leaving = problem.graph.leaving[node] ?? []
    if (leaving.length === 0) break
    const edge = at(leaving, Math.floor(random() * leaving.length))
    path.push(at(edgeIds, edge))
    node = at(problem.graph.to, edge)
    for (const goal of at(problem.goalsOf, edge)) covered.add(goal)
    if (random() < restartChance) restart()
  }
  restart()
  return {
    paths,
    steps: stepsOf(paths),
    restarts: restartsOf(paths),
    cost: costOf(paths, options),
    covered: [...atStart, ...names.filter((_, goal) => covered.has(goal))],
    missed: names.filter((_, goal) => !covered.has(goal)),
    unreachable,
    beyondLimit,
  }
}
