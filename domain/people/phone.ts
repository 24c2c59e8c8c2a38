import { digitsOf } from './digits.ts'

const MINIMUM_DIGITS = 10
const MAXIMUM_DIGITS = 11
const REPEATED = /(\d)\1{6}/
const SEQUENCE = '1234567'
const WRITTEN = /^[\d\s()+-]*$/

/**
 * What is wrong with a phone as typed, mask included: fewer than 10 digits, or seven equal digits in a row,
 * or 1234567 anywhere, or signs that no phone has (VALID-18, D-90), or more than 11 digits without the '+' of a number
 * abroad (P-347). null: nothing.
 */
export function phoneProblem(text: string): 'short' | 'invalid' | null {
  const digits = digitsOf(text)
  if (!WRITTEN.test(text)) return 'invalid'
  if (digits.length < MINIMUM_DIGITS) return 'short'
  if (digits.length > MAXIMUM_DIGITS && !text.startsWith('+')) return 'invalid'
  return REPEATED.test(digits) || digits.includes(SEQUENCE) ? 'invalid' : null
}
