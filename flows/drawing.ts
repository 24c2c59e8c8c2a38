/** A drawing of a chart in CSS pixels; coordinates are absolute. It can be written as JSON. */
export type Drawing = {
  readonly width: number
  readonly height: number
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
export type Line = Point & { readonly text: string; readonly style: 'title' | 'line' | 'event' | 'label' }

export type Arrow = {
  /** The transitions that it stands for; none: from the mark to the state that is entered first. */
  readonly transitions: readonly string[]
  readonly source: string
  readonly target: string
  readonly points: readonly Point[]
  readonly label: (Area & { readonly lines: readonly Line[] }) | null
}
