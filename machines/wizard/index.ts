import type { ActorRefFrom } from 'xstate'

import type { wizardMachine } from './wizard.machine.ts'

export { choicesFor, fieldOf, fieldPath, rowIdsOf, rowValuesOf } from './wizard.fields.ts'
export { wizardLabels } from './wizard.labels.ts'
export { wizardMachine } from './wizard.machine.ts'
export type {
  BeneficiariesOnFile,
  BeneficiariesRequest,
  LoadedRequest,
  LoadRequest,
  OpenRequest,
  RequestOpened,
  SavedRequest,
  SaveRequest,
  WizardInput,
} from './wizard.types.ts'
export { type WizardSnapshot, type WizardView, wizardView } from './wizard.view.ts'

export type WizardActor = ActorRefFrom<typeof wizardMachine>
