import ElkConstructor, { type ElkExtendedEdge, type LayoutOptions } from 'elkjs'

import { type Area, LINE_HEIGHT, type Line, type Point, SIZES, WEIGHTS } from '../drawing.ts'
import { widthOf, wrapped } from './measure.ts'

/** Shared by all drawings, because starting it takes time. */
export const elk = new ElkConstructor()

/** The distance from the top of a line to its baseline, in pixels. */
const ASCENT = 14

/** Options for each node of every drawing; elkjs does not apply them to the children of a node. */
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

/** For drawings that would be too large. */
export const DENSE: LayoutOptions = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
}

/** Stacked lines, and their size with padding in pixels. */
export type TextBlock = { readonly lines: readonly Line[]; readonly width: number; readonly height: number }

type Part = Pick<Line, 'text' | 'style'> & { readonly transition?: string | null }

export function textBlock(parts: readonly Part[], maxWidth: number, padding: number): TextBlock {
  const lines = parts.flatMap(({ text, style, transition = null }) =>
    wrapped(text, maxWidth, SIZES[style], WEIGHTS[style]).map((line) => ({ text: line, style, transition })),
  )
  const width = Math.max(...lines.map(({ text, style }) => widthOf(text, SIZES[style], WEIGHTS[style])))
  return {
    lines: lines.map((line, index) => ({ ...line, x: padding, y: padding + index * LINE_HEIGHT + ASCENT })),
    width: Math.ceil(width) + 2 * padding,
    height: lines.length * LINE_HEIGHT + 2 * padding,
  }
}

export const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x,
  y,
  width,
  height,
})

export function pointsOf(edge: ElkExtendedEdge | undefined): readonly Point[] {
  const [section] = edge?.sections ?? []
  if (section === undefined) throw new Error(`elkjs routed no arrow for "${edge?.id}"`)
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({ x, y }))
}
