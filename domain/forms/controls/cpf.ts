import { bareCpf } from '../../people/cpf.ts'

import { groupedMask } from './grouped.ts'
import { digits } from './mask.ts'

/** 000.000.000-00 on the screen, stored as eleven digits. */
export const cpfMask = groupedMask({
  whole: [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)],
  label: /^\s*CPF\b[\s:.]*/i,
  typed: /\d/,
  ownForm: /^[\d.-]*$/,
  fits: /^\d{0,11}$/,
  bare: bareCpf,
})
