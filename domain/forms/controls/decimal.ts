import { plainSigns } from '../../people/digits.ts'
import { storedDecimal, withoutUnits, writtenDecimal } from '../decimals.ts'
import type { ControlDefinition } from './control.ts'
import { AS_IT_IS, type Mask, reading } from './mask.ts'

/** A sign is kept and reported as a problem: without it, the number would be another one. */
const options: Mask['options'] = {
  mask: AS_IT_IS,
  preprocessors: [reading({ typed: /[\d.,-]/, tidied: withoutUnits })],
}

function decimalAsStored(written: string): string {
  const text = plainSigns(written)
  return storedDecimal(text) ?? text
}

/**
 * Accepts a comma or a dot; formatted with separators of thousands on blur. Text that is no number is
 * stored as typed, and the rule refuses it.
 */
const decimal = (decimals: 0 | 2, size: number): ControlDefinition => {
  const inWords = (answer: string) => writtenDecimal(answer, decimals)
  return {
    keyboard: { inputMode: 'decimal' },
    size,
    mask: { options, show: inWords, keep: (text) => storedDecimal(text) ?? text },
    normalize: decimalAsStored,
    inWords,
  }
}

/** 1.250,50 on the screen, stored as 1250.5. */
export const money = decimal(2, 16)

/** 12,5 on the screen, stored as 12.5. */
export const percent = decimal(0, 8)

/** A whole number; a comma or a dot is reported as a problem: without it, 2,5 would be 25. */
export const integer: ControlDefinition = {
  keyboard: { inputMode: 'numeric' },
  size: 8,
  mask: { options, show: (answer) => answer, keep: (text) => text },
  normalize: (text) => plainSigns(text).replace(/^0+(?=\d)/, ''),
}
