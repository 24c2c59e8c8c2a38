import type { Box, Point } from '../drawing.ts'

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** Weight of the distance to the side, where it exceeds the distance ahead. */
const ASIDE = 1000

/** The nearest box in the direction of an arrow key, or null. */
export function neighbourOf(boxes: readonly Box[], from: Box, direction: Direction): Box | null {
  const start = anchorOf(from)
  const nearest = boxes
    .filter((box) => box !== from)
    .map((box) => ({ box, ...distanceTo(anchorOf(box), start, direction) }))
    .filter(({ ahead }) => ahead > 0)
    .map(({ box, ahead, aside }) => ({ box, cost: ahead + ASIDE * Math.max(0, aside - ahead) }))
    .toSorted((one, other) => one.cost - other.cost)
  return nearest[0]?.box ?? null
}

/** Whether it has boxes inside. */
export const isGroup = ({ kind }: Box) => kind === 'compound' || kind === 'parallel' || kind === 'region'

/** The point of a box for distances: its centre; of a box with children, the middle of its upper border. */
const anchorOf = (box: Box): Point => ({
  x: box.x + box.width / 2,
  y: box.y + (isGroup(box) ? 0 : box.height / 2),
})

/** The point to scroll to when a box is chosen; of a box with children, its title. */
export const shownPointOf = (box: Box): Point => (isGroup(box) ? { x: box.x, y: box.y } : anchorOf(box))

function distanceTo(to: Point, from: Point, direction: Direction) {
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
