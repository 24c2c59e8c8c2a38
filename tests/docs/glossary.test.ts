import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const FOLDERS = ['domain', 'machines', 'api', 'ui', 'src', 'server', 'tools/cli/docs', 'tests/machines']
const SOURCE = /\.tsx?$/

/** Word and identifiers of each row, without the header rows. */
const linesOf = (page: string) =>
  [...page.matchAll(/^\| (?!Word \|)([^|]+) \| ([^|]+) \|/gm)].map(([, word = '', code = '']) => ({
    word,
    identifiers: [...code.matchAll(/`([^`]+)`/g)].map(([, identifier = '']) => identifier),
  }))

const lines = linesOf(readFileSync('docs/glossary.md', 'utf8'))

const code = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
).join('\n')

describe('the glossary', () => {
  test('is read row by row', () => {
    const page =
      '| Word | In the code | Is | Is not |\n|---|---|---|---|\n| passo | `FormStep`, `StepId` | a | b |'
    expect(linesOf(page)).toEqual([{ word: 'passo', identifiers: ['FormStep', 'StepId'] }])
  })

  test('gives an identifier for each word', () => {
    expect(lines.length).toBeGreaterThan(80)
    expect(lines.filter(({ identifiers }) => identifiers.length === 0).map(({ word }) => word)).toEqual([])
  })

  test('explains each word once', () => {
    const words = lines.map(({ word }) => word)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  test('names only identifiers of the code', () => {
    const unknown = lines
      .flatMap(({ identifiers }) => identifiers)
      .filter((name) => !code.includes(name) && !existsSync(name))
    expect(unknown).toEqual([])
  })
})
