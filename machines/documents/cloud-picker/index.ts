import type { ActorRefFrom } from 'xstate'

import type { cloudPickerMachine } from './cloud-picker.machine.ts'

export { cloudPickerMachine } from './cloud-picker.machine.ts'
export type {
  CloudPickerInput,
  CloudQuestion,
  PickingRequest,
  PickRequest,
  RequestQuestion,
} from './cloud-picker.types.ts'
export { type CloudPickerView, type CloudRow, cloudPickerView, rowsOf } from './cloud-picker.view.ts'

export type CloudPickerActor = ActorRefFrom<typeof cloudPickerMachine>
