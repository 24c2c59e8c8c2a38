import type { Problem } from '../call-failure.ts'
import { addressToCheck, postalCodeOf } from '../forms/address-look-up.ts'
import { type Field, type FormStep, isShown, type Section } from '../forms/form.ts'
import { warningOf, warningsIn } from '../forms/warnings.ts'

import { fieldPath, isOpenHere, rowValuesOf } from './fields.ts'
import { editRulesOf, type FilledRequest } from './filled-request.ts'
import { stepProblems } from './problems.ts'

export type NoteTone = 'plain' | 'good' | 'warning' | 'bad'

/** Whether the field can have a remark. */
export const hasNotes = ({ note, warning, findsAddress }: Field): boolean =>
  note !== undefined || warning !== undefined || findsAddress !== undefined

/**
 * The remark beside a field, which does not refuse its answer; '' without one, or if the field has a problem.
 * `news` is the message of the field's lookup, '' without one.
 */
export function noteOf(
  filled: FilledRequest,
  section: Section,
  field: Field,
  rowId: number | null,
  news: string,
): string {
  const path = fieldPath(section, field.name, rowId)
  if (filled.problems.some((problem) => problem.path === path)) return ''
  const values = rowValuesOf(filled, section, rowId)
  const facts = filled.facts
  if (!isShown(field, values, facts) || !isOpenHere(filled, section, field, rowId)) return ''
  return (
    news ||
    toCheckIn(filled, section, field) ||
    (warningOf(field, values, filled.answers, facts) ?? field.note?.(values, facts) ?? '')
  )
}

/** The remark about fields that a new postal code did not change; '' without one and for any other field. */
function toCheckIn(filled: FilledRequest, section: Section, field: Field): string {
  const code = postalCodeOf(section, field)
  return code ? addressToCheck(code, filled.addresses[code.path], filled.answers[code.part]) : ''
}

/** Warnings about unlikely answers of a step that may still change. A new list each time. */
export const warningsOf = (filled: FilledRequest, { sections }: FormStep): readonly Problem[] =>
  warningsIn(sections, filled.answers, filled.facts, editRulesOf(filled))

/** The tone of a remark: by the result of a lookup (good, warning, bad); otherwise plain. */
export function noteToneOf(
  filled: FilledRequest,
  section: Section,
  field: Field,
  rowId: number | null,
  news: string,
): NoteTone {
  if (news !== '' || toCheckIn(filled, section, field) !== '') return 'warning'
  const values = rowValuesOf(filled, section, rowId)
  if (warningOf(field, values, filled.answers, filled.facts) !== null) return 'warning'
  if (!field.namesParticipant) return 'plain'
  const path = fieldPath(section, field.name)
  return stepProblems(filled, 'data').some((one) => one.path === path) ? 'bad' : 'good'
}
