import type { Costs } from './cost.ts'
import type { Problem } from './goals.ts'
import { at } from './graph.ts'
import { distances, type Search } from './search.ts'

/** What goals that become possible right after an edge count against those of the edge itself. */
const LATER = 0.5
/** Decides between edges that are equally good, and between no others. */
const TIE = 0.1

/**
 * Paths that cover every goal: always on to the nearest edge that covers something new, or to that of a new
 * path if the restart costs less; of several the one that covers most, with what can follow it.
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
    return gain(edge) + LATER * later + TIE * random()
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
    const most = Math.min(longestPath - path.length - 1, restartCost + stepsToNearestFromStart())
    const found = search.nearest(node, isWanted, most)
    if (found.length === 0) {
      paths.push(path)
      path = []
      node = graph.start
      continue
    }
    const scores = found.map(score)
    const edge = at(found, scores.indexOf(Math.max(...scores)))
    for (const step of search.wayTo(at(graph.from, edge))) path.push(step)
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
