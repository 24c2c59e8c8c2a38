import type { ElkExtendedEdge, LayoutOptions } from 'elkjs'

import type { Area, Line, Point } from '../drawing.ts'
import { LINE_HEIGHT, SIZES, WEIGHTS, widthOf, wrapped } from './measure.ts'

/** From the top of a line to its baseline. */
const ASCENT = 14

/** Of every drawing; elkjs does not pass them on to what a node contains. */
export const LAYERED: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
}

/** Lines that are set one below the other, and the room that they take with their padding; in pixels. */
export type TextBlock = { readonly lines: readonly Line[]; readonly width: number; readonly height: number }


export function textBlock(parts: readonly Pick<Line, 'text' | 'style'>[], most: number, padding: number): TextBlock {
  const lines = parts.flatMap(({ text, style }) =>
    wrapped(text, most, sizeOf(style), WEIGHTS[style]).map((line) => ({ text: line, style })),
  )
  const width = Math.max(...lines.map(({ text, style }) => widthOf(text, sizeOf(style), WEIGHTS[style])))
  return {
    lines: lines.map((line, index) => ({ ...line, x: padding, y: padding + index * LINE_HEIGHT + ASCENT })),
    width: Math.ceil(width) + 2 * padding,
    height: lines.length * LINE_HEIGHT + 2 * padding,
  }
}

const sizeOf = (style: Line['style']) => (style === 'event' ? SIZES.label : SIZES[style])

export const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({ x, y, width, height })

export function pointsOf(edge: ElkExtendedEdge | undefined): readonly Point[] {
  const [section] = edge?.sections ?? []
  if (section === undefined) throw new Error(`elkjs routed no arrow for "${edge?.id}"`)
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({ x, y }))
}
