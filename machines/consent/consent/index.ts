import type { ActorRefFrom } from 'xstate'

import type { consentMachine } from './consent.machine.ts'

export { consentMachine } from './consent.machine.ts'
export type { ConsentAnswer, ConsentOutcome, ConsentQuestion } from './consent.types.ts'
export { type ConsentView, consentView } from './consent.view.ts'

export type ConsentActor = ActorRefFrom<typeof consentMachine>
