import type { ActorRefFrom } from 'xstate'

import type { postalCodeMachine } from './postal-code.machine.ts'

export { postalCodeMachine } from './postal-code.machine.ts'
export type { AddressFound, PostalCodeAnswer } from './postal-code.types.ts'
export { mayRetry, postalCodeNews } from './postal-code.view.ts'

export type PostalCodeActor = ActorRefFrom<typeof postalCodeMachine>
