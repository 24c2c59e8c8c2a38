import { useSelector } from '@xstate/react'

import type { RowsSection } from '#domain/forms/form.ts'
import { type FormEditorActor, rowIdsOf } from '#machines/form-editor/index.ts'

const sameIds = (before: readonly number[], after: readonly number[]) =>
  before.length === after.length && before.every((id, index) => id === after[index])

/** The rows of a section; what is written in them is no reason to draw the list again. */
export const useRowIds = (actor: FormEditorActor, section: RowsSection) =>
  useSelector(actor, (snapshot) => rowIdsOf(snapshot, section), sameIds)
