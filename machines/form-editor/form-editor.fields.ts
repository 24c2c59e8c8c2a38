import {
  type Choice,
  choicesOf,
  type Field,
  type FieldsSection,
  forcedValue,
  isAsked,
  isEditable,
  isRequired,
  isShown,
  pathOf,
  type RowsPart,
  type RowsSection,
  rowPathOf,
  type Section,
  type Values,
} from '#domain/forms/form.ts'

import { factsIn, lastRemoved, mayEditRows } from './form-editor.answers.ts'
import type { EditorSnapshot } from './form-editor.view.ts'

/** One field as the screen shows it: flat, so that it is drawn again only when one of these changes. */
export type FieldView = {
  readonly value: string
  /** Every sentence about it, one per line; '' when nothing is wrong. */
  readonly problem: string
  readonly isShown: boolean
  readonly isEditable: boolean
  readonly isRequired: boolean
}

const NO_VALUES: Values = {}

function valuesOf({ context }: EditorSnapshot, section: Section, rowId: number | null): Values {
  if (section.kind === 'fields') return context.answers[section.part]
  return context.answers[section.part].find((row) => row.id === rowId)?.values ?? NO_VALUES
}

/** The path that problems, links and element ids use: 'detalhes.banco', 'dependentes.-1.cpf'. */
export const fieldPath = (section: Section, name: string, rowId: number | null = null) =>
  section.kind === 'fields' ? pathOf(section.part, name) : rowPathOf(section.part, rowId ?? 0, name)

export function fieldOf(
  snapshot: EditorSnapshot,
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
      isEditable(field.editableIn, context.request.status) &&
      // What other answers force is shown, not asked.
      forcedValue(field, values, context.answers, facts) === null,
    isRequired: isRequired(field, values, facts),
  }
}

/** The choices of a select or radio field as the other answers leave them; compare by content, it is a new list each time. */
export const choicesFor = (
  snapshot: EditorSnapshot,
  section: Section,
  field: Field,
  rowId: number | null = null,
): readonly Choice[] => choicesOf(field, valuesOf(snapshot, section, rowId), factsIn(snapshot.context))

/** The fields of a section, or of one of its rows, that the other answers let be seen; compare by content. */
export const shownFields = (
  snapshot: EditorSnapshot,
  section: Section,
  rowId: number | null = null,
): readonly Field[] =>
  section.fields.filter((field) =>
    isShown(field, valuesOf(snapshot, section, rowId), factsIn(snapshot.context)),
  )

/** Whether the section is asked, given the answers to the others. */
export const asksFor = ({ context }: EditorSnapshot, section: Section): boolean =>
  isAsked(section, context.answers, factsIn(context))

/** Whether anything in the section can be answered, a call or a dialog apart: else there is nothing to say about how. */
export function takesAnswers(snapshot: EditorSnapshot, section: Section): boolean {
  const { request } = snapshot.context
  return section.kind === 'rows'
    ? isEditable(section.editableIn, request.status)
    : section.fields.some((field) => isAnswerable(fieldOf(snapshot, section, field)))
}

/** Whether some question on the step says of itself that it may stay empty. */
export const hasOptional = (snapshot: EditorSnapshot, sections: readonly Section[]): boolean =>
  sections.some((section) =>
    rowsIn(snapshot, section).some((rowId) =>
      section.fields.some((field) => {
        const view = fieldOf(snapshot, section, field, rowId)
        return isAnswerable(view) && !view.isRequired
      }),
    ),
  )

/** Whether the status closes some question on the step and leaves others open (D-49). */
export function isPartlyOpen(snapshot: EditorSnapshot, sections: readonly Section[]): boolean {
  const { status } = snapshot.context.request
  const open = sections.flatMap((section) =>
    rowsIn(snapshot, section).flatMap((rowId) =>
      shownFields(snapshot, section, rowId).map(({ editableIn }) => isEditable(editableIn, status)),
    ),
  )
  return open.includes(true) && open.includes(false)
}

const isAnswerable = ({ isShown, isEditable }: FieldView) => isShown && isEditable

/** The rows of a section; of one without rows its one set of answers. */
const rowsIn = (snapshot: EditorSnapshot, section: Section): readonly (number | null)[] =>
  section.kind === 'fields' ? [null] : rowIdsOf(snapshot, section)

/** The ids of a section's rows, in order; compare by content. */
export const rowIdsOf = ({ context }: EditorSnapshot, section: Section): readonly number[] =>
  section.kind === 'rows' ? context.answers[section.part].map((row) => row.id) : []

/** Whether the participant may add and remove rows of this part, a call or a dialog apart. */
export const canEditRows = ({ context }: EditorSnapshot, part: RowsPart): boolean =>
  mayEditRows(context, part)

/**
 * The row of a section that can be put back first: where it stood, and the name that it begins with, '' where none was
 * given; null where there is none. Compare by content.
 */
export function removedRowIn({ context }: EditorSnapshot, { part, fields }: RowsSection) {
  const last = lastRemoved(context, part)
  if (last === undefined) return null
  return { index: last.index, name: (last.row.values[fields[0]?.name ?? ''] ?? '').trim() }
}

/** What the participant declares by the answers of a section; a new list each time. */
export const declarationIn = (
  { context }: EditorSnapshot,
  { declaration }: FieldsSection,
): readonly string[] => declaration?.(context.answers, factsIn(context)) ?? []

/** Everything a row says, shown beside what it asks (the fund's own record of a beneficiary). */
export const rowValuesOf = (snapshot: EditorSnapshot, section: Section, rowId: number | null): Values =>
  valuesOf(snapshot, section, rowId)
