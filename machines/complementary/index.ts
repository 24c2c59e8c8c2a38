import type { ActorRefFrom } from 'xstate'

import type { complementaryMachine } from './complementary.machine.ts'

export { complementaryLabels } from './complementary.labels.ts'
export { complementaryMachine } from './complementary.machine.ts'
export type { ComplementaryRemoved, RemoveComplementary } from './complementary.types.ts'
export { type ComplementaryView, complementaryView } from './complementary.view.ts'

export type ComplementaryActor = ActorRefFrom<typeof complementaryMachine>
