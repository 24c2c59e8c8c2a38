import { expect, test } from 'vitest'

import { flows } from '../../tools/flows/build/charts.ts'
import { layOutChanges } from '../../tools/flows/build/layout-changes.ts'
import { changesBetween, markdownOf, type Version } from '../../tools/flows/describe/compare.ts'
import type { Flow } from '../../tools/flows/describe/flow.ts'

const rules: Version['rules'] = {
  tables: {
    types: [],
    plans: [],
    benefits: [],
    kinships: [],
    schooling: [],
    documentTypes: [],
    requiredDocuments: [],
  },
  offering: [{ type: 3, name: 'Resgate', offered: 'sempre', start: 'só onde é oferecido' }],
  statuses: [],
  forms: [],
  documents: [],
  messages: [],
}
const [first] = flows.filter(({ name }) => name === 'session-clock') as [Flow]
const version: Version = { flows: [first], rules, paths: { 'session-clock': ['faltam 5 minutos'] } }

test('a version has no differences from itself', () => {
  expect(changesBetween(version, version)).toEqual([])
  expect(markdownOf('v1', [], {})).toBe('# O que mudou desde v1\n\nNada mudou.\n')
})

test('a comparison lists what was added, changed and removed', () => {
  const [gone, ...others] = first.transitions
  const next: Version = {
    flows: [{ ...first, purpose: 'Conta o tempo.', transitions: others }],
    paths: { 'session-clock': ['falta 1 minuto'] },
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
    ['caminho', false, true],
    ['oferta', true, true],
    ['oferta', false, true],
    ['transição', true, false],
    ['caminho', true, false],
  ])
  expect(changes.at(-2)?.before).toContain(gone?.event)
  const lines = markdownOf('v1', changes, {}).split('\n')
  expect(lines).toContain('## Oferta')
  expect(lines).toContain('- **novo** (oferta): Pensão: oferecido a: sempre; começa: só onde é oferecido')
  expect(lines).toContain('  - agora: oferecido a: nunca; começa: só onde é oferecido')
})

test('a transition that is gone is listed with the requirements of its state', () => {
  const [chart] = flows.filter(({ name }) => name === 'request-status') as [Flow]
  const gone = 'request-status/underRequirement/request.cancelled#1'
  const next = { ...chart, transitions: chart.transitions.filter(({ id }) => id !== gone) }
  const changes = changesBetween({ ...version, flows: [chart] }, { ...version, flows: [next] })
  expect(changes.map(({ name, after, requirements }) => [name, after, requirements])).toEqual([
    ['Em exigência: o participante cancela', null, ['STATUS-13', 'FORM-12']],
  ])
  expect(markdownOf('v1', changes, { 'FORM-12': 'In L or E only.' })).toContain(
    '\n  - FORM-12: In L or E only.',
  )
})

test('both versions of a changed chart are drawn, with what became of each state and transition', async () => {
  const [chart] = flows.filter(({ name }) => name === 'consent') as [Flow]
  const gone = 'consent/checking/onDone:checkConsent#1'
  const next: Flow = {
    ...chart,
    transitions: chart.transitions.filter(({ id }) => id !== gone),
    root: {
      ...chart.root,
      children: chart.root.children.map((state) =>
        state.id === 'granting' ? { ...state, label: 'Gravando' } : state,
      ),
    },
  }
  const changes = changesBetween({ ...version, flows: [first, chart] }, { ...version, flows: [first, next] })
  const [drawn, ...others] = await layOutChanges(changes, [first, chart], [first, next])
  expect(others).toEqual([])
  expect(drawn?.title).toBe('Autorização')
  expect(drawn?.kinds).toMatchObject({ granting: 'changed', [gone]: 'removed' })
  const arrowsIn = (when: 'before' | 'after') =>
    drawn?.[when]?.arrows.flatMap(({ transitions }) => transitions)
  expect(arrowsIn('before')).toContain(gone)
  expect(arrowsIn('after')).not.toContain(gone)
})

test('a chart that did not exist before has no drawing of that version', async () => {
  const changes = changesBetween({ ...version, flows: [] }, version)
  const [drawn] = await layOutChanges(changes, [], [first])
  expect(drawn?.before).toBeNull()
  expect(new Set(Object.values(drawn?.kinds ?? {}))).toEqual(new Set(['added']))
})
