import { type MaskitoOptions, maskitoTransform } from '@maskito/core'

import { bareCnpj } from '#domain/people/cnpj.ts'

import { AS_IT_IS, digits, type Mask, reading } from './mask.ts'

const characters = (count: number): RegExp[] => Array.from({ length: count }, () => /[A-Z\d]/)

const OWN_FORM = /^[A-Z\d./-]*$/
const LABEL = /^\s*CNPJ\b[\s:.]*/i
/** A number, or the beginning of one. */
const FITTING = /^[A-Z\d]{0,12}$|^[A-Z\d]{12}\d{1,2}$/
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

const options: MaskitoOptions = {
  mask: ({ value }) => (FITTING.test(bareCnpj(value)) ? whole : AS_IT_IS),
  preprocessors: [
    reading({
      typed: /[A-Za-z\d]/,
      tidied: (text) => (OWN_FORM.test(text) ? text : bareCnpj(text.replace(LABEL, '').replace(/\s/g, ''))),
    }),
  ],
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
