import { createActor, fromCallback } from 'xstate'

import { transfersMachine } from '#machines/transfers/index.ts'
import type { DocumentOwner } from '#machines/upload/index.ts'

/** Transfers without uploads, for a screen that shows uploads. */
export const idleTransfers = (owner: DocumentOwner) =>
  createActor(transfersMachine.provide({ actors: { keeper: fromCallback(() => {}) } }), {
    input: { owner },
  }).start()
