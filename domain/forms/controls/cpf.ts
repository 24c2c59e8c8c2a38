import { bareCpf, formatCpf } from '../../people/cpf.ts'
import { plainSigns } from '../../people/digits.ts'
import type { ControlDefinition } from './control.ts'
import { groupedMask } from './grouped.ts'
import { digits } from './mask.ts'

const WRITTEN = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/

/** 000.000.000-00 on the screen, stored as eleven digits. */
export const cpf = {
  keyboard: { inputMode: 'numeric' },
  size: 16,
  mask: groupedMask({
    whole: [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)],
    label: /^\s*CPF\b[\s:.]*/i,
    typed: /\d/,
    ownForm: /^[\d.-]*$/,
    fits: /^\d{0,11}$/,
    bare: bareCpf,
  }),
  normalize: (written) => {
    const text = plainSigns(written)
    return WRITTEN.test(text) ? bareCpf(text) : text
  },
  inWords: formatCpf,
} as const satisfies ControlDefinition
