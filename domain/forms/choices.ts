import type { Choice } from './form.ts'

/** Choices of several groups, under the wire's letters. */
export const YES_NO: readonly Choice[] = [
  { value: 'S', label: 'Sim' },
  { value: 'N', label: 'Não' },
]

export const SEXES: readonly Choice[] = [
  { value: 'F', label: 'Feminino' },
  { value: 'M', label: 'Masculino' },
]
