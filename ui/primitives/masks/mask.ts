import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core'

import { digitsOf } from '#domain/people/digits.ts'

/** How an answer that is stored one way is written another way on screen. */
export type Mask = {
  readonly options: MaskitoOptions
  /** The stored answer as it stands in the input. */
  readonly show: (answer: string) => string
  /** What stands in the input as it is stored. */
  readonly keep: (text: string) => string
}

const digit = /\d/

export const digits = (count: number): RegExp[] => Array.from({ length: count }, () => digit)

/** Puts what is pasted or filled in by the browser into the mask's own terms before the mask sees it. */
export const tidied =
  (tidy: (text: string) => string): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action !== 'validation') return { elementState, data: tidy(data) }
    const value = tidy(elementState.value)
    return value === elementState.value
      ? { elementState, data }
      : { elementState: { value, selection: [value.length, value.length] }, data }
  }

/** Stored as bare digits, written with the signs of the pattern. */
export const digitMask = (options: MaskitoOptions): Mask => ({
  options,
  show: (answer) => maskitoTransform(answer, options),
  keep: digitsOf,
})
