import { type MaskitoOptions, maskitoTransform } from '@maskito/core'

import { digitsOf } from '../../people/digits.ts'
import { withoutPhonePrefix } from '../../people/phone.ts'
import { removedPrefix } from '#ui/texts/primitives.ts'

import { AS_IT_IS, digits, type Mask, reading } from './mask.ts'

const LANDLINE_DIGITS = 10
const MOBILE_DIGITS = 11

const landline = ['(', ...digits(2), ')', ' ', ...digits(4), '-', ...digits(4)]
const mobile = ['(', ...digits(2), ')', ' ', ...digits(5), '-', ...digits(4)]

const OWN_FORM = /^[\d() -]*$/
const LABEL = /^\s*(tel(efone)?|cel(ular)?|fone|whatsapp)\b[\s:.]*/i
const SEPARATORS = /[\s()./-]/g
/** Between the digits of numbers abroad, which have no known format, spaces stay. */
const SEPARATORS_ABROAD = /[()./-]/g

/** Address books write national numbers as '+55 11 …' or '011 …'. */
function tidied(text: string): string {
  const bare = text.replace(LABEL, '').trim()
  const { number, prefix } = withoutPhonePrefix(bare)
  if (prefix !== null) return number
  if (OWN_FORM.test(text)) return text
  return bare.replace(bare.startsWith('+') ? SEPARATORS_ABROAD : SEPARATORS, '')
}

const options: MaskitoOptions = {
  mask: ({ value }) => {
    const found = digitsOf(value)
    // No area code begins with 0.
    const isNational = OWN_FORM.test(value) && found.length <= MOBILE_DIGITS && !found.startsWith('0')
    if (!isNational) return AS_IT_IS
    return found.length > LANDLINE_DIGITS ? mobile : landline
  },
  preprocessors: [reading({ typed: /[\d+]/, tidied })],
}

/** (00) 0000-0000, with eleven digits (00) 00000-0000; stored as displayed (D-90). */
export const phoneMask: Mask = {
  options,
  show: (answer) => maskitoTransform(answer, options),
  keep: (text) => (/[^\s()-]/.test(text) ? text : ''),
  removed: (text) => {
    const { prefix } = withoutPhonePrefix(text.replace(LABEL, ''))
    return prefix === null ? null : removedPrefix[prefix]
  },
}
