import type { AttachmentInput, AttachmentWanted } from './attachment.types.ts'

/** The row whose paperclip was clicked, or the one that files were dropped on. */
export const rowWanted = (event: AttachmentWanted): Pick<AttachmentInput, 'slot' | 'dropped'> => ({
  slot: event.slot,
  dropped: event.type === 'files.dropped' ? event.files : [],
})
