import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'

import { cleanText } from '../../clean-text.ts'
import { plainSigns } from '../../people/digits.ts'

/** Converts between the stored and the displayed form of an answer. */
export type Mask = {
  readonly options: MaskitoOptions
  /** From the stored answer to the text of the input; without it, what the options make of the answer. */
  readonly show?: (answer: string) => string
  /** From the text of the input to the stored answer. */
  readonly keep: (text: string) => string
  /** A sentence about digits that the mask takes from this text; null if it takes none. */
  readonly removed?: (text: string) => string | null
}

const digit = /\d/

export const digits = (count: number): RegExp[] => Array.from({ length: count }, () => digit)

/** Text that does not fit the mask is shown as it is, and refused by the rule. */
export const AS_IT_IS = /^.*$/su

type Reading = {
  /** The characters that a key press adds; any other one adds nothing (D-142). */
  readonly typed: RegExp
  /**
   * Pasted or autofilled text without units, spaces and separators. Any other character has to stay, or the
   * number would be another one (D-142). Text in the mask's own form must stay unchanged.
   */
  readonly tidied: (text: string) => string
}

const isKeyPress = (data: string) => [...data].length === 1

/** Reads what is typed, pasted or autofilled before the mask handles it. */
export const reading =
  ({ typed, tidied }: Reading): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const tidy = (text: string) => tidied(plainSigns(cleanText(text)))
    if (action === 'validation') {
      const value = tidy(elementState.value)
      return value === elementState.value
        ? { elementState, data }
        : { elementState: { value, selection: [value.length, value.length] }, data }
    }
    if (!isKeyPress(data)) return { elementState, data: data && tidy(data) }
    const sign = plainSigns(data)
    if (typed.test(sign)) return { elementState, data: tidied(sign) }
    const [, end] = elementState.selection
    // Without data a selection would be deleted.
    return { elementState: { ...elementState, selection: [end, end] }, data: '' }
  }
