import type * as v from 'valibot'

import type { Facts } from '../requests/facts.ts'
import type { RequestStatus } from '../requests/status.ts'
import type { OnRecord } from '../requests/suggestions.ts'

/** Answers are the wire's name/value pairs: every value is text, '' when untouched, dates yyyy-mm-dd, flags S or N. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>

/** A repeated row. New rows carry a temporary negative id until the server gives them a real one (D-116). */
export type Row = { readonly id: number; readonly values: Values }

/**
 * The parts of a request's answers, named as the wire names them: `participante`, `designados`, `empresas` and `peps`
 * belong to the enrolment, whose `designados` are `dependentes` there; `beneficios` to the bank data change.
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

/** Everything a participant typed into one request. The chosen plan is the answer `detalhes.id_plano`. */
export type Answers = Readonly<Record<FieldsPart, Values> & Record<RowsPart, readonly Row[]>>

/** `hint` says what it means to choose it. */
export type Choice = { readonly value: string; readonly label: string; readonly hint?: string }

export type Control =
  | 'text'
  | 'digits'
  | 'integer'
  | 'money'
  | 'percent'
  | 'cpf'
  | 'cnpj'
  | 'postalCode'
  | 'phone'
  | 'email'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'

/** Of a line: a quarter, a third, half, two thirds, all of it; a pair is half of it on a phone too. */
export type FieldWidth =
  | 'short'
  | 'shortPair'
  | 'narrow'
  | 'narrowPair'
  | 'half'
  | 'halfPair'
  | 'broad'
  | 'full'

/** What the look-up of a postal code answers. */
export const ADDRESS_ANSWERS = ['endereco', 'bairro', 'cidade', 'estado'] as const
export type AddressAnswer = (typeof ADDRESS_ANSWERS)[number]

/** What no postal code says of an address. */
export const BESIDE_POSTAL_CODE = ['numero', 'complemento'] as const
export type BesidePostalCode = (typeof BESIDE_POSTAL_CODE)[number]

/** The fields of the same part that the address of a postal code fills. */
export type FindsAddress = {
  /** The country, which has to be Brazil; absent where none is asked for. */
  readonly country?: string
  /** The answers that the address fills. */
  readonly fills: Readonly<Record<AddressAnswer, string>>
  /** The answers of the same address that it leaves alone. */
  readonly leaves: Readonly<Record<BesidePostalCode, string>>
}

type When<Needs extends string> = (values: Values<Needs>, facts: Facts) => boolean

export type Field<Name extends string = string, Needs extends string = string> = {
  /** Wire name, kept in Portuguese because it is what the fund stores. */
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly control: Control
  /** Absent: half of the line, or all of it for radios and checkboxes, whose sentences need it. */
  readonly width?: FieldWidth
  /** How many characters its box has room for; absent: as many as fit into its width, or as its control needs. */
  readonly characters?: number
  /** What a non-empty value must satisfy; its issue message is what the participant reads. */
  readonly rule?: v.GenericSchema<string, string>
  /** Absent: may stay empty. */
  readonly required?: true | When<Needs>
  readonly choices?: readonly Choice[] | ((values: Values<Needs>, facts: Facts) => readonly Choice[])
  /** A hidden field is neither validated nor sent. */
  readonly shownWhen?: When<Needs>
  /** A value that other answers, of any part, force; null where the participant is free to answer. */
  readonly derived?: (values: Values<Needs>, facts: Facts, answers: Answers) => string | null
  /**
   * Answers of the same part that a change of this one empties, or a change to some values of it: they were given for
   * its old value.
   */
  readonly resets?: readonly string[] | ((value: string) => readonly string[])
  /** Said beside the answer, refusing nothing; null where there is nothing to say. */
  readonly note?: (values: Values<Needs>, facts: Facts) => string | null
  /**
   * What is unlikely about the answer, although it may be right: said beside it and once more before saving, refusing
   * nothing; null where it is likely enough.
   */
  readonly warning?: (values: Values<Needs>, facts: Facts, answers: Answers) => string | null
  /** The answer of the same part where its check digit belongs, which cards print behind a hyphen. */
  readonly checkDigit?: string
  /** The answer is a postal code whose address is looked up (ADDRESS-16, D-78). */
  readonly findsAddress?: FindsAddress
  /** The answer is the CPF of another participant, who is looked up (CLAIM-01). */
  readonly namesParticipant?: true
  /** What of the participant's registration a new request begins with here. */
  readonly onRecord?: OnRecord
  /** Statuses in which the participant may change it (D-49). */
  readonly editableIn: 'L' | 'LE'
  readonly autoComplete?: string
}

/** A rule that needs more than one field, facts from outside the form, or other parts and rows. */
export type Check<Name extends string = string, Needs extends string = string> = (
  values: Values<Needs>,
  facts: Facts,
  answers: Answers,
) => { readonly field: Name; readonly message: string } | null

/** A rule over all rows of a list, which may look at the other parts; its message is about the list as a whole. */
export type RowsCheck = (rows: readonly Row[], answers: Answers, facts: Facts) => string | null

export type FieldsSection = {
  readonly kind: 'fields'
  readonly part: FieldsPart
  readonly title: string
  readonly help?: string
  /** The answers that tell it in a line, in their order; absent: all of them. */
  readonly readBack?: readonly string[]
  /** What the participant declares by these answers, in paragraphs that stand over them. */
  readonly declaration?: (answers: Answers, facts: Facts) => readonly string[]
  readonly fields: readonly Field[]
  readonly checks: readonly Check[]
}

/** What a row of the fund's records says in one column of its table. */
export type RowColumn = { readonly label: string; readonly answer: string; readonly control: 'text' | 'cpf' }

export type RowsSection = {
  readonly kind: 'rows'
  readonly part: RowsPart
  readonly title: string
  readonly help?: string
  /** What is said while there is no row. */
  readonly empty: string
  /** Names one row to the participant: 'Dependente'. */
  readonly rowLabel: string
  /** The answer that identifies a row; 'nome' where absent. */
  readonly namedBy?: string
  /** Rows that come from the fund are answered, not added or removed. */
  readonly source: 'participant' | 'fund'
  /** Rows from the fund are a table with these columns and one for the answer; absent where each is a card. */
  readonly columns?: readonly RowColumn[]
  /** What is said of rows from the fund where none is ticked. */
  readonly noneTicked?: string
  /** What the rows come to, said under them; null where there is nothing to add up. */
  readonly total?: (rows: readonly Row[]) => string | null
  /** A hidden list is neither validated nor sent. */
  readonly shownWhen?: (answers: Answers, facts: Facts) => boolean
  readonly fields: readonly Field[]
  readonly checks: readonly Check[]
  readonly rowsChecks: readonly RowsCheck[]
  readonly editableIn: 'L' | 'LE'
}

export type Section = FieldsSection | RowsSection

export type StepId = 'data' | 'declaration' | 'documents'

/** What there is to know before a step is filled in. */
export type Notices = { readonly title: string; readonly texts: readonly string[] }

export type FormStep = {
  readonly id: StepId
  readonly title: string
  readonly notices?: Notices
  readonly sections: readonly Section[]
}

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
    readonly readBack?: readonly Name[]
    readonly declaration?: FieldsSection['declaration']
  },
): FieldsSection {
  return { checks: [], ...definition, kind: 'fields' } as unknown as FieldsSection
}

/** A list of rows, each with the same fields. */
export function rowsOf<const Name extends string>(
  definition: Members<Name, never> &
    Omit<RowsSection, 'kind' | 'fields' | 'checks' | 'rowsChecks'> & {
      readonly rowsChecks?: readonly RowsCheck[]
    },
): RowsSection {
  return { checks: [], rowsChecks: [], ...definition, kind: 'rows' } as unknown as RowsSection
}

/** The path of an answer, as problems name it: 'endereco.cep'. */
export const pathOf = (part: FieldsPart, name: string) => `${part}.${name}`
/** The path of an answer of a row: 'dependentes.-1.nome'. */
export const rowPathOf = (part: RowsPart, rowId: number, name: string) => `${part}.${rowId}.${name}`

/** Every section of the form, in the order of its steps. */
export const sectionsOf = (form: RequestForm): readonly Section[] =>
  form.steps.flatMap((step) => step.sections)

/** The answer of `detalhes` that names another participant by CPF; null if the form has no such field. */
export const namingAnswer = (form: RequestForm): Field | null =>
  sectionsOf(form)
    .flatMap((section) => section.fields)
    .find((field) => field.namesParticipant) ?? null

/** Whether the field is asked, given the other answers of its part or row. */
export const isShown = (field: Field, values: Values, facts: Facts) =>
  field.shownWhen?.(values, facts) ?? true

/** Whether the section is asked, given the answers to the others. */
export const isAsked = (section: Section, answers: Answers, facts: Facts) =>
  section.kind === 'fields' || (section.shownWhen?.(answers, facts) ?? true)

/** What the other answers force the field to be; null where the participant is free to answer. */
export const forcedValue = (field: Field, values: Values, answers: Answers, facts: Facts) =>
  field.derived?.(values, facts, answers) ?? null

/** The answer that identifies the row; '' if it is missing. */
export const nameOfRow = ({ namedBy = 'nome' }: RowsSection, values: Values): string =>
  (values[namedBy] ?? '').trim()

/** The answers that a change of the field to this value empties. */
export const resetsOf = ({ resets = [] }: Field, value: string): readonly string[] =>
  typeof resets === 'function' ? resets(value) : resets

/** Whether an empty answer is refused with 'Obrigatório' (VALID-01). */
export const isRequired = (field: Field, values: Values, facts: Facts) =>
  typeof field.required === 'function' ? field.required(values, facts) : field.required === true

/** What a select or radio offers; none for other controls. */
export const choicesOf = (field: Field, values: Values, facts: Facts): readonly Choice[] =>
  typeof field.choices === 'function' ? field.choices(values, facts) : (field.choices ?? [])

/** Whether an answer has to be given and is not; what is chosen and is on offer no more is as good as not given. */
export function lacksAnswer(field: Field, values: Values, facts: Facts): boolean {
  return isBlank(field, values) ? isRequired(field, values, facts) : isNotOffered(field, values, facts)
}

/** Whether the answer is none of the choices. */
function isNotOffered(field: Field, values: Values, facts: Facts): boolean {
  const value = values[field.name] ?? ''
  const isChoice = field.control === 'select' || field.control === 'radio'
  return isChoice && !choicesOf(field, values, facts).some((choice) => choice.value === value)
}

/** Not answered at all; a box that is to be ticked, not ticked. */
export const isBlank = ({ name, control }: Field, values: Values) => {
  const value = values[name] ?? ''
  return value === '' || (control === 'checkbox' && value !== 'S')
}

/** Whether what may change in L, or in L and E, may change in this status (D-49). */
export const isEditable = (editableIn: 'L' | 'LE', status: RequestStatus) => editableIn.includes(status)

/** The step that holds an answer or a list, so that a refused Finalizar can lead to it (D-52). */
export function stepOfPath(form: RequestForm, path: string): StepId | null {
  const [part, ...rest] = path.split('.')
  const name = rest.at(-1)
  const holds = (section: Section) =>
    section.part === part && (name === undefined || section.fields.some((field) => field.name === name))
  return form.steps.find((step) => step.sections.some(holds))?.id ?? null
}
