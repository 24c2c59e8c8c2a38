import { messages } from '../messages.ts'
import { BRAZIL } from '../people/countries.ts'
import { barePostalCode, POSTAL_CODE_LENGTH, postalCodeProblem } from '../people/postal-code.ts'
import type { AnswerChange } from './answers.ts'
import {
  ADDRESS_ANSWERS,
  type AddressAnswer,
  BESIDE_POSTAL_CODE,
  type BesidePostalCode,
  type Field,
  type FieldsPart,
  type FindsAddress,
  type Section,
  type Values,
} from './form.ts'

/** The path of an answer outside rows: 'endereco.cep'. */
export type FieldPath = `${FieldsPart}.${string}`

/** A postal code whose address is looked up: its part and field, and the fields to fill. */
export type PostalCodeField = {
  readonly part: FieldsPart
  readonly name: string
  readonly path: FieldPath
  readonly finds: FindsAddress
}

/** The field as a postal code whose address is looked up; null for any other field. */
export const postalCodeOf = (section: Section, { name, findsAddress }: Field): PostalCodeField | null =>
  section.kind === 'fields' && findsAddress
    ? { part: section.part, name, path: `${section.part}.${name}`, finds: findsAddress }
    : null

/** All postal codes of these sections whose addresses are looked up. */
export const postalCodesIn = (sections: readonly Section[]): readonly PostalCodeField[] =>
  sections.flatMap((section) => section.fields.flatMap((field) => postalCodeOf(section, field) ?? []))

/** Whether the change is to the code itself, or to the country that determines whether there is one. */
export const concerns = ({ part, name, finds }: PostalCodeField, change: AnswerChange): boolean =>
  !('rowId' in change) && change.part === part && (change.name === name || change.name === finds.country)

/**
 * The typed digits to look up; '' while the code is not complete, for one that the rule refuses (VALID-15), and
 * abroad, which also cancels a running lookup.
 */
export function digitsToLookUp({ name, finds: { country } }: PostalCodeField, values: Values): string {
  const isInBrazil = country === undefined || values[country] === String(BRAZIL.id)
  const code = barePostalCode(values[name] ?? '')
  const isComplete = code.length === POSTAL_CODE_LENGTH && postalCodeProblem(code) === null
  return isInBrazil && isComplete ? code : ''
}

/** The answers that the last lookup filled in, and the fields that still belong to another code. */
export type LookedUp = { readonly filled: Values; readonly toCheck: Values }

const NOTHING_LOOKED_UP: LookedUp = { filled: {}, toCheck: {} }

/** The answers after a lookup, and what to remember of it. */
export type AddressChange = { readonly answers: Values; readonly lookedUp: LookedUp }

/**
 * After a lookup, with or without a result: answers of the previous lookup are replaced or cleared. Answers
 * that were typed over stay, and so do answers of unknown origin that the address does not contain.
 */
export function addressFound(
  { finds: { fills, leaves } }: PostalCodeField,
  { filled: before } = NOTHING_LOOKED_UP,
  values: Values,
  found: Values,
): AddressChange {
  const filled = Object.fromEntries(ADDRESS_ANSWERS.map((answer) => [fills[answer], found[answer] ?? '']))
  const changed = Object.entries(filled).filter(([name, now]) => {
    const value = values[name] ?? ''
    const isOwn = value === before[name]
    const isTypedOver = value !== '' && before[name] !== undefined && !isOwn
    return now === '' ? isOwn : !isTypedOver
  })
  const answers = Object.fromEntries(changed)
  const after = { ...values, ...answers }
  const stays = [...Object.values(fills), ...Object.values(leaves)].filter(
    (name) => (after[name] ?? '') !== '' && after[name] !== filled[name],
  )
  const toCheck = Object.fromEntries(stays.map((name) => [name, after[name] ?? '']))
  // After a lookup without a result the origin of the address is unknown, as before the first one.
  return { answers, lookedUp: { filled: Object.keys(found).length > 0 ? filled : {}, toCheck } }
}

/**
 * If the code or its country changes, there is nothing left to check; abroad, answers that were filled in are
 * cleared.
 */
export function addressAsked(
  { finds: { country } }: PostalCodeField,
  before = NOTHING_LOOKED_UP,
  values: Values,
): AddressChange {
  const isAbroad = country !== undefined && values[country] !== String(BRAZIL.id)
  if (!isAbroad) return { answers: {}, lookedUp: { ...before, toCheck: {} } }
  const own = Object.entries(before.filled).filter(([name, value]) => values[name] === value)
  return { answers: Object.fromEntries(own.map(([name]) => [name, ''])), lookedUp: NOTHING_LOOKED_UP }
}

const WORDS: Readonly<Record<AddressAnswer | BesidePostalCode, string>> = {
  endereco: 'o endereço',
  bairro: 'o bairro',
  cidade: 'a cidade',
  estado: 'o estado',
  numero: 'o número',
  complemento: 'o complemento',
}

const inOneSentence = new Intl.ListFormat('pt-BR')

/** A remark about fields that still belong to another code, while they are unchanged; '' without any. */
export function addressToCheck(
  { finds: { fills, leaves } }: PostalCodeField,
  { toCheck } = NOTHING_LOOKED_UP,
  values: Values,
): string {
  const names = { ...fills, ...leaves }
  const open = [...ADDRESS_ANSWERS, ...BESIDE_POSTAL_CODE].filter((answer) => {
    const value = values[names[answer]] ?? ''
    return value !== '' && value === toCheck[names[answer]]
  })
  return open.length === 0 ? '' : messages.checkAddress(inOneSentence.format(open.map((one) => WORDS[one])))
}
