import { valuesAt } from '../forms/answers.ts'
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
} from '../forms/form.ts'

import { lastRemoved, mayEditRows } from './changes.ts'
import type { FilledRequest } from './filled-request.ts'

/** The state of one field, as flat primitives, so that it renders again only when one of them changes. */
export type FieldView = {
  readonly value: string
  /** All problems of the answer, one per line; '' without any. */
  readonly problem: string
  readonly isShown: boolean
  readonly isEditable: boolean
  readonly isRequired: boolean
}

const valuesOf = (filled: FilledRequest, { part }: Section, rowId: number | null): Values =>
  valuesAt(filled.answers, part, rowId)

/** Whether the status lets the answer change (D-49). */
export const isOpenHere = (filled: FilledRequest, { part }: Section, field: Field, rowId: number | null) =>
  isEditable(field, filled.request.status, valuesAt(filled.stored, part, rowId))

/** The path that problems, links and element ids use: 'detalhes.banco', 'dependentes.-1.cpf'. */
export const fieldPath = (section: Section, name: string, rowId: number | null = null) =>
  section.kind === 'fields' ? pathOf(section.part, name) : rowPathOf(section.part, rowId ?? 0, name)

export function fieldOf(
  filled: FilledRequest,
  section: Section,
  field: Field,
  rowId: number | null = null,
): FieldView {
  const values = valuesOf(filled, section, rowId)
  const facts = filled.facts
  const path = fieldPath(section, field.name, rowId)
  return {
    value: values[field.name] ?? '',
    problem: filled.problems
      .filter((problem) => problem.path === path)
      .map((problem) => problem.message)
      .join('\n'),
    isShown: isShown(field, values, facts),
    isEditable:
      isOpenHere(filled, section, field, rowId) &&
      // A forced value is read-only.
      forcedValue(field, values, filled.answers, facts) === null,
    isRequired: isRequired(field, values, facts),
  }
}

/**
 * The choices of a select or radio field, given the other answers. A new list each time: compare by content.
 */
export const choicesFor = (
  filled: FilledRequest,
  section: Section,
  field: Field,
  rowId: number | null = null,
): readonly Choice[] => choicesOf(field, valuesOf(filled, section, rowId), filled.facts)

/** The visible fields of a section, or of one of its rows. A new list each time: compare by content. */
export const shownFields = (
  filled: FilledRequest,
  section: Section,
  rowId: number | null = null,
): readonly Field[] =>
  section.fields.filter((field) => isShown(field, valuesOf(filled, section, rowId), filled.facts))

/** Whether a section has something to show: by the answers of the others, and by its own. */
export const isSectionShown = (filled: FilledRequest, section: Section): boolean =>
  section.kind === 'rows'
    ? isAsked(section, filled.answers, filled.facts)
    : shownFields(filled, section).length > 0

/** Whether any field of the section is editable, ignoring calls and dialogs. */
export function takesAnswers(filled: FilledRequest, section: Section): boolean {
  const { request } = filled
  return section.kind === 'rows'
    ? isEditable(section, request.status, {})
    : section.fields.some((field) => isAnswerable(fieldOf(filled, section, field)))
}

/** Whether the status locks some fields of the step and leaves others editable (D-49). */
export function isPartlyOpen(filled: FilledRequest, sections: readonly Section[]): boolean {
  const open = sections.flatMap((section) =>
    rowsIn(filled, section).flatMap((rowId) =>
      shownFields(filled, section, rowId).map((field) => isOpenHere(filled, section, field, rowId)),
    ),
  )
  return open.includes(true) && open.includes(false)
}

const isAnswerable = ({ isShown, isEditable }: FieldView) => isShown && isEditable

/** The ids of a section's rows; [null] for a section without rows. */
const rowsIn = (filled: FilledRequest, section: Section): readonly (number | null)[] =>
  section.kind === 'fields' ? [null] : rowIdsOf(filled, section)

/** The ids of a section's rows, in order. A new list each time: compare by content. */
export const rowIdsOf = (filled: FilledRequest, section: Section): readonly number[] =>
  section.kind === 'rows' ? filled.answers[section.part].map((row) => row.id) : []

/** Whether the participant may add and remove rows of this part, ignoring calls and dialogs. */
export const canEditRows = (filled: FilledRequest, part: RowsPart): boolean => mayEditRows(filled, part)

/**
 * The removed row that can be restored first: its index, and the value of its first field; null without one.
 * Compare by content.
 */
export function removedRowIn(filled: FilledRequest, { part, fields }: RowsSection) {
  const last = lastRemoved(filled, part)
  if (last === undefined) return null
  return { index: last.index, name: (last.row.values[fields[0]?.name ?? ''] ?? '').trim() }
}

/** The declaration above the answers of a section; a new list each time. */
export const declarationIn = (filled: FilledRequest, { declaration }: FieldsSection): readonly string[] =>
  declaration?.(filled.answers, filled.facts) ?? []

/** All texts of a row of the fund's records, shown beside its questions. */
export const rowValuesOf = (filled: FilledRequest, section: Section, rowId: number | null): Values =>
  valuesOf(filled, section, rowId)
