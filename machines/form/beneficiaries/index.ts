import type { ActorRefFrom } from 'xstate'

import type { beneficiariesMachine } from './beneficiaries.machine.ts'

export { beneficiariesMachine } from './beneficiaries.machine.ts'
export type { BeneficiariesOnFile, BeneficiariesRequest } from './beneficiaries.types.ts'
export { hasFailed } from './beneficiaries.view.ts'

export type BeneficiariesActor = ActorRefFrom<typeof beneficiariesMachine>
