import { digitsOf } from '#domain/people/digits.ts'

import { type Mask, tidied } from './mask.ts'

/** Digits only, of any number: too many are reported as a problem, not removed. */
export const numberMask: Mask = {
  options: { mask: /^\d*$/, preprocessors: [tidied(digitsOf)] },
  show: (answer) => answer,
  keep: (text) => text,
}
