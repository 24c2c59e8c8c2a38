import { describe, expect, test } from 'vitest'
import { withServerCalls } from '../../tools/cli/docs/flow-calls.ts'
import { flows as charts } from '../../tools/flows/build/charts.ts'
import { layOut } from '../../tools/flows/build/layout.ts'
import { layOutClosed } from '../../tools/flows/build/layout-closed.ts'
import { layOutMap } from '../../tools/flows/build/layout-map.ts'
import type { Area, Arrow, Box, Drawing } from '../../tools/flows/drawing.ts'
import { type Direction, neighbourOf } from '../../tools/flows/pages/neighbour.ts'

const flows = charts.map(withServerCalls)

/** What two areas may share by rounding; in pixels. */
const TOLERANCE = 0.5
/** Of an arrow, in pixels. */
const LINE_WIDTH = 2

const overlap = (one: Area, other: Area) =>
  one.x + TOLERANCE < other.x + other.width &&
  other.x + TOLERANCE < one.x + one.width &&
  one.y + TOLERANCE < other.y + other.height &&
  other.y + TOLERANCE < one.y + one.height

const isInside = (inner: Area, outer: Area) =>
  inner.x >= outer.x - TOLERANCE &&
  inner.y >= outer.y - TOLERANCE &&
  inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
  inner.y + inner.height <= outer.y + outer.height + TOLERANCE

type Label = Area & { readonly name: string }

const labelsOf = ({ arrows }: Drawing): readonly Label[] =>
  arrows.flatMap(({ source, target, label }) =>
    label === null ? [] : [{ ...label, name: `${source} → ${target}` }],
  )

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))

/** The room of a box's own text. */
const textOf = ({ x, y, width, lines }: Box): Area => ({
  x,
  y,
  width,
  height: Math.max(...lines.map((line) => line.y)),
})

const isNested = (inner: string, outer: string) => outer === '' || inner.startsWith(`${outer}.`)

/** Two labels, or a label and the text or the border of a box. */
function overlaps(drawing: Drawing): readonly string[] {
  const labels = labelsOf(drawing)
  return [
    ...pairs(labels)
      .filter(([one, other]) => overlap(one, other))
      .map(([one, other]) => `${one.name} over ${other.name}`),
    ...labels.flatMap((label) =>
      drawing.boxes
        .filter((box) => overlap(label, box) && (!isInside(label, box) || overlap(label, textOf(box))))
        .map((box) => `${label.name} over "${box.id}"`),
    ),
  ]
}

/** Labels through which an arrow goes, their own too. */
function crossed(drawing: Drawing): readonly string[] {
  const segments = drawing.arrows.flatMap(({ source, target, points }) =>
    points.slice(1).map((to, index): Label => {
      const from = points[index] ?? to
      const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
      return {
        x: x - LINE_WIDTH / 2,
        y: y - LINE_WIDTH / 2,
        width: Math.abs(to.x - from.x) + LINE_WIDTH,
        height: Math.abs(to.y - from.y) + LINE_WIDTH,
        name: `${source} → ${target}`,
      }
    }),
  )
  return labelsOf(drawing).flatMap((label) =>
    segments
      .filter((segment) => overlap(segment, label))
      .map(({ name }) => `${name} over the label of ${label.name}`),
  )
}

/** Boxes that are outside the one they belong to, or over another one. */
const misplaced = ({ boxes }: Drawing): readonly string[] =>
  pairs(boxes)
    .filter(([one, other]) => (isNested(other.id, one.id) ? !isInside(other, one) : overlap(one, other)))
    .map(([one, other]) => `${other.id} and ${one.id}`)

const outside = (drawing: Drawing): readonly string[] => {
  const page = { x: 0, y: 0, width: drawing.width, height: drawing.height }
  const ends = ({ points, source, target }: Arrow) =>
    points.map(({ x, y }) => ({ x, y, width: 0, height: 0, name: `${source} → ${target}` }))
  return [...labelsOf(drawing), ...drawing.arrows.flatMap(ends)]
    .filter((area) => !isInside(area, page))
    .map(({ name }) => name)
}

const DIRECTIONS: readonly Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** The boxes that arrow keys do not lead to from the first one. */
function unreached({ boxes }: Drawing): readonly string[] {
  const reached = new Set(boxes.slice(0, 1))
  for (const box of reached)
    for (const direction of DIRECTIONS) {
      const next = neighbourOf(boxes, box, direction)
      if (next !== null) reached.add(next)
    }
  return boxes.filter((box) => !reached.has(box)).map(({ id }) => id)
}

describe.each(flows.map((flow) => [flow.name, flow] as const))('the drawing of %s', (_name, flow) => {
  test('has no overlapping labels, is at most 2,400 px wide and high, and arrow keys reach every state', async () => {
    for (const drawing of [await layOut(flow), ...Object.values(await layOutClosed(flow))]) {
      expect(overlaps(drawing)).toEqual([])
      expect(crossed(drawing)).toEqual([])
      expect(Math.max(drawing.width, drawing.height)).toBeLessThanOrEqual(2400)
      expect(misplaced(drawing)).toEqual([])
      expect(outside(drawing)).toEqual([])
      expect(unreached(drawing)).toEqual([])
    }
  })
})

test('the map has a box for every chart, and arrow keys reach each one', async () => {
  const drawing = await layOutMap(flows)
  expect(drawing.boxes.map(({ id }) => id)).toEqual(flows.map(({ name }) => name))
  expect(pairs(drawing.boxes).filter(([one, other]) => overlap(one, other))).toEqual([])
  expect(unreached(drawing)).toEqual([])
})

test('the check for overlaps finds one', () => {
  const area = { x: 0, y: 0, width: 10, height: 10 }
  const box = { ...area, id: 'a', kind: 'atomic', lines: [] } as const
  const arrow = { transitions: [], points: [], label: { ...area, x: 5, lines: [] } }
  const line = {
    ...arrow,
    label: null,
    points: [
      { x: 0, y: 5 },
      { x: 20, y: 5 },
    ],
  }
  const drawing: Drawing = {
    width: 20,
    height: 10,
    starts: [],
    boxes: [box, { ...box, id: 'b', x: 9 }],
    arrows: [
      { ...arrow, source: 'a', target: 'b' },
      { ...arrow, source: 'b', target: 'a' },
      { ...line, source: 'a', target: 'a' },
    ],
  }
  expect(overlaps(drawing)).toEqual([
    'a → b over b → a',
    'a → b over "a"',
    'a → b over "b"',
    'b → a over "a"',
    'b → a over "b"',
  ])
  expect(crossed(drawing)).toEqual(['a → a over the label of a → b', 'a → a over the label of b → a'])
  expect(misplaced(drawing)).toEqual(['b and a'])
})
