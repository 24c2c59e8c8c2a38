import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { Call } from '#api/contract/call.ts'
import { BYTES_PER_MB } from '#domain/documents/file-rules.ts'
import { messages } from '#domain/messages.ts'

import { at, tooLarge } from './errors.ts'

const JSON_BYTES = 256 * 1024
/** What the other fields of an upload may take beside the file. */
export const FIELDS_BYTES = 64 * 1024

const limitJson = bodyLimit({
  maxSize: JSON_BYTES,
  onError: () => {
    throw tooLarge()
  },
})

/** Refuses a body before it is parsed; an upload by the length that it announces, before anything of it is read. */
export const limitBody = ({ encoding }: Call, maxFileMb: number) =>
  encoding === 'multipart'
    ? async (c: Context) => requireWithinLimit(Number(c.req.header('Content-Length') ?? 0), maxFileMb)
    : async (c: Context) => void (await limitJson(c, async () => {}))

/**
 * The body of an upload, piece by piece as it comes; throws `tooLarge` as soon as it is too much, announced or not. The
 * file's own size is judged to the byte afterwards.
 */
export async function* limitedUpload(c: Context, maxFileMb: number): AsyncGenerator<Uint8Array> {
  let came = 0
  for await (const piece of c.req.raw.body ?? []) {
    came += piece.length
    requireWithinLimit(came, maxFileMb)
    yield piece
  }
}

function requireWithinLimit(bytes: number, maxFileMb: number): void {
  if (bytes > maxFileMb * BYTES_PER_MB + FIELDS_BYTES) {
    throw tooLarge(...at('arquivo', messages.fileTooLarge(maxFileMb)))
  }
}
