/** A drawing of a chart in CSS pixels, with absolute coordinates. It can be serialized as JSON. */
export type Drawing = {
  readonly width: number
  readonly height: number
  /** A box precedes the boxes inside it. */
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
  /** The marks of initial states. */
  readonly starts: readonly Point[]
}

export type Point = { readonly x: number; readonly y: number }

export type Area = Point & { readonly width: number; readonly height: number }

export type Box = Area & {
  readonly id: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'region' | 'final' | 'history'
  readonly lines: readonly Line[]
}

/** A line of text; `y` is its baseline, relative to the corner of its box or label. */
export type Line = Point & {
  readonly text: string
  readonly style: 'title' | 'line' | 'event' | 'label'
  /** The transition that it describes. */
  readonly transition: string | null
}

export type Arrow = {
  /** The transitions that it represents; empty for the arrow from the mark to the initial state. */
  readonly transitions: readonly string[]
  readonly source: string
  readonly target: string
  readonly points: readonly Point[]
  /** In pixels; by default that of its kind. */
  readonly width?: number
  readonly label: (Area & { readonly lines: readonly Line[] }) | null
}

/** Font sizes and weights of lines, both for measuring and for drawing. */
export const SIZES = { title: 15, line: 13, event: 13, label: 13 } as const satisfies Sizes
export const WEIGHTS = { title: 700, line: 400, event: 600, label: 400 } as const satisfies Sizes
export const LINE_HEIGHT = 18

type Sizes = Readonly<Record<Line['style'], number>>
