import type { HeldFile } from '#domain/documents/held-file.ts'

import type { StoredDocument } from './upload.types.ts'

type Sent = HeldFile | StoredDocument

/** Whether it is in the cloud already. */
export const isStored = (file: Sent): file is StoredDocument => 'storeId' in file

export const fileNameOf = (file: Sent): string => (isStored(file) ? file.fileName : file.name)

/** In bytes; 0 for a document that is already stored. */
export const sizeOf = (file: Sent): number => (isStored(file) ? 0 : file.size)
