import type { Circulation } from './circulation.ts'
import { at, type Digraph } from './graph.ts'

const RESTART = -1

/**
 * Paths from the start that together take each edge as often as the circulation says: an Euler trail over
 * edges and restarts (Hierholzer's algorithm), cut at the restarts. Null if its parts are not connected.
 */
export function pathsOf(graph: Digraph, { uses, restarts }: Circulation): number[][] | null {
  const edgesLeft = [...uses]
  const restartsLeft = [...restarts]
  const tried = new Array<number>(graph.nodes).fill(0)

  const next = (node: number): number | undefined => {
    const edges = at(graph.leaving, node)
    for (; at(tried, node) < edges.length; tried[node] = at(tried, node) + 1) {
      const edge = at(edges, at(tried, node))
      if (at(edgesLeft, edge) === 0) continue
      edgesLeft[edge] = at(edgesLeft, edge) - 1
      return edge
    }
    if (at(restartsLeft, node) === 0) return undefined
    restartsLeft[node] = at(restartsLeft, node) - 1
    return RESTART
  }

  const trail: number[] = []
  const open: { readonly node: number; readonly by?: number }[] = [{ node: graph.start }]
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const step = next(last.node)
    if (step !== undefined) open.push({ node: step === RESTART ? graph.start : at(graph.to, step), by: step })
    else {
      open.pop()
      if (last.by !== undefined) trail.push(last.by)
    }
  }
  if (edgesLeft.some((times) => times > 0) || restartsLeft.some((times) => times > 0)) return null

  const paths: number[][] = [[]]
  for (const step of trail.reverse()) {
    if (step === RESTART) paths.push([])
    else paths.at(-1)?.push(step)
  }
  return paths.filter((path) => path.length > 0)
}
