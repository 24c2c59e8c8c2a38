import { digitsOf } from './digits.ts'

const MINIMUM_DIGITS = 10
const MAXIMUM_DIGITS = 11
const REPEATED = /(\d)\1{6}/
const SEQUENCE = '1234567'
const WRITTEN = /^\+?[\d\s()-]*$/
/** 0800, 0300, 0500 and 0900 numbers, and those of eight digits that are the same in every city. */
const SERVICE = /^(0[3589]00\d{6,7}|(?:400\d|300[34])\d{4})$/

/** The area codes that exist (DDD). */
const AREA_CODES =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  )

const SEPARATORS = /[\s()./-]/g
const WITH_PREFIX = /^(?<country>(?:\+|00)?55)?(?<trunk>0)?(?<number>(?<area>\d{2})\d{8,9})$/
const FROM_ABROAD = /^00(?<number>\d{9,})$/

/** What was taken from the front of a phone number; '00' is replaced by '+'. */
export type PhonePrefix = 'country' | 'trunk' | 'countryAndTrunk' | 'exit'

/**
 * A phone number without the country code of Brazil and the trunk 0, which are dropped only before 10 or 11
 * digits that begin with an area code that exists; '00' becomes '+' (VALID-19, VALID-34). `prefix` is null, and
 * the text unchanged, where there is none of them.
 */
export function withoutPhonePrefix(text: string): {
  readonly number: string
  readonly prefix: PhonePrefix | null
} {
  const bare = text.replace(SEPARATORS, '')
  const { country, trunk, area, number } = WITH_PREFIX.exec(bare)?.groups ?? {}
  if (number && area && (country || trunk) && AREA_CODES.includes(area)) {
    return { number, prefix: country ? (trunk ? 'countryAndTrunk' : 'country') : 'trunk' }
  }
  const abroad = FROM_ABROAD.exec(bare)?.groups?.number
  return abroad ? { number: `+${abroad}`, prefix: 'exit' } : { number: text, prefix: null }
}

/**
 * The problem of a typed phone number, with its mask: invalid characters, fewer than 10 digits, seven equal
 * digits in a row, 1234567 anywhere (VALID-18, D-90), more than 11 digits without the '+' of a number abroad
 * (P-347), a 0 in front; 'service' for numbers without an area code that belong to companies, as 0800
 * and 4004 (VALID-33); null without one.
 */
export function phoneProblem(text: string): 'short' | 'invalid' | 'service' | null {
  const digits = digitsOf(text)
  const isAbroad = text.startsWith('+')
  if (!WRITTEN.test(text)) return 'invalid'
  if (!isAbroad && SERVICE.test(digits)) return 'service'
  if (digits.length < MINIMUM_DIGITS) return 'short'
  if (!isAbroad && (digits.length > MAXIMUM_DIGITS || digits.startsWith('0'))) return 'invalid'
  return REPEATED.test(digits) || digits.includes(SEQUENCE) ? 'invalid' : null
}
