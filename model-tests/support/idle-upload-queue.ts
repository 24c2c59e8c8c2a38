import { createActor, fromCallback, type InputFrom } from 'xstate'

import { transfersMachine } from '#machines/documents/upload-queue/index.ts'

/** Transfers without uploads, for a screen that shows uploads. */
export const idleTransfers = (owner: InputFrom<typeof transfersMachine>['owner']) =>
  createActor(transfersMachine.provide({ actors: { storage: fromCallback(() => {}) } }), {
    input: { owner },
  }).start()
