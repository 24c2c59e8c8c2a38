import {
  type Choice,
  choicesOf,
  type Field,
  forcedValue,
  isEditable,
  isRequired,
  isShown,
  pathOf,
  type RowsPart,
  rowPathOf,
  type Section,
  type Values,
} from '#domain/forms/form.ts'

import { factsIn, mayEditRows, stepProblems } from './wizard.answers.ts'
import { type WizardSnapshot, waitingFor } from './wizard.view.ts'

/** One field as the screen shows it: flat, so that it is drawn again only when one of these changes. */
export type FieldView = {
  readonly value: string
  /** Every sentence about it, one per line; '' when nothing is wrong. */
  readonly problem: string
  readonly isShown: boolean
  readonly isEditable: boolean
  /** For as long as a call runs: what is typed meanwhile would be overwritten by its answer. */
  readonly isLocked: boolean
  readonly isRequired: boolean
}

export type NoteTone = 'plain' | 'good' | 'bad'

const NO_VALUES: Values = {}

function valuesOf({ context }: WizardSnapshot, section: Section, rowId: number | null): Values {
  if (section.kind === 'fields') return context.answers[section.part]
  return context.answers[section.part].find((row) => row.id === rowId)?.values ?? NO_VALUES
}

/** The path that problems, links and element ids use: 'detalhes.banco', 'dependentes.-1.cpf'. */
export const fieldPath = (section: Section, name: string, rowId: number | null = null) =>
  section.kind === 'fields' ? pathOf(section.part, name) : rowPathOf(section.part, rowId ?? 0, name)

export function fieldOf(
  snapshot: WizardSnapshot,
  section: Section,
  field: Field,
  rowId: number | null = null,
): FieldView {
  const { context } = snapshot
  const values = valuesOf(snapshot, section, rowId)
  const facts = factsIn(context)
  const path = fieldPath(section, field.name, rowId)
  return {
    value: values[field.name] ?? '',
    problem: context.problems
      .filter((problem) => problem.path === path)
      .map((problem) => problem.message)
      .join('\n'),
    isShown: isShown(field, values, facts),
    isEditable:
      context.request !== null &&
      isEditable(field.editableIn, context.request.status) &&
      // What other answers force is shown, not asked.
      forcedValue(field, values, context.answers, facts) === null,
    isLocked: waitingFor(snapshot) !== null,
    isRequired: isRequired(field, values, facts),
  }
}

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
  const values = valuesOf(snapshot, section, rowId)
  const facts = factsIn(context)
  if (!isShown(field, values, facts)) return ''
  const limit = field.namesParticipant ? context.lookUpTrouble : null
  return limit ?? field.note?.(values, facts) ?? ''
}

/** How a note is meant: whom a CPF names is found or not, every other note is only to be known. */
export function noteToneOf({ context }: WizardSnapshot, section: Section, field: Field): NoteTone {
  if (!field.namesParticipant) return 'plain'
  const path = fieldPath(section, field.name)
  const isRefused = context.lookUpTrouble !== null || stepProblems(context).some((one) => one.path === path)
  return isRefused ? 'bad' : 'good'
}

/** The choices of a select or radio field as the other answers leave them; compare by content, it is a new list each time. */
export const choicesFor = (
  snapshot: WizardSnapshot,
  section: Section,
  field: Field,
  rowId: number | null = null,
): readonly Choice[] => choicesOf(field, valuesOf(snapshot, section, rowId), factsIn(snapshot.context))

/** The ids of a section's rows, in order; compare by content. */
export const rowIdsOf = ({ context }: WizardSnapshot, section: Section): readonly number[] =>
  section.kind === 'rows' ? context.answers[section.part].map((row) => row.id) : []

/** Whether the participant may add and remove rows of this part, a call or a dialog apart. */
export const canEditRows = ({ context }: WizardSnapshot, part: RowsPart): boolean =>
  context.request !== null && mayEditRows(context, part)

/** Everything a row says, shown beside what it asks (the fund's own record of a beneficiary). */
export const rowValuesOf = (snapshot: WizardSnapshot, section: Section, rowId: number): Values =>
  valuesOf(snapshot, section, rowId)
