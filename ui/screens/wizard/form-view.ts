import type { EditorView } from '#machines/form/form-editor/index.ts'
import type { WaitingFor } from '#machines/form/submission/index.ts'

/** The state of a form's steps, and the button that waits for a call. */
export type FormView = EditorView & { readonly waitingFor: WaitingFor | null }
