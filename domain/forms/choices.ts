import type { Listed } from '../requests/facts.ts'
import type { Choice } from './form.ts'

/** Choices of several groups, under the wire's letters. */
export const YES_NO: readonly Choice[] = [
  { value: 'S', label: 'Sim' },
  { value: 'N', label: 'Não' },
]

const known = new WeakMap<readonly Listed[], readonly Choice[]>()

/** The rows of one of the fund's lists as choices; cached, because a form reads them at every key press. */
export function choicesFrom(rows: readonly Listed[]): readonly Choice[] {
  const before = known.get(rows)
  if (before) return before
  const choices = rows.map(({ id, name }): Choice => ({ value: String(id), label: name }))
  known.set(rows, choices)
  return choices
}
