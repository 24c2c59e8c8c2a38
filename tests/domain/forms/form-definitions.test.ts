import { describe, expect, test } from 'vitest'

import { answersOf } from '#domain/forms/answers.ts'
import {
  type Field,
  type FieldsSection,
  type RequestForm,
  type Section,
  sectionsOf,
} from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'

import { factsWith, inBothPlans } from '#tools/samples/facts.ts'
import { strangersReadBy } from '../support/reads.ts'

const facts = factsWith({ memberships: inBothPlans })

const forms = Array.from({ length: 20 }, (_, typeId) => kindOf(typeId))
  .filter((kind) => kind !== null)
  .flatMap(({ id, form }) => (form ? [{ id, form }] : []))

const sections = forms.flatMap(({ id, form }) => sectionsOf(form).map((section) => ({ id, form, section })))

test('form definitions: there are forms to test', () => {
  expect(forms.map(({ id }) => id)).toContain(1)
  expect(sections.length).toBeGreaterThan(5)
})

const repeatedIn = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('form definitions: each section of each type', () => {
  const offendersIn = (found: (form: RequestForm, section: Section) => readonly string[]) =>
    sections.flatMap(({ id, form, section }) =>
      found(form, section).map((name) => `type ${id}, section "${section.title}": ${name}`),
    )

  test('has rules that read only answers of the form', () => {
    expect(offendersIn((form, section) => strangersReadBy(form, section, facts))).toEqual([])
  })

  test('has fields with different labels', () => {
    expect(offendersIn((_, { fields }) => repeatedIn(fields.map(({ label }) => label)))).toEqual([])
  })

  test('has choices with options', () => {
    const withoutOptions = offendersIn((_, { fields }) =>
      fields
        .filter(({ control, choices }) => ['select', 'radio'].includes(control) && choices === undefined)
        .map(({ name }) => name),
    )
    expect(withoutOptions).toEqual([])
  })
})

describe('form definitions: each type', () => {
  test('has the problems of an empty form in the order of its fields', () => {
    for (const { id, form } of forms) {
      const order = sectionsOf(form).flatMap(({ part, fields }) => [
        ...fields.map(({ name }) => `${part}.${name}`),
        part,
      ])
      const found = problemsIn(form, answersOf({}), facts).map(({ path }) => path)
      expect(found, `type ${id}`).toEqual(order.filter((path) => found.includes(path)))
    }
  })

  test('has one field for each answer', () => {
    const repeated = forms.flatMap(({ id, form }) =>
      repeatedIn(
        sectionsOf(form).flatMap(({ part, fields }) => fields.map(({ name }) => `${part}.${name}`)),
      ).map((path) => `type ${id}: ${path}`),
    )
    expect(repeated).toEqual([])
  })

  test('has the data in the first step and the documents in the last one', () => {
    const others = forms.filter(
      ({ form }) => form.steps.at(0)?.id !== 'data' || form.steps.at(-1)?.id !== 'documents',
    )
    expect(others.map(({ id }) => id)).toEqual([])
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
