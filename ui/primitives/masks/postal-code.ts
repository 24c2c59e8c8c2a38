import { type MaskitoOptions, maskitoTransform } from '@maskito/core'

import { barePostalCode, POSTAL_CODE_LENGTH } from '#domain/people/postal-code.ts'

import { AS_IT_IS, digits, type Mask, reading } from './mask.ts'

const OWN_FORM = /^[\d-]*$/
const LABEL = /^\s*CEP\b[\s:.]*/i
const whole = [...digits(5), '-', ...digits(3)]

const options: MaskitoOptions = {
  mask: ({ value }) =>
    OWN_FORM.test(value) && barePostalCode(value).length <= POSTAL_CODE_LENGTH ? whole : AS_IT_IS,
  preprocessors: [
    reading({
      typed: /\d/,
      tidied: (text) => (OWN_FORM.test(text) ? text : barePostalCode(text.replace(LABEL, ''))),
    }),
  ],
}

/** 00000-000 on the screen, stored as eight digits (D-78). */
export const postalCodeMask: Mask = {
  options,
  show: (answer) => maskitoTransform(answer, options),
  keep: barePostalCode,
}
