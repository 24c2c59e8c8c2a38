import { createActor, fromCallback, type InputFrom } from 'xstate'

import { uploadQueueMachine } from '#machines/documents/upload-queue/index.ts'

/** An upload queue without uploads, for a screen that shows uploads. */
export const idleUploadQueue = (owner: InputFrom<typeof uploadQueueMachine>['owner']) =>
  createActor(uploadQueueMachine.provide({ actors: { storage: fromCallback(() => {}) } }), {
    input: { owner },
  }).start()
