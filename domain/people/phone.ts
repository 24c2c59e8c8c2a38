import { digitsOf } from './digits.ts'

const MINIMUM_DIGITS = 10
const MAXIMUM_DIGITS = 11
const REPEATED = /(\d)\1{6}/
const SEQUENCE = '1234567'
const WRITTEN = /^[\d\s()+-]*$/

/**
 * The problem of a typed phone number, with its mask: fewer than 10 digits, seven equal digits in a row,
 * 1234567 anywhere, invalid characters (VALID-18, D-90), or more than 11 digits without the '+' of a number
 * abroad (P-347); null without one.
 */
export function phoneProblem(text: string): 'short' | 'invalid' | null {
  const digits = digitsOf(text)
  if (!WRITTEN.test(text)) return 'invalid'
  if (digits.length < MINIMUM_DIGITS) return 'short'
  if (digits.length > MAXIMUM_DIGITS && !text.startsWith('+')) return 'invalid'
  return REPEATED.test(digits) || digits.includes(SEQUENCE) ? 'invalid' : null
}
