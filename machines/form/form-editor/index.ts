import type { ActorRefFrom } from 'xstate'

import type { formEditorMachine } from './form-editor.machine.ts'

export { formEditorMachine } from './form-editor.machine.ts'
export { contextOf } from './form-editor.rules.ts'
export { submissionOf } from './form-editor.tasks.ts'
export type { EditorEvent, EditorInput, EditorOutcome, RequestOpened } from './form-editor.types.ts'
export {
  deadlineIn,
  type EditorSnapshot,
  type EditorView,
  editorView,
  lackingIn,
  lookUpOf,
  progressOf,
} from './form-editor.view.ts'

export type FormEditorActor = ActorRefFrom<typeof formEditorMachine>
