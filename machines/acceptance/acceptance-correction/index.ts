import type { ActorRefFrom } from 'xstate'

import type { acceptanceCorrectionMachine } from './acceptance-correction.machine.ts'

export { acceptanceCorrectionMachine } from './acceptance-correction.machine.ts'
export type {
  AcceptanceCorrectionInput,
  AcceptanceCorrectionOutcome,
  SendAgain,
} from './acceptance-correction.types.ts'

export type AcceptanceCorrectionActor = ActorRefFrom<typeof acceptanceCorrectionMachine>
