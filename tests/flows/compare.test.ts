import { expect, test } from 'vitest'

import { flows } from '../../flows/build/charts.ts'
import { changesBetween, markdownOf, type Version } from '../../flows/describe/compare.ts'
import type { Flow } from '../../flows/describe/flow.ts'

const rules: Version['rules'] = {
  types: [],
  plans: [],
  offering: [{ type: 3, name: 'Resgate', offered: 'sempre', start: 'só onde é oferecido' }],
  statuses: [],
  forms: [],
  documents: [],
  messages: [],
}
const [first] = flows.filter(({ name }) => name === 'session-clock') as [Flow]
const version: Version = { flows: [first], rules }

test('a version has no differences from itself', () => {
  expect(changesBetween(version, version)).toEqual([])
  expect(markdownOf('v1', [])).toBe('# O que mudou desde v1\n\nNada mudou.\n')
})

test('a comparison lists what was added, changed and removed', () => {
  const [gone, ...others] = first.transitions
  const next: Version = {
    flows: [{ ...first, purpose: 'Conta o tempo.', transitions: others }],
    rules: {
      ...rules,
      offering: [
        { type: 3, name: 'Resgate', offered: 'nunca', start: 'só onde é oferecido' },
        { type: 4, name: 'Pensão', offered: 'sempre', start: 'só onde é oferecido' },
      ],
    },
  }
  const changes = changesBetween(version, next)
  expect(changes.map(({ kind, before, after }) => [kind, before !== null, after !== null])).toEqual([
    ['fluxo', true, true],
    ['oferta', true, true],
    ['oferta', false, true],
    ['transição', true, false],
  ])
  expect(changes.at(-1)?.before).toContain(gone?.event)
  const lines = markdownOf('v1', changes).split('\n')
  expect(lines).toContain('## Oferta')
  expect(lines).toContain('- **novo** (oferta): oferecido a: sempre; começa: só onde é oferecido')
  expect(lines).toContain('  - agora: oferecido a: nunca; começa: só onde é oferecido')
})
