import type { ActorRefFrom } from 'xstate'

import type { uploadChooserMachine } from './attach-dialog.machine.ts'

export { uploadChooserMachine } from './attach-dialog.machine.ts'
export type { UploadChooserInput, UploadChooserOutput } from './attach-dialog.types.ts'
export { offeredIn, type UploadChooserView, uploadChooserView } from './attach-dialog.view.ts'

export type UploadChooserActor = ActorRefFrom<typeof uploadChooserMachine>
