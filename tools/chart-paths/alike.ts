import type { Graph, GraphEdge } from '#tools/chart-paths/planner/index.ts'

type Merged = {
  readonly graph: Graph
  /** Turns a path of the merged graph into one of the whole graph. */
  readonly inFull: (path: readonly string[]) => readonly string[]
}

/**
 * Merges nodes that behave alike: their edges have the same label (`doing`) and lead to nodes that again
 * behave alike. Edges with the same label between the same nodes become one. `open` nodes, which are not
 * fully explored, are never merged.
 */
export function mergeAlike(
  { nodes, edges, start }: Graph,
  doing: (edge: GraphEdge) => string,
  open: ReadonlySet<string>,
): Merged {
  const leaving = groupedBy(edges, ({ from }) => from)
  const actionOf = new Map(edges.map((edge) => [edge.id, doing(edge)]))
  let classOf = new Map(nodes.map(({ id }) => [id, open.has(id) || id === start ? id : '']))
  const reactionOf = ({ id, to }: GraphEdge) => JSON.stringify([actionOf.get(id), classOf.get(to)])

  for (let before = 0, count = new Set(classOf.values()).size; count > before; ) {
    const names = new Map<string, string>()
    const next = new Map<string, string>()
    for (const { id } of nodes) {
      const reactions = new Set((leaving.get(id) ?? []).map(reactionOf))
      const signature = [classOf.get(id), ...[...reactions].sort()].join('\n')
      // A merged node has the id of its first node.
      const name = names.get(signature) ?? id
      names.set(signature, name)
      next.set(id, name)
    }
    before = count
    count = names.size
    classOf = next
  }

  const first = nodes.filter(({ id }) => classOf.get(id) === id)
  const kept = first.flatMap(({ id }) => [
    ...new Map((leaving.get(id) ?? []).map((edge) => [reactionOf(edge), edge])).values(),
  ])
  const byId = new Map(kept.map((edge) => [edge.id, edge]))
  return {
    graph: { nodes: first, edges: kept.map((edge) => ({ ...edge, to: classOf.get(edge.to) ?? '' })), start },
    inFull(path) {
      let node = start
      return path.map((id) => {
        const wanted = byId.get(id)
        const edge = leaving
          .get(node)
          ?.find((candidate) => wanted && reactionOf(candidate) === reactionOf(wanted))
        if (edge === undefined) throw new Error(`No edge of ${node} does what ${id} does`)
        node = edge.to
        return edge.id
      })
    },
  }
}

/** Removes edges whose labels another edge between the same nodes has as well. */
export function withoutDominated({ nodes, edges, start }: Graph): Graph {
  const kept = [...groupedBy(edges, ({ from, to }) => JSON.stringify([from, to])).values()].flatMap((alike) =>
    alike.filter((edge, index) => {
      const labels = edge.labels ?? []
      if (edge.from === edge.to && labels.length === 0) return false
      return !alike.some((other, at) => {
        const others = other.labels ?? []
        const covers = other !== edge && labels.every((label) => others.includes(label))
        return covers && (others.length > labels.length || at < index)
      })
    }),
  )
  return { nodes, edges: kept, start }
}

function groupedBy(
  edges: readonly GraphEdge[],
  keyOf: (edge: GraphEdge) => string,
): Map<string, GraphEdge[]> {
  const groups = new Map<string, GraphEdge[]>()
  for (const edge of edges) {
    const known = groups.get(keyOf(edge))
    if (known) known.push(edge)
    else groups.set(keyOf(edge), [edge])
  }
  return groups
}
