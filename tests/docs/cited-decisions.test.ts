import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getStateNodes } from 'xstate/graph'

import type { ChartMeta } from '#machines/support/chart-meta.ts'

import { charts } from '#tools/chart-paths/charts.ts'
import { sourcesIn } from '../../tools/cli/docs/cited.ts'
import {
  DECISION_ID,
  decisionInPortuguese,
  decisionsIn,
  readAreasOfDecisions,
  readDecisions,
} from '../../tools/cli/docs/decisions.ts'

const FOLDERS = [
  ...['domain', 'machines', 'api', 'ui', 'src', 'server'],
  ...['tools', 'tests', 'model-tests'],
]

const citedIn = (text: string): readonly string[] => text.match(new RegExp(`\\b${DECISION_ID}\\b`, 'g')) ?? []

const decisions = readDecisions()
const written = decisions.map(({ id }) => id)
const index = readFileSync('docs/decisions/README.md', 'utf8')

const sources = FOLDERS.flatMap(sourcesIn)

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)

const unwritten = (text: string) => [...new Set(citedIn(text))].filter((id) => !written.includes(id))

describe('decisions cited in code and documentation', () => {
  test('citations are recognised', () => {
    expect(citedIn('/** Kept (LIST-02, D-22, P-first-reads); the list (D-89 to D-92). */')).toEqual([
      'D-22',
      'P-first-reads',
      'D-89',
      'D-92',
    ])
  })

  test('the code cites only existing decisions', () => {
    const unknown = sources.flatMap(({ file, text }) => unwritten(text).map((id) => `${file}: ${id}`))
    expect(unknown).toEqual([])
  })

  test('the documentation cites only existing decisions', () => {
    const unknown = pages.flatMap((page) =>
      unwritten(readFileSync(join('docs', page), 'utf8')).map((id) => `${page}: ${id}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('the decisions', () => {
  test('entries are read with their dates and lines', () => {
    const page =
      '# Area\n\n### D-22 (2026-11-21)\n- Decision: One.\n- Reason: Two.\n\n### P-first-reads (2026-11-22)\n- Decision: A.\n'
    expect(decisionsIn(page)).toEqual([
      { id: 'D-22', date: '2026-11-21', lines: ['- Decision: One.', '- Reason: Two.'] },
      { id: 'P-first-reads', date: '2026-11-22', lines: ['- Decision: A.'] },
    ])
  })

  test('every entry is read', () => {
    const heads = [...readAreasOfDecisions().values()].flatMap((page) => page.match(/^###/gm) ?? [])
    expect(decisions).toHaveLength(heads.length)
  })

  test('each entry has a decision, and after it at most a reason and a rejected alternative', () => {
    const shape = /^- Decision: .+(\n- Decisão: .+)?(\n- Reason: .+)?(\n- Rejected: .+)?$/
    expect(decisions.filter(({ lines }) => !shape.test(lines.join('\n'))).map(({ id }) => id)).toEqual([])
  })

  test('a decision is in Portuguese by its own line, or by those of the register', () => {
    const inPortuguese = (...lines: readonly string[]) =>
      decisionInPortuguese({ id: 'D-22', date: '2026-11-21', lines }, (id) => `Texto de ${id}.`)
    expect(inPortuguese('- Decision: One.', '- Decisão: Um.', '- Reason: Two.')).toBe('Um.')
    expect(inPortuguese('- Decision: As A-01, B-02 of the register.')).toBe(
      'A-01: Texto de A-01. B-02: Texto de B-02.',
    )
    expect(inPortuguese('- Decision: One.', '- Reason: Two.')).toBe('One.')
  })

  test('each decision that a chart names is in Portuguese', () => {
    const named = new Set(
      charts.flatMap(({ machine }) =>
        [machine.root, ...getStateNodes(machine.root)].flatMap(
          (node) => (node.meta as ChartMeta | undefined)?.requirements ?? [],
        ),
      ),
    )
    const english = decisions.filter(
      (decision) =>
        named.has(decision.id) &&
        `- Decision: ${decisionInPortuguese(decision, (id) => id)}` === decision.lines[0],
    )
    expect(english.map(({ id }) => id)).toEqual([])
  })

  test('ids are unique, and none but older ones has a number', () => {
    expect(written.filter((id, at) => written.indexOf(id) !== at)).toEqual([])
    expect(written.filter((id) => Number(id.slice(2)) > 797)).toEqual([])
  })

  test('every area is in the index', () => {
    const named = [...index.matchAll(/^\| \[\w+\]\((\w+\.md)\)/gm)].map(([, name]) => name)
    expect(named.toSorted()).toEqual([...readAreasOfDecisions().keys()])
  })

  test('every decision is in the area that the index gives', () => {
    const rows = [...index.matchAll(/^\| ([DP]-\S+) \| .+\]\((\w+\.md)\) \|$/gm)]
    expect(rows).toHaveLength(20)
    const elsewhere = rows.filter(
      ([, id, name = '']) =>
        !decisionsIn(readAreasOfDecisions().get(name) ?? '').some((one) => one.id === id),
    )
    expect(elsewhere.map(([, id]) => id)).toEqual([])
  })
})
