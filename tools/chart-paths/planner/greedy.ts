import type { Costs } from './cost.ts'
import type { Problem } from './goals.ts'
import { at } from './graph.ts'
import { distances, type Search } from './search.ts'

/** Weight of the goals that the next edge can cover, against 1 for those of the edge itself. */
const LOOKAHEAD = 0.5
/** Small enough to decide only between edges of equal score. */
const TIE = 0.1

/**
 * Paths that cover every goal. Each step of the search goes to the nearest edge that covers a new goal, or
 * restarts if that costs less. Of several nearest edges, the one with the highest score is taken.
 */
export function greedyPaths(
  { graph, carriers, goalsOf }: Problem,
  search: Search,
  { restartCost, longestPath = Number.POSITIVE_INFINITY }: Costs,
  random: () => number,
): number[][] {
  const isCovered = new Uint8Array(carriers.length)
  let left = carriers.length
  const gain = (edge: number) => {
    let goals = 0
    for (const goal of at(goalsOf, edge)) if (isCovered[goal] === 0) goals += 1
    return goals
  }
  const isWanted = (edge: number) => at(goalsOf, edge).some((goal) => isCovered[goal] === 0)
  const score = (edge: number) => {
    const later = at(graph.leaving, at(graph.to, edge)).reduce(
      (most, next) => (next === edge ? most : Math.max(most, gain(next))),
      0,
    )
    return gain(edge) + LOOKAHEAD * later + TIE * random()
  }

  const fromStart = distances(graph)
  const stepsTo = (edge: number) => at(fromStart, at(graph.from, edge))
  const byDistance = graph.from.map((_, edge) => edge).sort((one, other) => stepsTo(one) - stepsTo(other))
  let first = 0
  const stepsToNearestFromStart = () => {
    while (!isWanted(at(byDistance, first))) first += 1
    return stepsTo(at(byDistance, first))
  }

  const paths: number[][] = []
  let path: number[] = []
  let node = graph.start
  while (left > 0) {
    const maxSteps = Math.min(longestPath - path.length - 1, restartCost + stepsToNearestFromStart())
    const found = search.nearest(node, isWanted, maxSteps)
    if (found.length === 0) {
      paths.push(path)
      path = []
      node = graph.start
      continue
    }
    const scores = found.map(score)
    const edge = at(found, scores.indexOf(Math.max(...scores)))
    for (const step of search.pathTo(at(graph.from, edge))) path.push(step)
    path.push(edge)
    node = at(graph.to, edge)
    for (const goal of at(goalsOf, edge)) {
      left -= 1 - at(isCovered, goal)
      isCovered[goal] = 1
    }
  }
  if (path.length > 0) paths.push(path)
  return paths
}
