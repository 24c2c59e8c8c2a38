import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { rowIdsOf } from '#domain/filled-requests/fields.ts'
import type { RowsSection } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'

/** The ids of a section's rows. It does not change when answers in the rows change. */
export const useRowIds = (actor: FormEditorActor, section: RowsSection) =>
  useSelector(actor, (snapshot) => rowIdsOf(snapshot.context.filled, section), dequal)
