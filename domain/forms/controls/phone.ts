import { digitsOf, plainSigns } from '../../people/digits.ts'
import { type PhonePrefix, withoutPhonePrefix } from '../../people/phone.ts'
import type { ControlDefinition } from './control.ts'
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

const options: Mask['options'] = {
  mask: ({ value }) => {
    const found = digitsOf(value)
    // No area code begins with 0.
    const isNational = OWN_FORM.test(value) && found.length <= MOBILE_DIGITS && !found.startsWith('0')
    if (!isNational) return AS_IT_IS
    return found.length > LANDLINE_DIGITS ? mobile : landline
  },
  preprocessors: [reading({ typed: /[\d+]/, tidied })],
}

/** What the mask takes from the front of a number. */
const REMOVED: Readonly<Record<PhonePrefix, string>> = {
  country: 'Retiramos o 55, que é o código do Brasil.',
  trunk: 'Retiramos o 0 do início.',
  countryAndTrunk: 'Retiramos o 55, que é o código do Brasil, e o 0 antes do DDD.',
  exit: 'Trocamos o 00 do início por +.',
}

/** (00) 0000-0000, with eleven digits (00) 00000-0000; stored as displayed (D-90). */
export const phone: ControlDefinition = {
  keyboard: { inputMode: 'tel' },
  size: 20,
  mask: {
    options,
    keep: (text) => (/[^\s()-]/.test(text) ? text : ''),
    removed: (text) => {
      const { prefix } = withoutPhonePrefix(text.replace(LABEL, ''))
      return prefix === null ? null : REMOVED[prefix]
    },
  },
  normalize: plainSigns,
}
