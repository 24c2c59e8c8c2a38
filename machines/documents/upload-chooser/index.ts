import type { ActorRefFrom } from 'xstate'

import type { uploadChooserMachine } from './upload-chooser.machine.ts'

export { uploadChooserMachine } from './upload-chooser.machine.ts'
export type { UploadChooserInput, UploadChooserOutput } from './upload-chooser.types.ts'
export { offeredIn, type UploadChooserView, uploadChooserView } from './upload-chooser.view.ts'

export type UploadChooserActor = ActorRefFrom<typeof uploadChooserMachine>
