import type { Box, Point } from '../drawing.ts'

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** A box that is rather beside than ahead counts as so much farther away. */
const ASIDE = 1000

/** The box that an arrow key leads to: the nearest one in its direction; null where there is none. */
export function neighbourOf(boxes: readonly Box[], from: Box, direction: Direction): Box | null {
  const start = anchorOf(from)
  const near = boxes
    .filter((box) => box !== from)
    .map((box) => ({ box, ...wayTo(anchorOf(box), start, direction) }))
    .filter(({ ahead }) => ahead > 0)
    .map(({ box, ahead, aside }) => ({ box, cost: ahead + ASIDE * Math.max(0, aside - ahead) }))
    .toSorted((one, other) => one.cost - other.cost)
  return near[0]?.box ?? null
}

const isGroup = ({ kind }: Box) => kind === 'compound' || kind === 'parallel' || kind === 'region'

/** Where a box is for the arrow keys: its centre; of one that has others inside, the middle of its upper border. */
const anchorOf = (box: Box): Point => ({
  x: box.x + box.width / 2,
  y: box.y + (isGroup(box) ? 0 : box.height / 2),
})

/** The point that comes into sight where a box is chosen; of one that has others inside, its title. */
export const shownPointOf = (box: Box): Point => (isGroup(box) ? { x: box.x, y: box.y } : anchorOf(box))

function wayTo(to: Point, from: Point, direction: Direction) {
  const right = to.x - from.x
  const down = to.y - from.y
  switch (direction) {
    case 'ArrowUp':
      return { ahead: -down, aside: Math.abs(right) }
    case 'ArrowDown':
      return { ahead: down, aside: Math.abs(right) }
    case 'ArrowLeft':
      return { ahead: -right, aside: Math.abs(down) }
    case 'ArrowRight':
      return { ahead: right, aside: Math.abs(down) }
  }
}
