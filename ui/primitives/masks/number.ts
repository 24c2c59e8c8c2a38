import { digitsOf } from '#domain/people/digits.ts'

import { type Mask, tidied } from './mask.ts'

/** Digits alone, however many: a limit is told beside the field, never enforced by losing what was typed. */
export const numberMask: Mask = {
  options: { mask: /^\d*$/, preprocessors: [tidied(digitsOf)] },
  show: (answer) => answer,
  keep: (text) => text,
}
