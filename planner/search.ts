import { at, type Digraph } from './graph.ts'

const NONE = -1

export interface Search {
  /** The wanted edges that leave the nearest node which any of them leaves, at most so many steps away. */
  readonly nearest: (from: number, isWanted: (edge: number) => boolean, mostSteps?: number) => number[]
  /** The edges from where the last search began to a node that it met, by a shortest way. */
  readonly wayTo: (node: number) => number[]
  /** A shortest way between two nodes of which the second can be reached from the first. */
  readonly way: (from: number, to: number) => number[]
}

/** Breadth-first searches in one graph; they share their memory, so only the last one can be asked. */
export function searchIn(graph: Digraph): Search {
  const metIn = new Int32Array(graph.nodes)
  const steps = new Int32Array(graph.nodes)
  const by = new Int32Array(graph.nodes)
  const queue = new Int32Array(graph.nodes)
  let search = 0
  let met = 0

  const meet = (node: number, distance: number, edge: number) => {
    if (metIn[node] === search) return
    metIn[node] = search
    steps[node] = distance
    by[node] = edge
    queue[met++] = node
  }

  const begin = (from: number) => {
    search += 1
    met = 0
    meet(from, 0, NONE)
  }

  const nearest: Search['nearest'] = (from, isWanted, mostSteps = Number.POSITIVE_INFINITY) => {
    begin(from)
    const found: number[] = []
    let most = mostSteps
    for (let next = 0; next < met; next += 1) {
      const node = at(queue, next)
      const distance = at(steps, node)
      if (distance > most) break
      for (const edge of at(graph.leaving, node)) {
        if (isWanted(edge)) {
          found.push(edge)
          most = distance
        }
        meet(at(graph.to, edge), distance + 1, edge)
      }
    }
    return found
  }

  const wayTo: Search['wayTo'] = (node) => {
    const way: number[] = []
    for (let edge = at(by, node); edge !== NONE; edge = at(by, at(graph.from, edge))) way.push(edge)
    return way.reverse()
  }

  const way: Search['way'] = (from, to) => {
    begin(from)
    for (let next = 0; metIn[to] !== search && next < met; next += 1) {
      const node = at(queue, next)
      for (const edge of at(graph.leaving, node)) meet(at(graph.to, edge), at(steps, node) + 1, edge)
    }
    return wayTo(to)
  }

  return { nearest, wayTo, way }
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
