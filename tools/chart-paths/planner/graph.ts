/** A node. A path that enters it covers its labels, such as the leaf states of a configuration. */
export interface GraphNode {
  readonly id: string
  readonly labels?: readonly string[]
}

/** An edge. A path over it covers its labels, such as declared transitions, guard outcomes, requirements. */
export interface GraphEdge {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly labels?: readonly string[]
}

export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** The id of the node where every path begins. */
  readonly start: string
}

/** A graph whose nodes and edges are indices from 0. */
export interface Digraph {
  readonly nodes: number
  readonly start: number
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** The edges that leave each node. */
  readonly leaving: readonly (readonly number[])[]
}

/** An entry that exists, for indices that the algorithms compute. */
export function at<Item>(list: { readonly [index: number]: Item }, index: number): Item {
  return list[index] as Item
}

export const emptyLists = (count: number): number[][] => Array.from({ length: count }, () => [])

export function digraph(
  nodes: number,
  start: number,
  from: readonly number[],
  to: readonly number[],
): Digraph {
  const leaving = emptyLists(nodes)
  from.forEach((node, edge) => {
    at(leaving, node).push(edge)
  })
  return { nodes, start, from, to, leaving }
}

/** @throws if two nodes or two edges have the same id, or an edge names a node that does not exist */
export function numbered(graph: Graph): Digraph {
  const numbers = new Map(graph.nodes.map(({ id }, index) => [id, index]))
  const numberOf = (id: string, where: string): number => {
    const number = numbers.get(id)
    if (number === undefined) throw new Error(`${where} names the node ${id}, which does not exist`)
    return number
  }
  if (numbers.size < graph.nodes.length) throw new Error('Two nodes have the same id')
  if (new Set(graph.edges.map(({ id }) => id)).size < graph.edges.length)
    throw new Error('Two edges have the same id')
  return digraph(
    graph.nodes.length,
    graph.nodes.length === 0 && graph.edges.length === 0 ? 0 : numberOf(graph.start, 'The start'),
    graph.edges.map(({ id, from }) => numberOf(from, `The edge ${id}`)),
    graph.edges.map(({ id, to }) => numberOf(to, `The edge ${id}`)),
  )
}

/** The line graph: node 0 is the start, node i + 1 the state after edge i. Its edges are pairs of edges. */
export function lineGraph(graph: Digraph): { readonly graph: Digraph; readonly takes: readonly number[] } {
  const from: number[] = []
  const to: number[] = []
  const takes: number[] = []
  const connect = (node: number, next: readonly number[]) => {
    for (const edge of next) {
      from.push(node)
      to.push(edge + 1)
      takes.push(edge)
    }
  }
  connect(0, graph.leaving[graph.start] ?? [])
  graph.to.forEach((node, edge) => {
    connect(edge + 1, at(graph.leaving, node))
  })
  return { graph: digraph(graph.to.length + 1, 0, from, to), takes }
}
