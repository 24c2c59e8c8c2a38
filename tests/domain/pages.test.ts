import { describe, expect, test } from 'vitest'

import { lastPageOf, onPage } from '#domain/pages.ts'

describe('pages', () => {
  test.each([
    [0, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [1, [11, 12]],
    [2, []],
  ])('page %s has at most ten rows', (page, rows) => {
    expect(onPage([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], page)).toEqual(rows)
  })

  test.each([
    [0, 0],
    [1, 0],
    [10, 0],
    [11, 1],
    [26, 2],
  ])('the last page of %i rows is %i', (count, page) => {
    expect(lastPageOf(count)).toBe(page)
  })
})
