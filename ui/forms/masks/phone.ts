import { type MaskitoOptions, maskitoTransform } from '@maskito/core'

import { digitsOf } from '#domain/people/digits.ts'

import { digits, type Mask, tidied } from './mask.ts'

const LANDLINE_DIGITS = 10
const COUNTRY_CODE = '55'

const landline = ['(', ...digits(2), ')', ' ', ...digits(4), '-', ...digits(4)]
const mobile = ['(', ...digits(2), ')', ' ', ...digits(5), '-', ...digits(4)]
/** A number abroad has no shape that we know. */
const abroad = /^\+[\d ]*$/

/** '+55 11 …' and '011 …' are how address books and old cards write the same national number. */
function national(text: string): string {
  const found = digitsOf(text)
  const withCountry = found.length > LANDLINE_DIGITS + 1 && found.startsWith(COUNTRY_CODE)
  if (withCountry) return found.slice(COUNTRY_CODE.length)
  const withTrunk = found.length > LANDLINE_DIGITS && found.startsWith('0')
  return withTrunk ? found.slice(1) : text
}

const options: MaskitoOptions = {
  mask: ({ value }) => {
    if (value.startsWith('+')) return abroad
    return digitsOf(value).length > LANDLINE_DIGITS ? mobile : landline
  },
  preprocessors: [tidied(national)],
}

/** (00) 0000-0000 and, from the eleventh digit on, (00) 00000-0000; stored as it is written (D-90). */
export const phoneMask: Mask = {
  options,
  show: (answer) => maskitoTransform(answer, options),
  keep: (text) => (/[\d+]/.test(text) ? text : ''),
}
