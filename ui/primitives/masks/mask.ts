import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core'

import { digitsOf } from '#domain/people/digits.ts'

/** Converts between the stored and the displayed form of an answer. */
export type Mask = {
  readonly options: MaskitoOptions
  /** From the stored answer to the text of the input. */
  readonly show: (answer: string) => string
  /** From the text of the input to the stored answer. */
  readonly keep: (text: string) => string
}

const digit = /\d/

export const digits = (count: number): RegExp[] => Array.from({ length: count }, () => digit)

/** Normalizes pasted or autofilled text before the mask handles it. */
export const tidied =
  (tidy: (text: string) => string): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action !== 'validation') return { elementState, data: tidy(data) }
    const value = tidy(elementState.value)
    return value === elementState.value
      ? { elementState, data }
      : { elementState: { value, selection: [value.length, value.length] }, data }
  }

/** A mask for answers that are stored as bare digits. */
export const digitMask = (options: MaskitoOptions): Mask => ({
  options,
  show: (answer) => maskitoTransform(answer, options),
  keep: digitsOf,
})
