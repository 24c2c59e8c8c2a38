/** A drawing of a chart in CSS pixels; coordinates are absolute. It can be written as JSON. */
export type Drawing = {
  readonly width: number
  readonly height: number
  /** A box comes before the boxes inside it. */
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
  /** Marks of the states that are entered first. */
  readonly starts: readonly Point[]
}

export type Point = { readonly x: number; readonly y: number }

export type Area = Point & { readonly width: number; readonly height: number }

export type Box = Area & {
  readonly id: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'region' | 'final' | 'history'
  readonly lines: readonly Line[]
}

/** A line of text; `y` is its baseline, from the corner of what it belongs to. */
export type Line = Point & {
  readonly text: string
  readonly style: 'title' | 'line' | 'event' | 'label'
  /** The transition that it tells of. */
  readonly transition: string | null
}

export type Arrow = {
  /** The transitions that it draws; none for the arrow from the initial mark to the first state. */
  readonly transitions: readonly string[]
  readonly source: string
  readonly target: string
  readonly points: readonly Point[]
  readonly label: (Area & { readonly lines: readonly Line[] }) | null
}

/** How lines are set: what is measured, and what the pages draw. */
export const SIZES = { title: 15, line: 13, event: 13, label: 13 } as const satisfies Sizes
export const WEIGHTS = { title: 700, line: 400, event: 600, label: 400 } as const satisfies Sizes
export const LINE_HEIGHT = 18

type Sizes = Readonly<Record<Line['style'], number>>
