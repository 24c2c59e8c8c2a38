import type { ActorRefFrom } from 'xstate'

import type { consentWithdrawalMachine } from './consent-withdrawal.machine.ts'

export { consentWithdrawalMachine } from './consent-withdrawal.machine.ts'
export type { ConsentWithdrawalInput, ConsentWithdrawn } from './consent-withdrawal.types.ts'
export { consentWithdrawalView } from './consent-withdrawal.view.ts'

export type ConsentWithdrawalActor = ActorRefFrom<typeof consentWithdrawalMachine>
