import type { ActorRefFrom } from 'xstate'

import type { wizardMachine } from './wizard.machine.ts'

export {
  canEditRows,
  choicesFor,
  fieldOf,
  fieldPath,
  hasOptional,
  isPartlyOpen,
  removedRowIn,
  rowIdsOf,
  rowValuesOf,
  shownFields,
  takesAnswers,
} from './wizard.fields.ts'
export { wizardLabels } from './wizard.labels.ts'
export { wizardMachine } from './wizard.machine.ts'
export { hasNotes, lookUpOf, type NoteTone, noteOf, noteToneOf } from './wizard.notes.ts'
export { progressOf, type StepProgress } from './wizard.progress.ts'
export { reviewedIn } from './wizard.review.ts'
export type {
  LoadedRequest,
  LoadRequest,
  OpenRequest,
  RequestOpened,
  RequestSent,
  SavedRequest,
  SaveRequest,
  WizardEvent,
  WizardInput,
} from './wizard.types.ts'
export { lackingIn, type WizardSnapshot, type WizardView, wizardView } from './wizard.view.ts'

export type WizardActor = ActorRefFrom<typeof wizardMachine>
