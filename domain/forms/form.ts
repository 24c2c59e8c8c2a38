import type * as v from 'valibot'

import type { Problem } from '../call-failure.ts'
import { hasWords } from '../clean-text.ts'
import type { Facts } from '../requests/facts.ts'
import type { RequestStatus } from '../requests/status.ts'
import type { OnRecord } from '../requests/suggestions.ts'
import type { Control } from './controls/controls.ts'

/**
 * Answers are the name/value pairs of the wire: every value is text, '' if untouched, dates yyyy-mm-dd, flags
 * S or N.
 */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>

/** A row of a list. New rows have a temporary negative id until the server returns their own (D-116). */
export type Row = { readonly id: number; readonly values: Values }

/**
 * The parts of a request's answers, by their names on the wire. `participante`, `designados`, `empresas` and
 * `peps` belong to the enrolment, whose `designados` are `dependentes` on the wire; `beneficios` to the bank
 * data change.
 */
export const FIELDS_PARTS = ['detalhes', 'endereco', 'participante'] as const
export const ROWS_PARTS = [
  'dependentes',
  'beneficiarios',
  'beneficios',
  'designados',
  'empresas',
  'peps',
] as const
export type FieldsPart = (typeof FIELDS_PARTS)[number]
export type RowsPart = (typeof ROWS_PARTS)[number]

/** All answers of one request. The chosen plan is the answer `detalhes.id_plano`. */
export type Answers = Readonly<Record<FieldsPart, Values> & Record<RowsPart, readonly Row[]>>

/** `hint` explains the choice. */
export type Choice = { readonly value: string; readonly label: string; readonly hint?: string }

/**
 * Widths as parts of a line: a quarter, a third, half, two thirds, all of it; a pair is half of a line on a
 * phone too.
 */
export type FieldWidth =
  | 'short'
  | 'shortPair'
  | 'narrow'
  | 'narrowPair'
  | 'half'
  | 'halfPair'
  | 'broad'
  | 'full'

/** The result of looking up a postal code. */
export const ADDRESS_ANSWERS = ['endereco', 'bairro', 'cidade', 'estado'] as const
export type AddressAnswer = (typeof ADDRESS_ANSWERS)[number]

/** The fields of an address that no postal code determines. */
export const BESIDE_POSTAL_CODE = ['numero', 'complemento'] as const
export type BesidePostalCode = (typeof BESIDE_POSTAL_CODE)[number]

/** The fields of the same part that a postal code fills. */
export type FindsAddress = {
  /** The country field, which must be Brazil; absent if the form has none. */
  readonly country?: string
  /** The fields that are filled. */
  readonly fills: Readonly<Record<AddressAnswer, string>>
  /** The fields of the same address that are not filled. */
  readonly leaves: Readonly<Record<BesidePostalCode, string>>
}

type When<Needs extends string> = (values: Values<Needs>, facts: Facts) => boolean

/** In L, or in L and E. */
type OpenStatuses = 'L' | 'LE'

export type Field<Name extends string = string, Needs extends string = string> = {
  /** Wire name, in Portuguese. */
  readonly name: Name
  readonly label: string
  readonly hint?: string
  /** What to do where it is missing, in place of the words that follow from its label (P-143). */
  readonly whatToDo?: string
  readonly control: Control
  /** Default: half of the line, or the whole line for radios and checkboxes, whose labels are sentences. */
  readonly width?: FieldWidth
  /** The width of the input in characters; by default as many as fit, or as the control needs. */
  readonly characters?: number
  /** The rule for a non-empty value; its issue message is shown to the participant. */
  readonly rule?: v.GenericSchema<string, string>
  /** Default: optional. */
  readonly required?: true | When<Needs>
  readonly choices?: readonly Choice[] | ((values: Values<Needs>, facts: Facts) => readonly Choice[])
  /** A hidden field is neither validated nor sent. */
  readonly shownWhen?: When<Needs>
  /** The value that other answers, of any part, force; null if the participant may choose. */
  readonly derived?: (values: Values<Needs>, facts: Facts, answers: Answers) => string | null
  /**
   * Answers of the same part that a change of this one empties (all changes, or those to some values),
   * because they referred to its old value.
   */
  readonly resets?: readonly string[] | ((value: string) => readonly string[])
  /** A remark at the answer that does not refuse it; null without one. */
  readonly note?: (values: Values<Needs>, facts: Facts) => string | null
  /**
   * A warning about an unlikely answer, shown at the answer and again before saving, without refusing it;
   * null without one.
   */
  readonly warning?: (values: Values<Needs>, facts: Facts, answers: Answers) => string | null
  /** The field of the same part for the check digit, which cards print after a hyphen. */
  readonly checkDigit?: string
  /** The answer is a postal code whose address is looked up (ADDRESS-16, D-78). */
  readonly findsAddress?: FindsAddress
  /** Read, the answer and those named are one line with this label. */
  readonly readWith?: { readonly label: string; readonly names: readonly string[] }
  /** The answer is the CPF of another participant, who is looked up (CLAIM-01). */
  readonly namesParticipant?: true
  /** The value on the participant's registration with which a new request starts. */
  readonly onRecord?: OnRecord
  /** The fund has it on record: it is read, never asked. */
  readonly isKnown?: true
  /** Whether the question before sending repeats the answer (P-141). */
  readonly repeatedBeforeSending?: true
  /** Statuses in which the participant may change it (D-49), also by the stored answers of its part or row. */
  readonly editableIn: OpenStatuses | ((stored: Values) => OpenStatuses)
  readonly autoComplete?: string
}

/** A rule over several fields, facts from outside the form, or other parts and rows. */
export type Check<Name extends string = string, Needs extends string = string> = (
  values: Values<Needs>,
  facts: Facts,
  answers: Answers,
) => FieldProblem<Name> | readonly FieldProblem<Name>[] | null

type FieldProblem<Name extends string> = Omit<Problem, 'path'> & { readonly field: Name }

/** A rule over all rows of a list and the other parts; its message is about the list as a whole. */
export type RowsCheck = (rows: readonly Row[], answers: Answers, facts: Facts) => string | null

export type FieldsSection = {
  readonly kind: 'fields'
  readonly part: FieldsPart
  readonly title: string
  readonly help?: string
  /** The declaration of the participant above these answers, in paragraphs. */
  readonly declaration?: (answers: Answers, facts: Facts) => readonly string[]
  readonly fields: readonly Field[]
  readonly checks: readonly Check[]
}

/** The text of a row of the fund's records in one column of its table. */
export type RowColumn = { readonly label: string; readonly answer: string; readonly control: 'text' | 'cpf' }

export type RowsSection = {
  readonly kind: 'rows'
  readonly part: RowsPart
  readonly title: string
  readonly help?: string
  /** The text of an empty list. */
  readonly empty: string
  /** The name of one row for the participant: 'Dependente'. */
  readonly rowLabel: string
  /** The answer that identifies a row; 'nome' by default. */
  readonly namedBy?: string
  /** Whether the rows come from the fund: they are answered, not added or removed. */
  readonly source: 'participant' | 'fund'
  /** The columns of rows from the fund, whose name is the label of the answer; without them each row is a card. */
  readonly columns?: readonly RowColumn[]
  /** The text if no row from the fund is ticked. */
  readonly noneTicked?: string
  /** The sum of the rows, shown below them; null if there is nothing to add up. */
  readonly total?: (rows: readonly Row[]) => string | null
  /** A hidden list is neither validated nor sent. */
  readonly shownWhen?: (answers: Answers, facts: Facts) => boolean
  readonly fields: readonly Field[]
  readonly checks: readonly Check[]
  readonly rowsChecks: readonly RowsCheck[]
  readonly editableIn: OpenStatuses
}

export type Section = FieldsSection | RowsSection

export type StepId = 'data' | 'declaration' | 'documents'

/** Information to read before a step is filled in; its title is that of the page there. */
export type Notices = { readonly title: string; readonly texts: readonly string[] }

export type FormStep = {
  readonly id: StepId
  readonly title: string
  readonly notices?: Notices
  readonly sections: readonly Section[]
}

/** The form of a request type: its steps in order; the last one is always the documents. */
export type RequestForm = { readonly steps: readonly FormStep[] }

type Members<Name extends string, Needs extends string> = {
  readonly fields: readonly Field<Name, Name | Needs>[]
  readonly checks?: readonly Check<Name, Name | Needs>[]
}

/**
 * A reusable set of fields of one part. Rules may read the answers of the group and those named in `Needs`,
 * which other groups of the same part provide; a test fails for a form with a rule that reads a missing
 * answer.
 */
export function group<const Name extends string, const Needs extends string = never>(
  definition: Members<Name, Needs> & {
    readonly part: FieldsPart
    readonly title: string
    readonly help?: string
    readonly declaration?: FieldsSection['declaration']
  },
): FieldsSection {
  return { checks: [], ...definition, kind: 'fields' } as FieldsSection
}

/** A list of rows, each with the same fields. */
export function rowsOf<const Name extends string>(
  definition: Members<Name, never> &
    Omit<RowsSection, 'kind' | 'fields' | 'checks' | 'rowsChecks'> & {
      readonly rowsChecks?: readonly RowsCheck[]
    },
): RowsSection {
  return { checks: [], rowsChecks: [], ...definition, kind: 'rows' } as RowsSection
}

/** The path of an answer, as problems name it: 'endereco.cep'. */
export const pathOf = (part: FieldsPart, name: string) => `${part}.${name}`
/** The path of an answer of a row: 'dependentes.-1.nome'. */
export const rowPathOf = (part: RowsPart, rowId: number, name: string) => `${part}.${rowId}.${name}`

export const sectionsOf = (form: RequestForm): readonly Section[] =>
  form.steps.flatMap((step) => step.sections)

/** The answer of `detalhes` that names another participant by CPF; null if the form has no such field. */
export const namingAnswer = (form: RequestForm): Field | null =>
  sectionsOf(form)
    .flatMap((section) => section.fields)
    .find((field) => field.namesParticipant) ?? null

/** Whether the field is visible, by the other answers of its part or row. */
export const isShown = (field: Field, values: Values, facts: Facts) =>
  field.shownWhen?.(values, facts) ?? true

/** Whether the section is visible, by the answers of the others. */
export const isAsked = (section: Section, answers: Answers, facts: Facts) =>
  section.kind === 'fields' || (section.shownWhen?.(answers, facts) ?? true)

/** The value that other answers force on the field; null if the participant may choose. */
export const forcedValue = (field: Field, values: Values, answers: Answers, facts: Facts) =>
  field.derived?.(values, facts, answers) ?? null

/** The wire name of the answer that identifies a row. */
export const namedBy = ({ namedBy = 'nome' }: RowsSection): string => namedBy

/** The answer that identifies the row; '' if it is missing. */
export const nameOfRow = (section: RowsSection, values: Values): string =>
  (values[namedBy(section)] ?? '').trim()

/** The answers that a change of the field to this value empties. */
export const resetsOf = ({ resets = [] }: Field, value: string): readonly string[] =>
  typeof resets === 'function' ? resets(value) : resets

/** Whether an empty answer is refused with 'Obrigatório' (VALID-01). */
export const isRequired = (field: Field, values: Values, facts: Facts) =>
  typeof field.required === 'function' ? field.required(values, facts) : field.required === true

/** The choices of a select or radio field; none for other controls. */
export const choicesOf = (field: Field, values: Values, facts: Facts): readonly Choice[] =>
  typeof field.choices === 'function' ? field.choices(values, facts) : (field.choices ?? [])

/**
 * Whether a required answer is missing; a text without a letter or a digit (P-755), and a choice that is no
 * longer offered, count as missing.
 */
export function lacksAnswer(field: Field, values: Values, facts: Facts): boolean {
  if (isBlank(field, values) || isWithoutWords(field, values)) return isRequired(field, values, facts)
  return isNotOffered(field, values, facts)
}

const isWithoutWords = ({ name, control }: Field, values: Values) =>
  control === 'text' && !hasWords(values[name] ?? '')

export const isChoice = ({ control }: Field): boolean => control === 'select' || control === 'radio'

/** Whether the answer is not one of the choices. */
function isNotOffered(field: Field, values: Values, facts: Facts): boolean {
  const value = values[field.name] ?? ''
  return isChoice(field) && !choicesOf(field, values, facts).some((choice) => choice.value === value)
}

/** Whether there is no answer; for a checkbox, whether it is not ticked. */
export const isBlank = ({ name, control }: Field, values: Values) => {
  const value = values[name] ?? ''
  return value === '' || (control === 'checkbox' && value !== 'S')
}

/**
 * Whether a field or a list may change in this status (D-49). `stored` has the answers of its part or row on
 * the server; {} for a new row.
 */
export const isEditable = (
  { editableIn }: Pick<Field | RowsSection, 'editableIn'>,
  status: RequestStatus,
  stored: Values,
) => (typeof editableIn === 'function' ? editableIn(stored) : editableIn).includes(status)

/** The step with an answer or a list, to which a refused Finalizar leads (D-52). */
export function stepOfPath(form: RequestForm, path: string): StepId | null {
  const [part, ...rest] = path.split('.')
  const name = rest.at(-1)
  const holds = (section: Section) =>
    section.part === part && (name === undefined || section.fields.some((field) => field.name === name))
  return form.steps.find((step) => step.sections.some(holds))?.id ?? null
}
