import { storedDecimal, withoutUnits, writtenDecimal } from '../decimals.ts'

import { AS_IT_IS, type Mask, reading } from './mask.ts'

/** A sign is kept and reported as a problem: without it, the number would be another one. */
const options: Mask['options'] = {
  mask: AS_IT_IS,
  preprocessors: [reading({ typed: /[\d.,-]/, tidied: withoutUnits })],
}

/**
 * Accepts a comma or a dot; formatted with separators of thousands on blur. Text that is no number is
 * stored as typed, and the rule refuses it.
 */
const decimalMask = (decimals: 0 | 2): Mask => ({
  options,
  show: (answer) => writtenDecimal(answer, decimals),
  keep: (text) => storedDecimal(text) ?? text,
})

/** 1.250,50 on the screen, stored as 1250.5. */
export const moneyMask = decimalMask(2)

/** 12,5 on the screen, stored as 12.5. */
export const percentMask = decimalMask(0)

/** A whole number; a comma or a dot is reported as a problem: without it, 2,5 would be 25. */
export const integerMask: Mask = { options, show: (answer) => answer, keep: (text) => text }
