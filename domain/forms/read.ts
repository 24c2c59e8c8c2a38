import { BRAZIL } from '../people/countries.ts'
import { formatCpf } from '../people/cpf.ts'
import type { Facts } from '../requests/facts.ts'
import { asAnswered } from './answered.ts'
import { controlOf } from './controls/controls.ts'
import { dateInWords } from './controls/date.ts'
import {
  type Answers,
  choicesOf,
  FIELDS_PARTS,
  type Field,
  type FieldsPart,
  type FieldsSection,
  isAsked,
  isChoice,
  isShown,
  lacksAnswer,
  namedBy,
  nameOfRow,
  type RequestForm,
  type Row,
  type RowColumn,
  type RowsSection,
  type Section,
  type StepId,
  sectionsOf,
  type Values,
} from './form.ts'

/** One answer for display: with the form's label, else with its wire name. */
export type ReadAnswer = { readonly label: string; readonly value: string }
export type ReadSection = { readonly title: string; readonly answers: readonly ReadAnswer[] }

/** `rowId` is that of its row, if the section has rows. '' is a required answer that is missing. */
type ReviewedAnswers = ReadSection & { readonly rowId: number | null }

/** A visible section, its step, and its answers. */
export type ReviewedSection = {
  readonly step: StepId
  readonly section: Section
  readonly read: readonly ReviewedAnswers[]
}

const BLANK_FORM: RequestForm = { steps: [] }

/**
 * Stored answers as text, with the labels of the type's form: visible ones that were given, and only declared
 * people of the fund's records. Answers without a field come last, with their wire names (D-32, D-57). `form`
 * is null for a type without one.
 */
export function readAnswers(
  form: RequestForm | null,
  answers: Answers,
  facts: Facts,
): readonly ReadSection[] {
  const sections = sectionsOf(form ?? BLANK_FORM)
  const given = asAnswered(form ?? BLANK_FORM, answers)
  const known = sections
    .flatMap((section) => sectionAsRead(section, given, facts))
    .map(({ title, answers }): ReadSection => ({ title, answers }))
  const others = namedByNoneOf(sections, given, facts)
  return others.length > 0 ? [...known, { title: 'Outros dados', answers: others }] : known
}

/** The answers that the question before sending repeats, of a list the names of the ticked rows (P-141). */
export const repeatedBeforeSending = (
  form: RequestForm,
  answers: Answers,
  facts: Facts,
): readonly ReadAnswer[] => {
  const given = asAnswered(form, answers)
  return sectionsOf(form).flatMap((section) => {
    const repeated = section.fields.filter((field) => field.repeatedBeforeSending)
    if (section.kind === 'rows') {
      const names = given[section.part]
        .filter((row) => isDeclared(section, row))
        .map(({ values }) => nameOfRow(section, values))
      return repeated.length > 0 ? [{ label: section.title, value: names.join(', ') }] : []
    }
    return repeated.flatMap((field) => readAt(field, section, given[section.part], facts))
  })
}

/** Answers as text, by section in the order of the form, for the review before sending. */
export const reviewOf = (form: RequestForm, answers: Answers, facts: Facts): readonly ReviewedSection[] => {
  const given = asAnswered(form, answers)
  const isAskedHere = (section: Section) =>
    section.kind === 'fields'
      ? section.fields.some((field) => isShown(field, given[section.part], facts))
      : isAsked(section, given, facts)
  return form.steps.flatMap(({ id, sections }) =>
    sections
      .filter(isAskedHere)
      .map((section) => ({ step: id, section, read: sectionAsRead(section, given, facts, answerToCheck) })),
  )
}

type Reading = (field: Field, values: Values, facts: Facts) => readonly ReadAnswer[]

function sectionAsRead(
  section: Section,
  given: Answers,
  facts: Facts,
  readAnswer: Reading = answerAsRead,
): readonly ReviewedAnswers[] {
  const read = (values: Values) => fieldsAsRead(section, values, facts, readAnswer)
  if (section.kind === 'fields') {
    const answers = read(given[section.part])
    return answers.length > 0
      ? [
          {
            rowId: null,
            title: section.title,
            answers: [...declarationAsRead(section, given, facts), ...answers],
          },
        ]
      : []
  }
  return given[section.part]
    .filter((row) => isDeclared(section, row))
    .map(({ id, values }) => ({
      rowId: id,
      title: [section.rowLabel, nameOfRow(section, values)].filter(Boolean).join(': '),
      answers: [...columnsAsRead(section, values), ...read(values)],
    }))
}

/** What the answers of a part or a row say, without those that the title of the row has said. */
const fieldsAsRead = (section: Section, values: Values, facts: Facts, readAnswer: Reading) =>
  section.fields
    .filter((field) => !isInTitle(section, field.name, values))
    .flatMap((field) => readAt(field, section, values, facts, readAnswer))

/** Its name, and of a person of the fund's records that it is declared. */
const isInTitle = (section: Section, name: string, values: Values) =>
  section.kind === 'rows' &&
  ((name === namedBy(section) && nameOfRow(section, values) !== '') ||
    (name === 'selecionado' && columnsOf(section) === PERSON_COLUMNS))

/** The declaration of the participant above the answers of the section. */
function declarationAsRead(
  { declaration }: FieldsSection,
  given: Answers,
  facts: Facts,
): readonly ReadAnswer[] {
  const declared = declaration?.(given, facts) ?? []
  return declared.length > 0 ? [{ label: 'Declaração', value: declared.join(' ') }] : []
}

/** Columns that distinguish people of the fund's records in sections without columns of their own. */
const PERSON_COLUMNS: readonly RowColumn[] = [
  { label: 'CPF', answer: 'cpf', control: 'cpf' },
  { label: 'Parentesco', answer: 'nm_parentesco', control: 'text' },
]

const columnsOf = ({ source, columns = source === 'fund' ? PERSON_COLUMNS : [] }: RowsSection) => columns

/** The texts of a row of the fund's records, by column. */
const columnsAsRead = (section: RowsSection, values: Values): readonly ReadAnswer[] =>
  columnsOf(section)
    .filter(({ answer }) => !isInTitle(section, answer, values))
    .map((column) => ({
      label: column.label,
      value: withoutLabel(column.label, columnInWords(column, values)),
    }))
    .filter(({ value }) => value !== '')

const CPF = /^\d{11}$/

/** The text of a row of the fund's records in one column. */
export const columnInWords = ({ answer, control }: RowColumn, values: Values): string => {
  const value = values[answer] ?? ''
  // A beneficiary may have a CNPJ.
  return control === 'cpf' && CPF.test(value) ? formatCpf(value) : value
}

/** The fund's records contain all beneficiaries; only ticked ones belong to the request (D-50). */
export const isDeclared = ({ source }: RowsSection, { values }: Row) =>
  source === 'participant' || values.selecionado === 'S'

function answerAsRead(field: Field, values: Values, facts: Facts): readonly ReadAnswer[] {
  const value = values[field.name] ?? ''
  if (value === '' || !isShown(field, values, facts)) return []
  const said = valueInWords(field, values, facts)
  return [{ label: labelAsRead(field), value: isChoice(field) ? withoutLabel(field.label, said) : said }]
}

/** What the fund calls it, without its label at the beginning: 'Plano de Benefícios I' is 'Benefícios I'. */
function withoutLabel(label: string, name: string): string {
  return name.startsWith(`${label} `) ? name.slice(label.length + 1).replace(/^d[aeo] /, '') : name
}

function answerToCheck(field: Field, values: Values, facts: Facts): readonly ReadAnswer[] {
  const isMissing = isShown(field, values, facts) && lacksAnswer(field, values, facts)
  return isMissing ? [{ label: labelAsRead(field), value: '' }] : answerAsRead(field, values, facts)
}

/** The answers of a folded section; of a list, the names of its rows. */
export function readBackOf(section: Section, answers: Answers, facts: Facts): readonly ReadAnswer[] {
  if (section.kind === 'fields') {
    return section.fields.flatMap((field) => readAt(field, section, answers[section.part], facts))
  }
  return answers[section.part]
    .filter((row) => isDeclared(section, row))
    .map(({ values }, index) => ({
      label: `${section.rowLabel} ${index + 1}`,
      value: nameOfRow(section, values),
    }))
}

/** What is shown for a field: its answer, or the line that it makes with other fields; nothing for those others. */
function readAt(
  field: Field,
  { fields }: Section,
  values: Values,
  facts: Facts,
  readAnswer: Reading = answerAsRead,
): readonly ReadAnswer[] {
  const partsOf = ({ names }: Line) =>
    names
      .flatMap((name) => fields.filter((one) => one.name === name))
      .flatMap((one) => readAnswer(one, values, facts))
  const owner = fields.find((one) => lineOf(one, values)?.names.includes(field.name))
  const line = owner && lineOf(owner, values)
  // What is missing is said of the field itself.
  if (!line || partsOf(line).some(({ value }) => value === '')) return readAnswer(field, values, facts)
  const words = partsOf(line)
    .map(({ value }) => value)
    .filter((value) => value !== BRAZIL.name)
  return owner === field && words.length > 0 ? [{ label: line.label, value: words.join(line.separator) }] : []
}

type Line = {
  readonly label: string
  readonly names: readonly string[]
  readonly separator: string
}

/**
 * The line of a field: an address in the order of an envelope, a number with its check digit, or what the form
 * names.
 */
function lineOf({ name, label, checkDigit, findsAddress, readWith }: Field, values: Values): Line | null {
  if (readWith) return { label: readWith.label, names: [name, ...readWith.names], separator: ', ' }
  if (checkDigit && values[name]) return { label, names: [name, checkDigit], separator: '-' }
  if (!findsAddress) return null
  const { fills, leaves, country = '' } = findsAddress
  const { endereco, bairro, cidade, estado } = fills
  const names = [endereco, leaves.numero, leaves.complemento, bairro, cidade, estado, name, country]
  return { label: 'Endereço', names, separator: ', ' }
}

const IN_PERCENT = ' (em %)'

/** The label of an answer that is read: the unit of a percentage is behind its number. */
export const labelAsRead = ({ label }: Field): string =>
  label.endsWith(IN_PERCENT) ? label.slice(0, -IN_PERCENT.length) : label

/** One answer as text, given the others of its part or row: the name of a choice, or a date. */
export function valueInWords(field: Field, values: Values, facts: Facts): string {
  const value = values[field.name] ?? ''
  if (!isChoice(field)) {
    const words = controlOf(field.control).inWords?.(value) ?? value
    return words !== '' && field.label.endsWith(IN_PERCENT) ? `${words}%` : words
  }
  const chosen = choicesOf(field, values, facts).find((choice) => choice.value === value)
  return chosen?.label ?? nameOf(field.name, value, values, facts) ?? value
}

/** A choice that is no longer offered, such as a former plan, keeps the name that the fund gave it. */
function nameOf(name: string, value: string, values: Values, facts: Facts): string | undefined {
  const isIt = ({ id }: { readonly id: number }) => String(id) === value
  switch (name) {
    case 'id_plano':
      return facts.plans.find(isIt)?.name
    case 'beneficio':
      return facts.benefits.find((one) => isIt(one) && String(one.planId) === values.id_plano)?.name
    case 'id_pais':
      return facts.countries.find(isIt)?.name
    default:
      return undefined
  }
}

function namedByNoneOf(sections: readonly Section[], given: Answers, facts: Facts): readonly ReadAnswer[] {
  const namedIn = (part: FieldsPart) =>
    new Set(
      sections.flatMap((section) => (section.part === part ? section.fields.map((field) => field.name) : [])),
    )
  return FIELDS_PARTS.flatMap((part) => {
    const named = namedIn(part)
    return Object.entries(given[part])
      .filter(([name, value]) => !named.has(name) && value !== '')
      .map(([name, value]) => ({
        label: name,
        value: nameOf(name, value, given[part], facts) ?? dateInWords(value),
      }))
  })
}
