import type { ElkNode } from 'elkjs'

import type { Flow } from '../describe/flow.ts'
import type { Drawing } from '../drawing.ts'
import { areaOf, elk, LAYERED, pointsOf, textBlock } from './elk.ts'

const BOX_WIDTH = 170
const PADDING = 10

/** The layout of the map: an arrow leads from each chart to each chart that it starts. */
export async function layOutMap(flows: readonly Flow[]): Promise<Drawing> {
  const texts = new Map(
    flows.map(({ name, title }) => [name, textBlock([{ text: title, style: 'title' }], BOX_WIDTH, PADDING)]),
  )
  const pairs = flows.flatMap(({ name, starts }) =>
    starts.map((started) => ({ source: name, target: started })),
  )
  const keyOf = ({ source, target }: (typeof pairs)[number]) => `${source} ${target}`
  const laidOut: ElkNode = await elk.layout({
    id: '(map)',
    children: [...texts].map(([id, { width, height }]) => ({ id, width, height })),
    edges: pairs.map((pair) => ({ id: keyOf(pair), sources: [pair.source], targets: [pair.target] })),
    layoutOptions: { ...LAYERED, 'elk.direction': 'RIGHT', 'elk.spacing.nodeNode': '14' },
  })
  const placed = new Map((laidOut.children ?? []).map((node) => [node.id, areaOf(node)]))
  const routes = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    starts: [],
    boxes: [...texts].map(([id, { lines }]) => ({
      id,
      kind: 'atomic',
      ...areaOf(placed.get(id) ?? {}),
      lines,
    })),
    arrows: pairs.map((pair) => ({
      ...pair,
      transitions: [],
      points: pointsOf(routes.get(keyOf(pair))),
      label: null,
    })),
  }
}
