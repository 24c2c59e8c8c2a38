import { AS_IT_IS, type Mask, reading } from './mask.ts'

const LABEL = /^\s*c[oó]digo\b[\s:.]*/i
const SEPARATORS = /[\s.-]/g

/** Digits of any number: too many are reported as a problem, not removed. */
export const numberMask: Mask = {
  options: {
    mask: AS_IT_IS,
    preprocessors: [
      reading({ typed: /\d/, tidied: (text) => text.replace(LABEL, '').replace(SEPARATORS, '') }),
    ],
  },
  show: (answer) => answer,
  keep: (text) => text,
}
