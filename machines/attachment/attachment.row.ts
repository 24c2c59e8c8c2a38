import type { AttachmentInput, AttachmentWanted } from './attachment.types.ts'

/** The row whose button was clicked, or onto which files were dropped. */
export const rowWanted = (event: AttachmentWanted): Pick<AttachmentInput, 'slot' | 'dropped'> => ({
  slot: event.slot,
  dropped: event.type === 'files.dropped' ? event.files : [],
})
