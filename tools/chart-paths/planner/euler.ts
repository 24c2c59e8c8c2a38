import type { Circulation } from './circulation.ts'
import { at, type Digraph } from './graph.ts'

const RESTART = -1

/**
 * Splits an Euler trail of the circulation (Hierholzer's algorithm) at its restarts into paths that begin at
 * the start. Null if the circulation is not connected.
 */
export function pathsOf(graph: Digraph, { uses, restarts }: Circulation): number[][] | null {
  const edgesLeft = [...uses]
  const restartsLeft = [...restarts]
  const nextIndex = new Array<number>(graph.nodes).fill(0)

  const next = (node: number): number | undefined => {
    const edges = at(graph.leaving, node)
    for (; at(nextIndex, node) < edges.length; nextIndex[node] = at(nextIndex, node) + 1) {
      const edge = at(edges, at(nextIndex, node))
      if (at(edgesLeft, edge) === 0) continue
      edgesLeft[edge] = at(edgesLeft, edge) - 1
      return edge
    }
    if (at(restartsLeft, node) === 0) return undefined
    restartsLeft[node] = at(restartsLeft, node) - 1
    return RESTART
  }

  const trail: number[] = []
  const stack: { readonly node: number; readonly step?: number }[] = [{ node: graph.start }]
  for (let last = stack.at(-1); last !== undefined; last = stack.at(-1)) {
    const step = next(last.node)
    if (step !== undefined) stack.push({ node: step === RESTART ? graph.start : at(graph.to, step), step })
    else {
      stack.pop()
      if (last.step !== undefined) trail.push(last.step)
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
