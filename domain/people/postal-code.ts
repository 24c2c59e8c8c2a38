import { isRun } from './digits.ts'

export const POSTAL_CODE_LENGTH = 8
const REPEATED = /^(\d)\1+$/

/**
 * What is wrong with a Brazilian postal code, given as bare digits: fewer than 8, or one digit repeated, or a
 * run upwards or downwards, or signs that are no digits (VALID-15, D-89). null: nothing.
 */
export function postalCodeProblem(text: string): 'short' | 'invalid' | null {
  if (!/^\d*$/.test(text)) return 'invalid'
  if (text.length < POSTAL_CODE_LENGTH) return 'short'
  const isPattern = REPEATED.test(text) || isRun(text)
  return isPattern ? 'invalid' : null
}
