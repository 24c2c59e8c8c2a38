import fc from 'fast-check'

import type { Graph } from '#tools/chart-paths/planner/index.ts'

const LABELS = ['a', 'b', 'c', 'd']

const labels = fc.uniqueArray(fc.constantFrom(...LABELS), { maxLength: 2 })

/**
 * Graphs of at most 4 nodes and that number of edges, with self loops, parallel edges and unreachable nodes.
 */
export const smallGraph = (mostEdges: number): fc.Arbitrary<Graph> =>
  fc.integer({ min: 1, max: 4 }).chain((count) => {
    const node = fc.integer({ min: 0, max: count - 1 }).map(String)
    return fc.record({
      nodes: fc
        .array(labels, { minLength: count, maxLength: count })
        .map((lists) => lists.map((own, index) => ({ id: String(index), labels: own }))),
      edges: fc
        .array(fc.record({ from: node, to: node, labels }), { maxLength: mostEdges })
        .map((edges) => edges.map((edge, index) => ({ id: `e${index}`, ...edge }))),
      start: fc.constant('0'),
    })
  })

export type Kind = 'states' | 'edges' | 'labels' | 'pairs'

/** The goals that an edge covers after the previous edge of the same path. */
function coveredBy(graph: Graph, kind: Kind, before: string | null, id: string): readonly string[] {
  const edge = graph.edges.find((one) => one.id === id)
  switch (kind) {
    case 'states':
      return graph.nodes.find((node) => node.id === edge?.to)?.labels ?? []
    case 'edges':
      return [id]
    case 'labels':
      return edge?.labels ?? []
    case 'pairs':
      return before === null ? [] : [`["${before}","${id}"]`]
  }
}

const coveredAtStart = (graph: Graph, kind: Kind): readonly string[] =>
  kind === 'states' ? (graph.nodes.find(({ id }) => id === graph.start)?.labels ?? []) : []

interface Place {
  readonly node: string
  readonly before: string | null
  readonly length: number
  readonly covered: string
}

const covering = (covered: string, more: readonly string[]): string =>
  [...new Set([...covered.split('|').filter(Boolean), ...more])].sort().join('|')

/**
 * Searches all paths from the start, cheapest first. Returns the goals that some path covers, and the least
 * cost of covering all of them.
 */
export function bruteForce(
  graph: Graph,
  kind: Kind,
  restartCost: number,
  longestPath = Number.POSITIVE_INFINITY,
): { readonly goals: readonly string[]; readonly cost: number } {
  const begin = { node: graph.start, before: null, length: 0 }
  const done = new Set<string>()
  const waiting = new Map<number, Place[]>()
  const wait = (cost: number, place: Place) => {
    const places = waiting.get(cost)
    if (places) places.push(place)
    else waiting.set(cost, [place])
  }
  let most: { readonly goals: readonly string[]; readonly cost: number } = { goals: [], cost: 0 }
  wait(0, { ...begin, covered: covering('', coveredAtStart(graph, kind)) })
  while (waiting.size > 0) {
    const cost = Math.min(...waiting.keys())
    const places = waiting.get(cost) ?? []
    waiting.delete(cost)
    for (const place of places) {
      // The length matters only if it is limited, the previous edge only for pairs.
      const key = [
        place.node,
        kind === 'pairs' || place.length === 0 ? place.before : '',
        longestPath === Number.POSITIVE_INFINITY ? place.length === 0 : place.length,
        place.covered,
      ].join(';')
      if (done.has(key)) continue
      done.add(key)
      const goals = place.covered.split('|').filter(Boolean)
      if (goals.length > most.goals.length) most = { goals, cost }
      if (place.length > 0) wait(cost + restartCost, { ...begin, covered: place.covered })
      if (place.length >= longestPath) continue
      for (const edge of graph.edges.filter(({ from }) => from === place.node))
        wait(cost + 1, {
          node: edge.to,
          before: edge.id,
          length: place.length + 1,
          covered: covering(place.covered, coveredBy(graph, kind, place.before, edge.id)),
        })
    }
  }
  return most
}

/** The goals that the paths cover; throws if one of them is not a path of the graph from its start. */
export function walked(graph: Graph, kind: Kind, paths: readonly (readonly string[])[]): readonly string[] {
  const covered = new Set(paths.length > 0 ? coveredAtStart(graph, kind) : [])
  for (const path of paths) {
    let node = graph.start
    let before: string | null = null
    for (const id of path) {
      const edge = graph.edges.find((one) => one.id === id)
      if (edge?.from !== node) throw new Error(`${id} does not leave ${node}`)
      for (const goal of coveredBy(graph, kind, before, id)) covered.add(goal)
      node = edge.to
      before = id
    }
  }
  return [...covered].sort()
}
