import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word))
const cells = readme
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => line.split('|'))

test('the README has at most 700 words', () => {
  expect(wordsOf(readme).length).toBeLessThanOrEqual(700)
})

test('no table cell of the README has more than 15 words', () => {
  expect(cells.length).toBeGreaterThan(20)
  expect(cells.filter((cell) => wordsOf(cell).length > 15)).toEqual([])
})
