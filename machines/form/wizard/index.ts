import type { ActorRefFrom } from 'xstate'

import type { wizardMachine } from './wizard.machine.ts'

export { firstStep } from './wizard.first-step.ts'
export { wizardMachine } from './wizard.machine.ts'
export type { RequestSent, WizardInput } from './wizard.types.ts'
export { type WizardSnapshot, wizardView } from './wizard.view.ts'

export type WizardActor = ActorRefFrom<typeof wizardMachine>
