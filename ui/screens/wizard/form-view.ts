import type { EditorView } from '#machines/form-editor/index.ts'
import type { WaitingFor } from '#machines/submission/index.ts'

/** What the steps of a form show, and which of their buttons waits for a call. */
export type FormView = EditorView & { readonly waitingFor: WaitingFor | null }
