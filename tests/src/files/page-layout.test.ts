import { expect, test } from 'vitest'

import { placeOnA4 } from '#src/adapters/files/page-layout.ts'

const rounded = (sizes: object) =>
  Object.fromEntries(Object.entries(sizes).map(([name, points]) => [name, Math.round(points * 10) / 10]))

const PORTRAIT = { width: 595.3, height: 841.9 }
const LANDSCAPE = { width: 841.9, height: 595.3 }

test.each([
  ['a high photo fills a high page within its margins', [1800, 2400], PORTRAIT, [28.3, 61.9, 538.6, 718.1]],
  ['a wide one a wide page', [2400, 1800], LANDSCAPE, [61.9, 28.3, 718.1, 538.6]],
  ['a square one is put on a portrait page', [2000, 2000], PORTRAIT, [28.3, 151.7, 538.6, 538.6]],
  ['a narrow one is as high as the page', [240, 2400], PORTRAIT, [258.4, 28.3, 78.5, 785.2]],
  ['a small one is not stretched beyond 150 dpi', [600, 300], LANDSCAPE, [276.9, 225.6, 288, 144]],
  ['nor is a single pixel', [1, 1], PORTRAIT, [297.4, 420.7, 0.5, 0.5]],
] as const)('placeOnA4 %s', (_, [pixelsWide, pixelsHigh], page, [x, y, width, height]) => {
  const placed = placeOnA4({ width: pixelsWide, height: pixelsHigh })
  expect(rounded(placed.page)).toEqual(page)
  expect(rounded(placed.photo)).toEqual({ x, y, width, height })
})
