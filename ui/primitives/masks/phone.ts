import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core'

import { digitsOf } from '#domain/people/digits.ts'

import { digits, type Mask, tidied } from './mask.ts'

const LANDLINE_DIGITS = 10
const MOBILE_DIGITS = 11
const COUNTRY_CODE = '55'
const INTERNATIONAL_PREFIX = '00'

const landline = ['(', ...digits(2), ')', ' ', ...digits(4), '-', ...digits(4)]
const mobile = ['(', ...digits(2), ')', ' ', ...digits(5), '-', ...digits(4)]
/** Numbers of other countries have no known format. */
const abroad = /^\+[\d ]*$/
/** Too long for Brazil: shown as typed, and refused by the rule. */
const tooLong = /^\d*$/

/** Address books write national numbers as '+55 11 …' or '011 …'. */
function national(text: string): string {
  const found = digitsOf(text)
  if (found.length > LANDLINE_DIGITS && found.startsWith(INTERNATIONAL_PREFIX))
    return `+${found.slice(INTERNATIONAL_PREFIX.length)}`
  const withCountry = found.length > MOBILE_DIGITS && found.startsWith(COUNTRY_CODE)
  if (withCountry) return found.slice(COUNTRY_CODE.length)
  const withTrunk = found.length > LANDLINE_DIGITS && found.startsWith('0')
  return withTrunk ? found.slice(1) : text
}

/** A typed country code is recognized when the number becomes too long for Brazil. */
const nationalOnceTyped: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  const whole = digitsOf(value + data)
  const isAppended = action === 'insert' && selection[0] === value.length
  if (!isAppended || (value + data).includes('+') || whole.length <= MOBILE_DIGITS)
    return { elementState, data }
  return { elementState: { value: '', selection: [0, 0] }, data: national(whole) }
}

const options: MaskitoOptions = {
  mask: ({ value }) => {
    if (value.startsWith('+')) return abroad
    const { length } = digitsOf(value)
    if (length > MOBILE_DIGITS) return tooLong
    return length > LANDLINE_DIGITS ? mobile : landline
  },
  preprocessors: [nationalOnceTyped, tidied(national)],
}

/** (00) 0000-0000, with eleven digits (00) 00000-0000; stored as displayed (D-90). */
export const phoneMask: Mask = {
  options,
  show: (answer) => maskitoTransform(answer, options),
  keep: (text) => (/[\d+]/.test(text) ? text : ''),
}
