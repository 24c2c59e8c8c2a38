import { type Mask, tidied } from './mask.ts'

const SEPARATORS = /[\s.]/g

/**
 * The number of an account or a branch, without blanks and dots. A hyphen and what follows it stay until the
 * field is left: dropping the hyphen would make a check digit part of the number.
 */
export const accountMask: Mask = {
  options: { mask: /^\S*$/, preprocessors: [tidied((text) => text.replaceAll(SEPARATORS, ''))] },
  show: (answer) => answer,
  keep: (text) => text,
}
