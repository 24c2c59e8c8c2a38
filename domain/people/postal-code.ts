import { isRun } from './digits.ts'

export const POSTAL_CODE_LENGTH = 8
const REPEATED = /^(\d)\1+$/

/** Without the separators of its mask; any other character stays, so that the text is refused (VALID-31). */
export const barePostalCode = (text: string) => text.replace(/[\s.-]/g, '')

/**
 * The problem of a Brazilian postal code, given as digits: fewer than 8, one digit repeated, ascending or
 * descending digits, or other characters (VALID-15, D-89); null without one.
 */
export function postalCodeProblem(text: string): 'short' | 'invalid' | null {
  if (!/^\d*$/.test(text)) return 'invalid'
  if (text.length < POSTAL_CODE_LENGTH) return 'short'
  const isPattern = REPEATED.test(text) || isRun(text)
  return isPattern ? 'invalid' : null
}
