import { NO_ARRIVAL } from '#domain/documents/groups.ts'
import type { DocumentRowsContext } from '#machines/documents/document-rows/index.ts'
import type { EditorView } from '#machines/form/form-editor/index.ts'
import type { WaitingFor } from '#machines/form/submission/index.ts'

type Rows = Pick<
  DocumentRowsContext,
  'arrival' | 'documents' | 'people' | 'complementary' | 'pendingUploads' | 'attached' | 'removalRefusal'
>

/** Of an editor that has ended. */
export const NO_ROWS: Rows = {
  arrival: NO_ARRIVAL,
  documents: [],
  people: [],
  complementary: [],
  pendingUploads: [],
  attached: [],
  removalRefusal: null,
}

/** The state of a form's steps, its documents, and the button that waits for a call. */
export type FormView = EditorView & Rows & { readonly waitingFor: WaitingFor | null }
