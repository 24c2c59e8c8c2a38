import { storedDecimal, writtenDecimal } from '#domain/forms/decimals.ts'

import { type Mask, tidied } from './mask.ts'

/** A sign stays, to be told of beside the field: without it, the number would be another one. */
const withoutUnit = (text: string) => text.replace(/[^\d.,-]/g, '')

/**
 * Typed as people write it, with comma or dot; written in full, with the dots of the thousands, once the field is left.
 * Until the text is a number the text itself is the answer, and the rule says so.
 */
const decimalMask = (decimals: 0 | 2): Mask => ({
  options: { mask: /^[\d.,-]*$/, preprocessors: [tidied(withoutUnit)] },
  show: (answer) => writtenDecimal(answer, decimals),
  keep: (text) => storedDecimal(text) ?? text,
})

/** 1.250,50 on screen, 1250.5 in store. */
export const moneyMask = decimalMask(2)

/** 12,5 on screen, 12.5 in store. */
export const percentMask = decimalMask(0)
