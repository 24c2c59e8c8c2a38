import { mapAnswers } from '#domain/forms/answers.ts'
import {
  type Answers,
  choicesOf,
  FIELDS_PARTS,
  type Field,
  type FieldsPart,
  type RequestForm,
  type RowsPart,
  type Section,
  sectionsOf,
  type Values,
} from '#domain/forms/form.ts'
import type { Facts } from '#domain/requests/facts.ts'

/** Values that rules compare answers with: each may lead to another branch that reads other names. */
const TEXTS = ['', '1', '2', '3', '31', 'S', 'N', 'P', '2010-05-06', 'ana@exemplo.com.br']

const namesOf = (form: RequestForm, part: FieldsPart | RowsPart) =>
  sectionsOf(form).flatMap((section) => (section.part === part ? section.fields.map(({ name }) => name) : []))

/** Answers that record every name that is read. */
const noting = (read: Set<string>, answer: (name: string) => string): Values =>
  new Proxy<Record<string, string>>(
    {},
    {
      get(_target, name) {
        read.add(String(name))
        return answer(String(name))
      },
    },
  )

function runRules({ fields, checks }: Section, values: Values, answers: Answers, facts: Facts) {
  for (const field of fields) {
    field.shownWhen?.(values, facts)
    field.note?.(values, facts)
    field.warning?.(values, facts, answers)
    field.derived?.(values, facts, answers)
    if (typeof field.required === 'function') field.required(values, facts)
    choicesOf(field, values, facts)
  }
  for (const check of checks) check(values, facts, answers)
}

function* answersTo(fields: readonly Field[]) {
  for (const all of TEXTS) {
    for (const { name } of fields) {
      for (const one of TEXTS) yield (asked: string) => (asked === name ? one : all)
    }
  }
}

/** Names that a section's rules read, from any part, although the form has no field for them. */
export function strangersReadBy(form: RequestForm, section: Section, facts: Facts): readonly string[] {
  const read = new Set<string>()
  const elsewhere = new Map(FIELDS_PARTS.map((part) => [part, new Set<string>()]))
  for (const answer of answersTo(sectionsOf(form).flatMap(({ fields }) => fields))) {
    const answers = mapAnswers(
      (part) => noting(elsewhere.get(part) ?? read, answer),
      () => [],
    )
    runRules(section, noting(read, answer), answers, facts)
  }
  const strangers = (part: FieldsPart | RowsPart, names: ReadonlySet<string>) =>
    [...names].filter((name) => !namesOf(form, part).includes(name))
  return [
    ...strangers(section.part, read),
    ...[...elsewhere].flatMap(([part, names]) => strangers(part, names)),
  ]
}
