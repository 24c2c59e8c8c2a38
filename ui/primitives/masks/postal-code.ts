import { digitsOf } from '#domain/people/digits.ts'
import { POSTAL_CODE_LENGTH } from '#domain/people/postal-code.ts'

import { digitMask, digits } from './mask.ts'

const whole = [...digits(5), '-', ...digits(3)]
/** Too many digits are kept, and refused by the rule. */
const tooLong = /^[\d-]*$/

/** 00000-000 on the screen, stored as eight digits (D-78). */
export const postalCodeMask = digitMask({
  mask: ({ value }) => (digitsOf(value).length > POSTAL_CODE_LENGTH ? tooLong : whole),
})
