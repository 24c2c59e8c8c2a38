import { messages } from '../messages.ts'
import { BRAZIL } from '../people/countries.ts'
import { digitsOf } from '../people/digits.ts'
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

/** What the last look-up of a code filled in, and which other fields belong to another code. */
export type LookedUp = { readonly filled: Values; readonly toCheck: Values }

const NOTHING_LOOKED_UP: LookedUp = { filled: {}, toCheck: {} }

/** What a code changes about the answers of its part, and what there is to know of it from then on. */
export type AddressChange = { readonly answers: Values; readonly lookedUp: LookedUp }

/**
 * After a look-up, which may have found nothing. What the one before filled in is replaced or cleared; what was typed
 * over it stays, and so does an answer of unknown origin that the address does not say.
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
  // After a look-up that found nothing, the origin of the address is unknown, as before the first one.
  return { answers, lookedUp: { filled: Object.keys(found).length > 0 ? filled : {}, toCheck } }
}

/** Where the code or its country is another: there is nothing to check any more, and abroad what was filled in goes. */
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

/** What a look-up left as it was, for as long as it is so; '' where there is nothing to check. */
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
