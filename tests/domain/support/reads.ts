import {
  choicesOf,
  type Field,
  type RequestForm,
  type Section,
  sectionsOf,
  type Values,
} from '#domain/forms/form.ts'
import type { Facts } from '#domain/requests/facts.ts'

/** Texts that rules compare answers with; with each of them another branch of a rule may read on. */
const TEXTS = ['', '1', '2', '3', '31', 'S', 'N', 'P', '2010-05-06', 'ana@exemplo.com.br']

const namesAskedBy = (form: RequestForm, section: Section) =>
  section.kind === 'rows'
    ? section.fields.map(({ name }) => name)
    : sectionsOf(form).flatMap((other) =>
        other.part === section.part ? other.fields.map(({ name }) => name) : [],
      )

/** Answers that note every name that is read. */
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

function runRules({ fields, checks }: Section, values: Values, facts: Facts) {
  for (const field of fields) {
    field.shownWhen?.(values, facts)
    field.derived?.(values, facts)
    if (typeof field.required === 'function') field.required(values, facts)
    choicesOf(field, values, facts)
  }
  for (const check of checks) check(values, facts)
}

/** Every pair of an answer to one field and an answer to all others. */
function* answersTo(fields: readonly Field[]) {
  for (const all of TEXTS) {
    for (const { name } of fields) {
      for (const one of TEXTS) yield (asked: string) => (asked === name ? one : all)
    }
  }
}

/** Names that a section's rules read although the form does not ask for them. */
export function strangersReadBy(form: RequestForm, section: Section, facts: Facts): readonly string[] {
  const read = new Set<string>()
  for (const answer of answersTo(sectionsOf(form).flatMap(({ fields }) => fields))) {
    runRules(section, noting(read, answer), facts)
  }
  const asked = namesAskedBy(form, section)
  return [...read].filter((name) => !asked.includes(name))
}
