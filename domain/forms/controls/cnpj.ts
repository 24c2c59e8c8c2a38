import { bareCnpj, formatCnpj } from '../../people/cnpj.ts'
import { plainSigns } from '../../people/digits.ts'
import type { ControlDefinition } from './control.ts'
import { groupedMask } from './grouped.ts'
import { digits } from './mask.ts'

const characters = (count: number): RegExp[] => Array.from({ length: count }, () => /[A-Z\d]/)

/**
 * 00.000.000/0000-00 on the screen, stored as fourteen characters, of which the first twelve may be letters
 * (D-104).
 */
export const cnpj: ControlDefinition = {
  keyboard: { autoCapitalize: 'characters', spellCheck: false },
  size: 20,
  mask: groupedMask({
    whole: [
      ...characters(2),
      '.',
      ...characters(3),
      '.',
      ...characters(3),
      '/',
      ...characters(4),
      '-',
      ...digits(2),
    ],
    label: /^\s*CNPJ\b[\s:.]*/i,
    typed: /[A-Za-z\d]/,
    ownForm: /^[A-Z\d./-]*$/,
    fits: /^[A-Z\d]{0,12}$|^[A-Z\d]{12}\d{1,2}$/,
    bare: (text) => bareCnpj(text.replace(/\s/g, '')),
  }),
  normalize: (text) => bareCnpj(plainSigns(text)),
  inWords: formatCnpj,
}
