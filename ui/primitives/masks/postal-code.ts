import { digitsOf } from '#domain/people/digits.ts'
import { POSTAL_CODE_LENGTH } from '#domain/people/postal-code.ts'

import { digitMask, digits } from './mask.ts'

const whole = [...digits(5), '-', ...digits(3)]
/** Too long: nothing is cut, and the rule refuses it. */
const tooLong = /^[\d-]*$/

/** 00000-000 on screen, eight digits in store (D-78). */
export const postalCodeMask = digitMask({
  mask: ({ value }) => (digitsOf(value).length > POSTAL_CODE_LENGTH ? tooLong : whole),
})
