import { valuesAt } from '#domain/forms/answers.ts'
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

/** The state of one field, as flat primitives, so that it renders again only when one of them changes. */
export type FieldView = {
  readonly value: string
  /** All problems of the answer, one per line; '' without any. */
  readonly problem: string
  readonly isShown: boolean
  readonly isEditable: boolean
  readonly isRequired: boolean
}

const valuesOf = ({ context }: EditorSnapshot, { part }: Section, rowId: number | null): Values =>
  valuesAt(context.answers, part, rowId)

/** Whether the status lets the answer change (D-49). */
export const isOpenHere = (
  { context }: EditorSnapshot,
  { part }: Section,
  field: Field,
  rowId: number | null,
) => isEditable(field, context.request.status, valuesAt(context.stored, part, rowId))

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
      isOpenHere(snapshot, section, field, rowId) &&
      // A forced value is read-only.
      forcedValue(field, values, context.answers, facts) === null,
    isRequired: isRequired(field, values, facts),
  }
}

/**
 * The choices of a select or radio field, given the other answers. A new list each time: compare by content.
 */
export const choicesFor = (
  snapshot: EditorSnapshot,
  section: Section,
  field: Field,
  rowId: number | null = null,
): readonly Choice[] => choicesOf(field, valuesOf(snapshot, section, rowId), factsIn(snapshot.context))

/** The visible fields of a section, or of one of its rows. A new list each time: compare by content. */
export const shownFields = (
  snapshot: EditorSnapshot,
  section: Section,
  rowId: number | null = null,
): readonly Field[] =>
  section.fields.filter((field) =>
    isShown(field, valuesOf(snapshot, section, rowId), factsIn(snapshot.context)),
  )

/** Whether the section is visible, by the answers of the others. */
export const asksFor = ({ context }: EditorSnapshot, section: Section): boolean =>
  isAsked(section, context.answers, factsIn(context))

/** Whether any field of the section is editable, ignoring calls and dialogs. */
export function takesAnswers(snapshot: EditorSnapshot, section: Section): boolean {
  const { request } = snapshot.context
  return section.kind === 'rows'
    ? isEditable(section, request.status, {})
    : section.fields.some((field) => isAnswerable(fieldOf(snapshot, section, field)))
}

/** Whether any field of the step is marked as optional. */
export const hasOptional = (snapshot: EditorSnapshot, sections: readonly Section[]): boolean =>
  sections.some((section) =>
    rowsIn(snapshot, section).some((rowId) =>
      section.fields.some((field) => {
        const view = fieldOf(snapshot, section, field, rowId)
        return isAnswerable(view) && !view.isRequired
      }),
    ),
  )

/** Whether the status locks some fields of the step and leaves others editable (D-49). */
export function isPartlyOpen(snapshot: EditorSnapshot, sections: readonly Section[]): boolean {
  const open = sections.flatMap((section) =>
    rowsIn(snapshot, section).flatMap((rowId) =>
      shownFields(snapshot, section, rowId).map((field) => isOpenHere(snapshot, section, field, rowId)),
    ),
  )
  return open.includes(true) && open.includes(false)
}

const isAnswerable = ({ isShown, isEditable }: FieldView) => isShown && isEditable

/** The ids of a section's rows; [null] for a section without rows. */
const rowsIn = (snapshot: EditorSnapshot, section: Section): readonly (number | null)[] =>
  section.kind === 'fields' ? [null] : rowIdsOf(snapshot, section)

/** The ids of a section's rows, in order. A new list each time: compare by content. */
export const rowIdsOf = ({ context }: EditorSnapshot, section: Section): readonly number[] =>
  section.kind === 'rows' ? context.answers[section.part].map((row) => row.id) : []

/** Whether the participant may add and remove rows of this part, ignoring calls and dialogs. */
export const canEditRows = ({ context }: EditorSnapshot, part: RowsPart): boolean =>
  mayEditRows(context, part)

/**
 * The removed row that can be restored first: its index, and the value of its first field; null without one.
 * Compare by content.
 */
export function removedRowIn({ context }: EditorSnapshot, { part, fields }: RowsSection) {
  const last = lastRemoved(context, part)
  if (last === undefined) return null
  return { index: last.index, name: (last.row.values[fields[0]?.name ?? ''] ?? '').trim() }
}

/** The declaration above the answers of a section; a new list each time. */
export const declarationIn = (
  { context }: EditorSnapshot,
  { declaration }: FieldsSection,
): readonly string[] => declaration?.(context.answers, factsIn(context)) ?? []

/** All texts of a row of the fund's records, shown beside its questions. */
export const rowValuesOf = (snapshot: EditorSnapshot, section: Section, rowId: number | null): Values =>
  valuesOf(snapshot, section, rowId)
