import { expect, test } from 'vitest'

import { type Field, sectionsOf } from '#domain/forms/form.ts'
import { formKindOf, kindOf, TYPES_WITH_SCREEN } from '#domain/request-kinds/kinds.ts'

import { REQUIRED } from '#tools/samples/validation/row.ts'
import { sheets } from '#tools/samples/validation/sheets.ts'

const TYPES = TYPES_WITH_SCREEN.filter((typeId) => kindOf(typeId)?.form)

/** The path of an answer without the id of its row. */
const withoutRow = (path: string) => path.replace(/\.-?\d+\./, '.')

const messages = sheets.flatMap(({ rows }) =>
  rows.flatMap(({ says }) =>
    Object.entries(says).map(([path, sentence]) => ({ path: withoutRow(path), sentence })),
  ),
)

const askedWhere = (isIt: (field: Field) => boolean) =>
  new Set(
    TYPES.flatMap((typeId) => sectionsOf(formKindOf(typeId).form)).flatMap(({ part, fields }) =>
      fields.filter(isIt).map(({ name }) => `${part}.${name}`),
    ),
  )

const pathsWith = (isIt: (sentence: string) => boolean) =>
  new Set(messages.filter(({ sentence }) => isIt(sentence)).map(({ path }) => path))

test('validation rows: each type has a sheet', () => {
  expect(new Set(sheets.map(({ typeId }) => typeId))).toEqual(new Set(TYPES))
})

test('validation rows: each required answer is missing in a row', () => {
  const covered = pathsWith((sentence) => sentence === REQUIRED)
  // An emptied country becomes Brazil, an account is the participant's own by default, and an enrolment is
  // about one plan.
  const never = ['endereco.id_pais', 'participante.id_pais', 'detalhes.titular_conta']
  const asked = askedWhere(({ required }) => required !== undefined)
  expect([...asked].filter((path) => !covered.has(path))).toEqual(never)
})

test('validation rows: each answer with a rule breaks it in a row', () => {
  const covered = pathsWith((sentence) => sentence !== REQUIRED)
  expect([...askedWhere(({ rule }) => rule !== undefined)].filter((path) => !covered.has(path))).toEqual([])
})

test('validation rows: names of sheets are unique, because the page uses them as titles', () => {
  const names = sheets.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
