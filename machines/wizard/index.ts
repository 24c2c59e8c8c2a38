import type { ActorRefFrom } from 'xstate'

import type { wizardMachine } from './wizard.machine.ts'

export { choicesFor, type FieldView, fieldOf, fieldPath, rowIdsOf, rowValuesOf } from './wizard.fields.ts'
export { wizardLabels } from './wizard.labels.ts'
export { wizardMachine } from './wizard.machine.ts'
export type {
  BeneficiariesOnFile,
  BeneficiariesRequest,
  DraftChanged,
  LoadedRequest,
  LoadRequest,
  Message,
  OpenRequest,
  RequestOpened,
  SavedRequest,
  SaveIntent,
  SaveRequest,
  WizardInput,
} from './wizard.types.ts'
export { type WizardSnapshot, type WizardView, wizardView } from './wizard.view.ts'

export type WizardActor = ActorRefFrom<typeof wizardMachine>
