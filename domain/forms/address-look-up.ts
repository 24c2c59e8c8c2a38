import { BRAZIL } from '../people/countries.ts'
import { digitsOf } from '../people/digits.ts'
import type { AnswerChange } from './answers.ts'
import {
  ADDRESS_ANSWERS,
  type Field,
  type FieldsPart,
  type FindsAddress,
  type Section,
  type Values,
} from './form.ts'

/** The path of an answer that is not in a row: 'endereco.cep'. */
export type FieldPath = `${FieldsPart}.${string}`

/** A postal code whose address is looked up: its part and field, and the fields that it fills. */
export type PostalCodeField = {
  readonly part: FieldsPart
  readonly name: string
  readonly path: FieldPath
  readonly finds: FindsAddress
}

/** The field as a postal code whose address is looked up; null for every other field. */
export const postalCodeOf = (section: Section, { name, findsAddress }: Field): PostalCodeField | null =>
  section.kind === 'fields' && findsAddress
    ? { part: section.part, name, path: `${section.part}.${name}`, finds: findsAddress }
    : null

/** Every postal code of these sections whose address is looked up. */
export const postalCodesIn = (sections: readonly Section[]): readonly PostalCodeField[] =>
  sections.flatMap((section) => section.fields.flatMap((field) => postalCodeOf(section, field) ?? []))

/** Whether the change is to the code itself, or to the country that decides whether there is one. */
export const concerns = ({ part, name, finds }: PostalCodeField, change: AnswerChange): boolean =>
  !('rowId' in change) && change.part === part && (change.name === name || change.name === finds.country)

/** What to look up: the digits typed, or '' abroad, which also abandons a look-up under way. */
export const digitsToLookUp = ({ name, finds: { country } }: PostalCodeField, values: Values): string =>
  country === undefined || values[country] === String(BRAZIL.id) ? digitsOf(values[name] ?? '') : ''

/** The answers that an address fills, under their names in the form; what it does not say stays as it was typed. */
export const addressAnswers = ({ finds: { fills } }: PostalCodeField, found: Values): Values =>
  Object.fromEntries(
    ADDRESS_ANSWERS.map((answer) => [fills[answer], found[answer] ?? ''] as const).filter(
      ([, value]) => value !== '',
    ),
  )
