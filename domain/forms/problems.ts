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

/** The problem of a missing answer, without its place. */
export const MISSING = { message: messages.required, code: 'required' } as const

/** The problems of all visible answers, in the order of the form; an empty list can be saved. */
export const problemsIn = (form: RequestForm, answers: Answers, facts: Facts): readonly Problem[] => {
  const found = problemsByStep(form, answers, facts)
  return form.steps.flatMap(({ id }) => found.get(id) ?? [])
}

/** The same for one step, as checked by Próximo. */
export const problemsInStep = (
  form: RequestForm,
  stepId: StepId,
  answers: Answers,
  facts: Facts,
): readonly Problem[] => problemsByStep(form, answers, facts).get(stepId) ?? []

type Found = {
  readonly form: RequestForm
  readonly facts: Facts
  readonly byStep: ReadonlyMap<StepId, readonly Problem[]>
}

const foundByAnswers = new WeakMap<Answers, Found>()

/** Kept by answers, because a form asks at each change for all of them, for each step and for each section. */
function problemsByStep(form: RequestForm, answers: Answers, facts: Facts): Found['byStep'] {
  const kept = foundByAnswers.get(answers)
  if (kept?.form === form && kept.facts === facts) return kept.byStep
  const asked = asAnswered(form, answers)
  const byStep = new Map(
    form.steps.map(({ id, sections }) => [
      id,
      sections.flatMap((section) => problemsOfSection(section, asked, facts)),
    ]),
  )
  foundByAnswers.set(answers, { form, facts, byStep })
  return byStep
}

/** Answers that are given but malformed, which even an incomplete draft must not have (D-125). */
export function malformedIn(form: RequestForm, answers: Answers, facts: Facts): readonly Problem[] {
  const asked = asAnswered(form, answers)
  const malformed = (fields: readonly Field[], values: Values, path: (name: string) => string) =>
    fields
      .filter((field) => isShown(field, values, facts))
      .flatMap((field) => {
        // A given answer counts as missing only if its choice is no longer offered.
        const problem = isBlank(field, values) ? null : problemOfField(field, values, facts)
        return problem === null ? [] : [{ path: path(field.name), ...problem }]
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

/**
 * The problems of the first rule that a visible field breaks: its own before the checks, which follow in
 * their order.
 */
function problemsOfValues(
  { fields, checks }: Rules,
  values: Values,
  answers: Answers,
  facts: Facts,
  path: (name: string) => string,
): readonly Problem[] {
  const found = checks.map((check) => [check(values, facts, answers) ?? []].flat())
  return fields
    .filter((field) => isShown(field, values, facts))
    .flatMap((field) => {
      const own = problemOfField(field, values, facts)
      const first = found.find((problems) => problems.some((problem) => problem.field === field.name))
      const problems = own === null ? (first ?? []).map(({ field: _, ...problem }) => problem) : [own]
      return problems.map((problem) => ({ path: path(field.name), ...problem }))
    })
}

function problemOfField(field: Field, values: Values, facts: Facts): Omit<Problem, 'path'> | null {
  if (lacksAnswer(field, values, facts)) return MISSING
  if (isBlank(field, values) || !field.rule) return null
  const result = v.safeParse(field.rule, values[field.name] ?? '', { abortPipeEarly: true })
  return result.success ? null : { message: result.issues[0].message }
}

/** Whether the rule of the field asks for more characters. */
export const isTooShort = ({ rule }: Pick<Field, 'rule'>, answer: string): boolean =>
  rule !== undefined && v.safeParse(rule, answer, { abortPipeEarly: true }).issues?.[0].type === 'min_length'

/**
 * The paths of all visible answers and of lists with rules of their own: those that a refused step has
 * checked.
 */
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
