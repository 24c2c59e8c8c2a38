import { type MaskitoOptions, maskitoTransform } from '@maskito/core'

import { bareCnpj } from '#domain/people/cnpj.ts'

import { digits, type Mask, tidied } from './mask.ts'

const characters = (count: number): RegExp[] => Array.from({ length: count }, () => /[A-Z\d]/)

/** Removes the word CNPJ, which is often copied with the number. */
const inCapitals = (text: string) => text.toUpperCase().replace(/^\s*CNPJ\b/, '')

const whole = [
  ...characters(2),
  '.',
  ...characters(3),
  '.',
  ...characters(3),
  '/',
  ...characters(4),
  '-',
  ...digits(2),
]
const WHOLE_LENGTH = 14
/** Too many characters are kept, and refused by the rule. */
const tooLong = /^[A-Z\d./-]*$/

const options: MaskitoOptions = {
  mask: ({ value }) => (bareCnpj(value).length > WHOLE_LENGTH ? tooLong : whole),
  preprocessors: [tidied(inCapitals)],
}

/**
 * 00.000.000/0000-00 on the screen, stored as fourteen characters, of which the first twelve may be letters
 * (D-104).
 */
export const cnpjMask: Mask = {
  options,
  show: (answer) => maskitoTransform(answer, options),
  keep: bareCnpj,
}
