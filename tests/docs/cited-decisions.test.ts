import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCE = /\.tsx?$/

const citedIn = (text: string): readonly string[] => [...text.matchAll(/\b[DP]-\d+\b/g)].map(([id]) => id)

/** Ids that have a line of the table to themselves. */
const writtenIn = (page: string): readonly string[] =>
  [...page.matchAll(/^\| ([DP]-\d+) \| \S/gm)].map((match) => match[1] ?? '')

const page = readFileSync('docs/decisions.md', 'utf8')
const written = writtenIn(page)

describe('decisions cited in the source', () => {
  test('are recognised, and so is the line of one', () => {
    expect(citedIn('/** Kept (LIST-02, D-22, P-05); the list (D-89 to D-92). */')).toEqual([
      'D-22',
      'P-05',
      'D-89',
      'D-92',
    ])
    expect(writtenIn('| D-22 | One. |\n| Id | D-23 |\n| P-01 |  |\n| P-02 | Two (P-03). |')).toEqual([
      'D-22',
      'P-02',
    ])
  })

  test.each(['domain', 'machines', 'api', 'ui', 'src', 'server', 'desk'])(
    '%s cites none without a line',
    (folder) => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        SOURCE.test(name),
      )
      const cited = files.flatMap((name) => citedIn(readFileSync(join(folder, name), 'utf8')))
      expect(cited.length).toBeGreaterThan(0)
      expect([...new Set(cited)].filter((id) => !written.includes(id))).toEqual([])
    },
  )

  test('the page cites none without a line', () => {
    expect(citedIn(page).filter((id) => !written.includes(id))).toEqual([])
  })

  test('no id has two lines', () => {
    expect(written.filter((id, index) => written.indexOf(id) !== index)).toEqual([])
  })
})
