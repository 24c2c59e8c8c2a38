import { bodyLimit } from 'hono/body-limit'

import type { Call } from '#api/contract/call.ts'
import { BYTES_PER_MB } from '#domain/documents/file-rules.ts'
import { messages } from '#domain/messages.ts'

import { tooLarge } from './errors.ts'

const JSON_BYTES = 256 * 1024
/** What the other fields of an upload may take beside the file. */
const FIELDS_BYTES = 64 * 1024

/** Refuses a body before it is read; the file's own size is judged to the byte afterwards. */
export const limitBody = ({ encoding }: Call, maxFileMb: number) =>
  encoding === 'multipart'
    ? bodyLimit({
        maxSize: maxFileMb * BYTES_PER_MB + FIELDS_BYTES,
        onError: () => {
          const message = messages.fileTooLarge(maxFileMb)
          throw tooLarge(message, [{ path: 'arquivo', message }])
        },
      })
    : bodyLimit({
        maxSize: JSON_BYTES,
        onError: () => {
          throw tooLarge()
        },
      })
