import { plainSigns } from '../../people/digits.ts'
import { barePostalCode } from '../../people/postal-code.ts'
import type { ControlDefinition } from './control.ts'
import { groupedMask } from './grouped.ts'
import { digits } from './mask.ts'

/** 00000-000 on the screen, stored as eight digits (D-78). */
export const postalCode: ControlDefinition = {
  keyboard: { inputMode: 'numeric' },
  size: 12,
  mask: groupedMask({
    whole: [...digits(5), '-', ...digits(3)],
    label: /^\s*CEP\b[\s:.]*/i,
    typed: /\d/,
    ownForm: /^[\d-]*$/,
    fits: /^\d{0,8}$/,
    bare: barePostalCode,
  }),
  normalize: plainSigns,
  inWords: (answer) => answer.replace(/^(\d{5})(\d{3})$/, '$1-$2'),
}
