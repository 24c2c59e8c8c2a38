import * as v from 'valibot'

import type { Problem } from '../call-failure.ts'
import { messages } from '../messages.ts'
import type { Facts } from '../requests/facts.ts'
import { asAnswered } from './answered.ts'
import {
  type Answers,
  type Check,
  type Field,
  isAsked,
  isBlank,
  isShown,
  lacksAnswer,
  pathOf,
  type RequestForm,
  rowPathOf,
  type Section,
  type StepId,
  sectionsOf,
  type Values,
} from './form.ts'

/** Problems of every shown answer, in the order of the form; empty means it may be saved. */
export function problemsIn(form: RequestForm, answers: Answers, facts: Facts): readonly Problem[] {
  const asked = asAnswered(form, answers)
  return sectionsOf(form).flatMap((section) => problemsOfSection(section, asked, facts))
}

/** The same for one step, which is what Próximo looks at. */
export function problemsInStep(
  form: RequestForm,
  stepId: StepId,
  answers: Answers,
  facts: Facts,
): readonly Problem[] {
  const asked = asAnswered(form, answers)
  const step = form.steps.find((candidate) => candidate.id === stepId)
  return step ? step.sections.flatMap((section) => problemsOfSection(section, asked, facts)) : []
}

/** Answers that are given but not well-formed: what a draft that is not complete yet may not have (D-125). */
export function malformedIn(form: RequestForm, answers: Answers, facts: Facts): readonly Problem[] {
  const asked = asAnswered(form, answers)
  const malformed = (fields: readonly Field[], values: Values, path: (name: string) => string) =>
    fields
      .filter((field) => isShown(field, values, facts))
      .flatMap((field) => {
        // Of what is given, only a choice that is not offered can be lacking.
        const message = isBlank(field, values) ? null : problemOfField(field, values, facts)
        return message === null ? [] : [{ path: path(field.name), message }]
      })
  return sectionsOf(form)
    .filter((section) => isAsked(section, asked, facts))
    .flatMap(({ kind, part, fields }) =>
      kind === 'fields'
        ? malformed(fields, asked[part], (name) => pathOf(part, name))
        : asked[part].flatMap(({ id, values }) =>
            malformed(fields, values, (name) => rowPathOf(part, id, name)),
          ),
    )
}

function problemsOfSection(section: Section, answers: Answers, facts: Facts): readonly Problem[] {
  if (!isAsked(section, answers, facts)) return []
  if (section.kind === 'fields') {
    return problemsOfValues(section, answers[section.part], answers, facts, (name) =>
      pathOf(section.part, name),
    )
  }
  const { part } = section
  const rows = answers[part]
  return [
    ...section.rowsChecks.flatMap((check) => {
      const message = check(rows, answers, facts)
      return message === null ? [] : [{ path: part, message }]
    }),
    ...rows.flatMap((row) =>
      problemsOfValues(section, row.values, answers, facts, (name) => rowPathOf(part, row.id, name)),
    ),
  ]
}

type Rules = { readonly fields: readonly Field[]; readonly checks: readonly Check[] }

/** One rule problem per field at most; checks speak only about shown fields that have none. */
function problemsOfValues(
  { fields, checks }: Rules,
  values: Values,
  answers: Answers,
  facts: Facts,
  path: (name: string) => string,
): readonly Problem[] {
  const found = checks.flatMap((check) => check(values, facts, answers) ?? [])
  return fields
    .filter((field) => isShown(field, values, facts))
    .flatMap((field) => {
      const own = problemOfField(field, values, facts)
      const said =
        own === null
          ? found.filter((problem) => problem.field === field.name).map((problem) => problem.message)
          : [own]
      return said.map((message) => ({ path: path(field.name), message }))
    })
}

function problemOfField(field: Field, values: Values, facts: Facts): string | null {
  if (lacksAnswer(field, values, facts)) return messages.required
  if (isBlank(field, values) || !field.rule) return null
  const result = v.safeParse(field.rule, values[field.name] ?? '', { abortPipeEarly: true })
  return result.success ? null : result.issues[0].message
}

/** The addresses of all shown answers and of lists that are judged as a whole: what a refused step has judged. */
export function pathsIn(form: RequestForm, answers: Answers, facts: Facts): readonly string[] {
  const shown = (fields: readonly Field[], values: Values, path: (name: string) => string) =>
    fields.filter((field) => isShown(field, values, facts)).map((field) => path(field.name))
  const asked = asAnswered(form, answers)
  const sections = sectionsOf(form).filter((section) => isAsked(section, asked, facts))
  return sections.flatMap((section) =>
    section.kind === 'fields'
      ? shown(section.fields, asked[section.part], (name) => pathOf(section.part, name))
      : [
          ...(section.rowsChecks.length > 0 ? [section.part] : []),
          ...asked[section.part].flatMap((row) =>
            shown(section.fields, row.values, (name) => rowPathOf(section.part, row.id, name)),
          ),
        ],
  )
}
