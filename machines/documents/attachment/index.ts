import type { ActorRefFrom } from 'xstate'

import type { attachmentMachine } from './attachment.machine.ts'

export { attachmentMachine } from './attachment.machine.ts'
export { freeSlots, rowsAfter, rowWanted } from './attachment.row.ts'
export type { AttachmentInput, AttachmentWanted } from './attachment.types.ts'

export type AttachmentActor = ActorRefFrom<typeof attachmentMachine>
