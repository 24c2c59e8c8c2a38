import type { Field, Values } from './form.ts'

/** An account or a branch as printed on cards: number, hyphen, check digits. */
export const NUMBER_WITH_DIGIT = /^(\d+)-([\dx]{1,2})$/i

/** The check digit after a hyphen in the answer; null if there is none, or if it has no field of its own. */
function digitIn({ name, checkDigit }: Field, values: Values) {
  const [, number, digit] = NUMBER_WITH_DIGIT.exec((values[name] ?? '').trim()) ?? []
  return checkDigit && number && digit ? { number, digit, goesTo: checkDigit } : null
}

/**
 * The answers with the check digit moved into its own field; null if there is none, or if that field has
 * another one.
 */
export function partedNumber(field: Field, values: Values): Values | null {
  const typed = digitIn(field, values)
  if (typed === null) return null
  const known = values[typed.goesTo] ?? ''
  const isAnother = known !== '' && known.toUpperCase() !== typed.digit.toUpperCase()
  return isAnother ? null : { [field.name]: typed.number, [typed.goesTo]: typed.digit }
}
