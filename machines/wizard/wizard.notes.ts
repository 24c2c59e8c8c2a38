import { type Field, isEditable, isShown, type Section } from '#domain/forms/form.ts'
import { messages } from '#domain/messages.ts'

import { factsIn, stepProblems } from './wizard.answers.ts'
import { fieldPath, rowValuesOf } from './wizard.fields.ts'
import type { WizardSnapshot } from './wizard.view.ts'

export type NoteTone = 'plain' | 'good' | 'warning' | 'bad'

const POSTAL_CODE_NEWS = {
  unknown: messages.checkNumber(messages.unknownPostalCode),
  unavailable: messages.postalCodeNotLookedUp,
} as const

/** The code that finds the address; one of another address, such as an entity's, finds none. */
const findsAddress = ({ part }: Section, { name }: Field) => part === 'endereco' && name === 'cep'

/** Whether anything is ever said beside the field that refuses nothing. */
export const hasNotes = (section: Section, field: Field): boolean =>
  field.note !== undefined || findsAddress(section, field)

/** What is said beside a field, refusing nothing; '' where there is nothing, or a problem says it already. */
export function noteOf(
  snapshot: WizardSnapshot,
  section: Section,
  field: Field,
  rowId: number | null = null,
): string {
  const { context } = snapshot
  const path = fieldPath(section, field.name, rowId)
  if (context.request === null || context.problems.some((problem) => problem.path === path)) return ''
  const values = rowValuesOf(snapshot, section, rowId)
  const facts = factsIn(context)
  if (!isShown(field, values, facts) || !isEditable(field.editableIn, context.request.status)) return ''
  if (findsAddress(section, field))
    return context.postalCodeNews ? POSTAL_CODE_NEWS[context.postalCodeNews] : ''
  const limit = field.namesParticipant ? context.lookUpTrouble : null
  return limit ?? field.note?.(values, facts) ?? ''
}

/** How a note is meant: what was looked up is found, not found, or refused; every other note is only to be known. */
export function noteToneOf({ context }: WizardSnapshot, section: Section, field: Field): NoteTone {
  if (findsAddress(section, field)) return 'warning'
  if (!field.namesParticipant) return 'plain'
  if (context.lookUpTrouble !== null) return 'warning'
  const path = fieldPath(section, field.name)
  return stepProblems(context).some((one) => one.path === path) ? 'bad' : 'good'
}

/** The chart that looks up what stands in the field; undefined where none does, or not in this step. */
export function lookUpOf({ children }: WizardSnapshot, section: Section, field: Field) {
  if (findsAddress(section, field)) return children.postalCode
  return field.namesParticipant ? children.personLookup : undefined
}
