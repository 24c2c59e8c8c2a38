import { plainSigns } from '../../people/digits.ts'
import type { ControlDefinition } from './control.ts'
import { AS_IT_IS, reading } from './mask.ts'

const SEPARATORS = /[\s.]/g

/**
 * The number of an account or a branch, without spaces and dots. A hyphen and what follows are kept until
 * blur: without the hyphen, a check digit would become part of the number. Letters are typed too, as a check
 * digit may be an X; the rule refuses the others.
 */
export const account: ControlDefinition = {
  keyboard: { inputMode: 'numeric' },
  mask: {
    options: {
      mask: AS_IT_IS,
      preprocessors: [reading({ typed: /[^\s.]/, tidied: (text) => text.replace(SEPARATORS, '') })],
    },
    show: (answer) => answer,
    keep: (text) => text,
  },
  normalize: plainSigns,
}
