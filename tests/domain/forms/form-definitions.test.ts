import { describe, expect, test } from 'vitest'

import {
  FIELDS_PARTS,
  type Field,
  type FieldsSection,
  type RequestForm,
  ROWS_PARTS,
  sectionsOf,
} from '#domain/forms/form.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'

import { factsWith, inBothPlans } from '#samples/facts.ts'
import { strangersReadBy } from '../support/reads.ts'

const facts = factsWith({ memberships: inBothPlans })

const forms = Array.from({ length: 20 }, (_, typeId) => kindOf(typeId))
  .filter((kind) => kind !== null)
  .flatMap(({ id, form }) => (form ? [{ id, form }] : []))

const sections = forms.flatMap(({ id, form }) =>
  sectionsOf(form).map((section) => ({ id, form, section, title: section.title })),
)

test('form definitions: there are forms to test', () => {
  expect(forms.map(({ id }) => id)).toContain(1)
  expect(sections.length).toBeGreaterThan(5)
})

describe.each(sections)('form definitions: type $id, section "$title"', ({ form, section }) => {
  test('its rules read only answers of the form', () => {
    expect(strangersReadBy(form, section, facts)).toEqual([])
  })

  test('its fields have different labels', () => {
    const labels = section.fields.map(({ label }) => label)
    expect(labels).toEqual([...new Set(labels)])
  })

  test('its choices have options', () => {
    const fields = section.fields.filter(({ control }) => control === 'select' || control === 'radio')
    expect(fields.filter(({ choices }) => choices === undefined)).toEqual([])
  })
})

describe.each(forms)('form definitions: type $id', ({ form }) => {
  test.each([...FIELDS_PARTS, ...ROWS_PARTS])('no answer of %s has two fields', (part) => {
    const names = sectionsOf(form).flatMap((section) =>
      section.part === part ? section.fields.map(({ name }) => name) : [],
    )
    expect(names).toEqual([...new Set(names)])
  })

  test('the first step has the data and the last one the documents', () => {
    expect(form.steps.at(0)?.id).toBe('data')
    expect(form.steps.at(-1)?.id).toBe('documents')
  })
})

describe('form definitions: a rule that reads an answer without a field is found', () => {
  const field: Field = { name: 'banco', label: 'Banco', control: 'text', editableIn: 'L' }
  const formOf = (section: Partial<FieldsSection>): RequestForm => ({
    steps: [
      {
        id: 'data',
        title: 'Dados',
        sections: [
          { kind: 'fields', part: 'detalhes', title: 'Banco', fields: [field], checks: [], ...section },
        ],
      },
    ],
  })
  test.each<[string, Partial<FieldsSection>]>([
    ['shownWhen', { fields: [{ ...field, shownWhen: ({ agencia }) => agencia === '' }] }],
    ['derived', { fields: [{ ...field, derived: ({ agencia }) => agencia ?? null }] }],
    [
      'derived from another part',
      { fields: [{ ...field, derived: (_own, _facts, { participante }) => participante.agencia ?? '' }] },
    ],
    ['required', { fields: [{ ...field, required: ({ agencia }) => agencia === '' }] }],
    ['choices', { fields: [{ ...field, choices: ({ agencia }) => [{ value: agencia ?? '', label: '' }] }] }],
    ['checks', { checks: [({ agencia }) => (agencia === 'x' ? { field: 'banco', message: '' } : null)] }],
    [
      'a branch behind another answer',
      {
        checks: [
          (values) =>
            values.banco === 'S' && values.agencia === '1' ? { field: 'banco', message: '' } : null,
        ],
      },
    ],
  ])('%s', (_case, section) => {
    const form = formOf(section)
    expect(sectionsOf(form).flatMap((found) => strangersReadBy(form, found, facts))).toEqual(['agencia'])
  })
})
