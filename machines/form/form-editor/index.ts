import type { ActorRefFrom } from 'xstate'

import type { formEditorMachine } from './form-editor.machine.ts'

export {
  asksFor,
  canEditRows,
  choicesFor,
  declarationIn,
  fieldOf,
  fieldPath,
  hasOptional,
  isPartlyOpen,
  removedRowIn,
  rowIdsOf,
  rowValuesOf,
  shownFields,
  takesAnswers,
} from './form-editor.fields.ts'
export { formEditorMachine } from './form-editor.machine.ts'
export { hasNotes, lookUpOf, type NoteTone, noteOf, noteToneOf, warningsOf } from './form-editor.notes.ts'
export { submissionOf } from './form-editor.outcomes.ts'
export { progressOf, type StepProgress } from './form-editor.progress.ts'
export { reviewedIn } from './form-editor.review.ts'
export {
  isOf,
  leftIn,
  offeredFor,
  peopleFor,
  readBackIn,
  type SectionLeft,
  settledIn,
} from './form-editor.sections.ts'
export type { EditorEvent, EditorInput, EditorOutput, RequestOpened } from './form-editor.types.ts'
export { contextOf } from './form-editor.versions.ts'
export {
  deadlineIn,
  type EditorSnapshot,
  type EditorView,
  editorView,
  lackingIn,
} from './form-editor.view.ts'

export type FormEditorActor = ActorRefFrom<typeof formEditorMachine>
