import { type MaskitoOptions, maskitoTransform } from '@maskito/core'

import { bareCpf } from '#domain/people/cpf.ts'

import { AS_IT_IS, digits, type Mask, reading } from './mask.ts'

const OWN_FORM = /^[\d.-]*$/
/** The word CPF is often copied with the number. */
const LABEL = /^\s*CPF\b[\s:.]*/i
const LENGTH = 11
const whole = [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)]

const options: MaskitoOptions = {
  mask: ({ value }) => (OWN_FORM.test(value) && bareCpf(value).length <= LENGTH ? whole : AS_IT_IS),
  preprocessors: [
    reading({
      typed: /\d/,
      tidied: (text) => (OWN_FORM.test(text) ? text : bareCpf(text.replace(LABEL, ''))),
    }),
  ],
}

/** 000.000.000-00 on the screen, stored as eleven digits. */
export const cpfMask: Mask = {
  options,
  show: (answer) => maskitoTransform(answer, options),
  keep: bareCpf,
}
