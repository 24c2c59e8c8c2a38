import { stepsOf } from './cost.ts'
import type { Problem } from './goals.ts'
import { at } from './graph.ts'
import type { Search } from './search.ts'

/** A round with more steps × edges takes too long and is skipped. */
const MAX_STEPS_TIMES_EDGES = 50_000_000
/** Later rounds shorten little. */
const MAX_ROUNDS = 4

/**
 * Shortens paths without losing a goal: keeps the edges of each path that cover what no other path covers,
 * and joins them by shortest paths. No path becomes longer; empty paths are removed.
 */
export function shorten(problem: Problem, search: Search, paths: readonly (readonly number[])[]): number[][] {
  const { carriers, goalsOf, graph } = problem
  const times = new Array<number>(carriers.length).fill(0)
  const count = (path: readonly number[], change: number) => {
    for (const edge of path) for (const goal of at(goalsOf, edge)) times[goal] = at(times, goal) + change
  }
  const mustCover = (path: readonly number[]) =>
    new Set(path.flatMap((edge) => at(goalsOf, edge)).filter((goal) => times[goal] === 0))

  let shortest = paths.map((path) => [...path])
  for (const path of shortest) count(path, 1)
  let before = Number.POSITIVE_INFINITY
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const steps = stepsOf(shortest)
    if (steps === before || steps * graph.from.length > MAX_STEPS_TIMES_EDGES) break
    before = steps
    shortest = shortest.map((path) => {
      count(path, -1)
      const goals = mustCover(path)
      const firstVisits = joined(problem, search, needed(problem, path, goals))
      const lastVisits = joined(problem, search, needed(problem, path.toReversed(), goals).reverse())
      const best = [firstVisits, lastVisits].reduce(
        (least, other) => (other.length < least.length ? other : least),
        path,
      )
      count(best, 1)
      return best
    })
  }
  return shortest.filter((path) => path.length > 0)
}

/** The edges that are the first in the list to cover some goal. */
export function needed({ goalsOf }: Problem, edges: readonly number[], goals: ReadonlySet<number>): number[] {
  const missing = new Set(goals)
  return edges.filter((edge) => {
    const before = missing.size
    for (const goal of at(goalsOf, edge)) missing.delete(goal)
    return missing.size < before
  })
}

function joined({ graph }: Problem, search: Search, edges: readonly number[]): number[] {
  let node = graph.start
  const path: number[] = []
  for (const edge of edges) {
    const next = at(graph.from, edge)
    if (next !== node) for (const step of search.shortestPath(node, next)) path.push(step)
    path.push(edge)
    node = at(graph.to, edge)
  }
  return path
}
