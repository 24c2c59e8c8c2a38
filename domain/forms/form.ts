import * as v from 'valibot'

import type { Problem } from '../call-failure.ts'
import { messages } from '../messages.ts'
import type { Facts } from '../requests/facts.ts'
import type { RequestStatus } from '../requests/status.ts'

/** Answers are the wire's name/value pairs: every value is text, '' when untouched, dates yyyy-mm-dd, flags S or N. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>

/** A repeated row. New rows carry a temporary negative id until the server gives them a real one (D-116). */
export type Row = { readonly id: number; readonly values: Values }

/** The parts of a request's answers, named as the wire names them. */
export type FieldsPart = 'detalhes' | 'endereco'
export type RowsPart = 'dependentes' | 'beneficiarios'

/** Everything a participant typed into one request. The chosen plan is the answer `detalhes.id_plano`. */
export type Answers = {
  readonly detalhes: Values
  readonly endereco: Values
  readonly dependentes: readonly Row[]
  readonly beneficiarios: readonly Row[]
}

export type Choice = { readonly value: string; readonly label: string }

export type Control =
  | 'text'
  | 'digits'
  | 'integer'
  | 'cpf'
  | 'postalCode'
  | 'phone'
  | 'email'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'

type When<Needs extends string> = (values: Values<Needs>, facts: Facts) => boolean

export type Field<Name extends string = string, Needs extends string = string> = {
  /** Wire name, kept in Portuguese because it is what the fund stores. */
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly control: Control
  /** What a non-empty value must satisfy; its issue message is what the participant reads. */
  readonly rule?: v.GenericSchema<string, string>
  /** Absent: may stay empty. */
  readonly required?: true | When<Needs>
  readonly choices?: readonly Choice[] | ((values: Values<Needs>, facts: Facts) => readonly Choice[])
  /** A hidden field is neither validated nor sent. */
  readonly shownWhen?: When<Needs>
  /** A value that other answers force, or null where the participant is free to answer. */
  readonly derived?: (values: Values<Needs>, facts: Facts) => string | null
  /** Statuses in which the participant may change it (D-49). */
  readonly editableIn: 'L' | 'LE'
  readonly autoComplete?: string
}

/** A rule that needs more than one field, or facts from outside the form. */
export type Check<Name extends string = string, Needs extends string = string> = (
  values: Values<Needs>,
  facts: Facts,
) => { readonly field: Name; readonly message: string } | null

export type FieldsSection = {
  readonly kind: 'fields'
  readonly part: FieldsPart
  readonly title: string
  readonly help?: string
  readonly fields: readonly Field[]
  readonly checks: readonly Check[]
}

export type RowsSection = {
  readonly kind: 'rows'
  readonly part: RowsPart
  readonly title: string
  readonly help?: string
  /** What is said while there is no row. */
  readonly empty: string
  /** Names one row to the participant: 'Dependente'. */
  readonly rowLabel: string
  /** Rows that come from the fund are answered, not added or removed. */
  readonly source: 'participant' | 'fund'
  readonly fields: readonly Field[]
  readonly checks: readonly Check[]
  readonly editableIn: 'L' | 'LE'
}

export type Section = FieldsSection | RowsSection

export type StepId = 'data' | 'declaration' | 'documents'

export type FormStep = { readonly id: StepId; readonly title: string; readonly sections: readonly Section[] }

/** The page of data a request type is: its steps, in order; the last one is always the documents. */
export type RequestForm = { readonly steps: readonly FormStep[] }

type Members<Name extends string, Needs extends string> = {
  readonly fields: readonly Field<Name, Name | Needs>[]
  readonly checks?: readonly Check<Name, Name | Needs>[]
}

/**
 * A reusable set of fields of one part. Rules may read the group's own answers and those named in `Needs`, which
 * other groups of the same part own; a test walks every form and fails on a rule that reads an answer it lacks.
 */
export function group<const Name extends string, const Needs extends string = never>(
  definition: Members<Name, Needs> & {
    readonly part: FieldsPart
    readonly title: string
    readonly help?: string
  },
): FieldsSection {
  return { checks: [], ...definition, kind: 'fields' } as unknown as FieldsSection
}

/** A list of rows, each with the same fields. */
export function rowsOf<const Name extends string>(
  definition: Members<Name, never> & Omit<RowsSection, 'kind' | 'fields' | 'checks'>,
): RowsSection {
  return { checks: [], ...definition, kind: 'rows' } as unknown as RowsSection
}

export const pathOf = (part: FieldsPart, name: string) => `${part}.${name}`
export const rowPathOf = (part: RowsPart, rowId: number, name: string) => `${part}.${rowId}.${name}`

export const sectionsOf = (form: RequestForm): readonly Section[] =>
  form.steps.flatMap((step) => step.sections)

export const isShown = (field: Field, values: Values, facts: Facts) =>
  field.shownWhen?.(values, facts) ?? true

export const isRequired = (field: Field, values: Values, facts: Facts) =>
  typeof field.required === 'function' ? field.required(values, facts) : field.required === true

export const choicesOf = (field: Field, values: Values, facts: Facts): readonly Choice[] =>
  typeof field.choices === 'function' ? field.choices(values, facts) : (field.choices ?? [])

export const isEditable = (editableIn: 'L' | 'LE', status: RequestStatus) => editableIn.includes(status)

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

function problemsOfSection(section: Section, answers: Answers, facts: Facts): readonly Problem[] {
  if (section.kind === 'fields') {
    return problemsOfValues(section, answers[section.part], facts, (name) => pathOf(section.part, name))
  }
  return answers[section.part].flatMap((row) =>
    problemsOfValues(section, row.values, facts, (name) => rowPathOf(section.part, row.id, name)),
  )
}

type Rules = { readonly fields: readonly Field[]; readonly checks: readonly Check[] }

/** One rule problem per field at most; checks speak only about shown fields that have none. */
function problemsOfValues(
  { fields, checks }: Rules,
  values: Values,
  facts: Facts,
  path: (name: string) => string,
): readonly Problem[] {
  const found = checks.flatMap((check) => check(values, facts) ?? [])
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
  const value = values[field.name] ?? ''
  const unanswered = value === '' || (field.control === 'checkbox' && value !== 'S')
  if (unanswered) return isRequired(field, values, facts) ? messages.required : null
  if (isChoice(field) && !choicesOf(field, values, facts).some((choice) => choice.value === value))
    return messages.required
  if (!field.rule) return null
  const result = v.safeParse(field.rule, value, { abortPipeEarly: true })
  return result.success ? null : result.issues[0].message
}

const isChoice = (field: Field) => field.control === 'select' || field.control === 'radio'

/** Every answer the form asks for, still empty. */
export function blankAnswers(form: RequestForm): Answers {
  const blank = (part: FieldsPart): Values =>
    Object.fromEntries(
      sectionsOf(form).flatMap((section) =>
        section.part === part ? section.fields.map((field) => [field.name, '']) : [],
      ),
    )
  return { detalhes: blank('detalhes'), endereco: blank('endereco'), dependentes: [], beneficiarios: [] }
}

/** Rules read every answer of a form, and a draft may be older than the form: what is lacking reads as ''. */
function complete(form: RequestForm, answers: Answers): Answers {
  const blank = blankAnswers(form)
  return {
    ...answers,
    detalhes: { ...blank.detalhes, ...answers.detalhes },
    endereco: { ...blank.endereco, ...answers.endereco },
  }
}

const trimmed = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]))

/** What rules judge and what is sent: blanks around an answer are never part of it. */
function asAnswered(form: RequestForm, answers: Answers): Answers {
  const { detalhes, endereco, dependentes, beneficiarios } = complete(form, answers)
  const rows = (part: readonly Row[]) => part.map((row) => ({ ...row, values: trimmed(row.values) }))
  return {
    detalhes: trimmed(detalhes),
    endereco: trimmed(endereco),
    dependentes: rows(dependentes),
    beneficiarios: rows(beneficiarios),
  }
}

/** Applies what answers force on other answers (a single plan, a parcel of 0, a cleared postal code). */
export function settle(form: RequestForm, answers: Answers, facts: Facts): Answers {
  let settled = complete(form, answers)
  for (const section of sectionsOf(form)) {
    if (section.kind === 'rows') continue
    for (const field of section.fields) {
      const values = settled[section.part]
      const forced = field.derived?.(values, facts) ?? null
      if (forced === null || forced === values[field.name]) continue
      settled = { ...settled, [section.part]: { ...values, [field.name]: forced } }
    }
  }
  return settled
}

/** What is sent and stored: shown answers and forced ones; what is hidden stays behind. */
export function answersToSend(form: RequestForm, answers: Answers, facts: Facts): Answers {
  const sections = sectionsOf(form)
  const given = asAnswered(form, answers)
  const kept = (fields: readonly Field[], values: Values): Values =>
    Object.fromEntries(
      fields
        .filter((field) => isShown(field, values, facts) || (field.derived?.(values, facts) ?? null) !== null)
        .map((field) => [field.name, values[field.name] ?? '']),
    )
  const fieldsOf = (part: FieldsPart | RowsPart) =>
    sections.flatMap((section) => (section.part === part ? section.fields : []))
  const rows = (part: RowsPart) =>
    given[part].map((row) => ({
      id: row.id,
      values: { ...row.values, ...kept(fieldsOf(part), row.values) },
    }))
  return {
    detalhes: kept(fieldsOf('detalhes'), given.detalhes),
    endereco: kept(fieldsOf('endereco'), given.endereco),
    dependentes: rows('dependentes'),
    beneficiarios: rows('beneficiarios'),
  }
}

/** The step that holds an answer, so that a refused Finalizar can lead to it (D-52). */
export function stepOfPath(form: RequestForm, path: string): StepId | null {
  const [part, ...rest] = path.split('.')
  const name = rest.at(-1)
  const holds = (section: Section) =>
    section.part === part && section.fields.some((field) => field.name === name)
  return form.steps.find((step) => step.sections.some(holds))?.id ?? null
}
