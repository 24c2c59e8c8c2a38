import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'

import type { RowsSection } from '#domain/forms/form.ts'
import { type FormEditorActor, rowIdsOf } from '#machines/form/form-editor/index.ts'

/** The ids of a section's rows. It does not change when answers in the rows change. */
export const useRowIds = (actor: FormEditorActor, section: RowsSection) =>
  useSelector(actor, (snapshot) => rowIdsOf(snapshot, section), dequal)
