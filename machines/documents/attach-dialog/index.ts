import type { ActorRefFrom } from 'xstate'

import type { attachDialogMachine } from './attach-dialog.machine.ts'

export { attachDialogMachine } from './attach-dialog.machine.ts'
export type { AttachDialogInput, AttachDialogOutcome, FileChosen } from './attach-dialog.types.ts'
export { type AttachDialogView, attachDialogView, offeredIn } from './attach-dialog.view.ts'

export type AttachDialogActor = ActorRefFrom<typeof attachDialogMachine>
