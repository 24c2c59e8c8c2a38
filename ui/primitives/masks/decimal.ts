import { storedDecimal, writtenDecimal } from '#domain/forms/decimals.ts'

import { type Mask, tidied } from './mask.ts'

/** A sign is kept and reported as a problem: without it, the number would be another one. */
const withoutUnit = (text: string) => text.replace(/[^\d.,-]/g, '')

/**
 * Accepts a comma or a dot; formatted with separators of thousands on blur. Text that is no number is
 * stored as typed, and the rule refuses it.
 */
const decimalMask = (decimals: 0 | 2): Mask => ({
  options: { mask: /^[\d.,-]*$/, preprocessors: [tidied(withoutUnit)] },
  show: (answer) => writtenDecimal(answer, decimals),
  keep: (text) => storedDecimal(text) ?? text,
})

/** 1.250,50 on the screen, stored as 1250.5. */
export const moneyMask = decimalMask(2)

/** 12,5 on the screen, stored as 12.5. */
export const percentMask = decimalMask(0)
