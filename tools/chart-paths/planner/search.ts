import { at, type Digraph } from './graph.ts'

const NONE = -1

export interface Search {
  /** The wanted edges that leave the nearest nodes, at most `maxSteps` steps away. */
  readonly nearest: (from: number, isWanted: (edge: number) => boolean, maxSteps?: number) => number[]
  /** A shortest path from the start of the last search to a node that it visited. */
  readonly pathTo: (node: number) => number[]
  /** A shortest path between two nodes. The second must be reachable from the first. */
  readonly shortestPath: (from: number, to: number) => number[]
}

/** Breadth-first searches in one graph. They share memory: `pathTo` is about the last search. */
export function searchIn(graph: Digraph): Search {
  const visitedIn = new Int32Array(graph.nodes)
  const steps = new Int32Array(graph.nodes)
  const predecessor = new Int32Array(graph.nodes)
  const queue = new Int32Array(graph.nodes)
  let search = 0
  let visited = 0

  const visit = (node: number, distance: number, edge: number) => {
    if (visitedIn[node] === search) return
    visitedIn[node] = search
    steps[node] = distance
    predecessor[node] = edge
    queue[visited++] = node
  }

  const begin = (from: number) => {
    search += 1
    visited = 0
    visit(from, 0, NONE)
  }

  const nearest: Search['nearest'] = (from, isWanted, maxSteps = Number.POSITIVE_INFINITY) => {
    begin(from)
    const found: number[] = []
    let most = maxSteps
    for (let next = 0; next < visited; next += 1) {
      const node = at(queue, next)
      const distance = at(steps, node)
      if (distance > most) break
      for (const edge of at(graph.leaving, node)) {
        if (isWanted(edge)) {
          found.push(edge)
          most = distance
        }
        visit(at(graph.to, edge), distance + 1, edge)
      }
    }
    return found
  }

  const pathTo: Search['pathTo'] = (node) => {
    const path: number[] = []
    for (let edge = at(predecessor, node); edge !== NONE; edge = at(predecessor, at(graph.from, edge)))
      path.push(edge)
    return path.reverse()
  }

  const shortestPath: Search['shortestPath'] = (from, to) => {
    begin(from)
    for (let next = 0; visitedIn[to] !== search && next < visited; next += 1) {
      const node = at(queue, next)
      for (const edge of at(graph.leaving, node)) visit(at(graph.to, edge), at(steps, node) + 1, edge)
    }
    return pathTo(to)
  }

  return { nearest, pathTo, shortestPath }
}

/** Steps from the start to each node; infinite where there is no path. */
export function distances(graph: Digraph): readonly number[] {
  const distance = new Array<number>(graph.nodes).fill(Number.POSITIVE_INFINITY)
  if (graph.nodes === 0) return distance
  distance[graph.start] = 0
  const queue = [graph.start]
  for (const node of queue)
    for (const edge of at(graph.leaving, node)) {
      const target = at(graph.to, edge)
      if (distance[target] !== Number.POSITIVE_INFINITY) continue
      distance[target] = at(distance, node) + 1
      queue.push(target)
    }
  return distance
}
