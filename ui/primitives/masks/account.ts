import { type Mask, tidied } from './mask.ts'

const SEPARATORS = /[\s.]/g

/**
 * The number of an account or a branch, without spaces and dots. A hyphen and what follows are kept until
 * blur: without the hyphen, a check digit would become part of the number.
 */
export const accountMask: Mask = {
  options: { mask: /^\S*$/, preprocessors: [tidied((text) => text.replaceAll(SEPARATORS, ''))] },
  show: (answer) => answer,
  keep: (text) => text,
}
