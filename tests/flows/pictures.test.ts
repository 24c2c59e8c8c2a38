import { expect, test } from 'vitest'

import { pictureAt, picturesOf } from '../../tools/flows/pages/pictures-of.ts'

const picture = (file: number, ...leaves: readonly string[]) => ({ file, leaves, note: '' })
const pictures = [
  picture(1, 'loading'),
  picture(2, 'open.reading', 'warning.none'),
  picture(3, 'open.reading', 'warning.shown'),
  picture(4, 'openElsewhere'),
]

const filesOf = (state: string) => picturesOf(pictures, state).map(({ file }) => file)

test('a state has the pictures of the states inside it', () => {
  expect(filesOf('open')).toEqual([2, 3])
  expect(filesOf('warning.shown')).toEqual([3])
  expect(filesOf('')).toEqual([1, 2, 3, 4])
  expect(filesOf('closed')).toEqual([])
})

test('a step has the picture with the most of its states', () => {
  expect(pictureAt(pictures, ['open.reading', 'warning.shown'])?.file).toBe(3)
  expect(pictureAt(pictures, ['closed'])).toBeNull()
})
