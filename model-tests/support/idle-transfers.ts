import { createActor, fromCallback } from 'xstate'

import { transfersMachine } from '#machines/transfers/index.ts'
import type { DocumentOwner } from '#machines/upload/index.ts'

/** Transfers of a tab that remembers nothing, for a screen that shows what is on its way. */
export const idleTransfers = (owner: DocumentOwner) =>
  createActor(transfersMachine.provide({ actors: { keeper: fromCallback(() => {}) } }), {
    input: { owner },
  }).start()
