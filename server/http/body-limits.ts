import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { type Call, hasPayload } from '#api/contract/call.ts'
import { BYTES_PER_MB } from '#domain/documents/file-rules.ts'
import { messages } from '#domain/messages.ts'
import { at, tooLarge } from '#server/kernel/errors.ts'

const JSON_BYTES = 256 * 1024
/** Size of the other fields of an upload. */
export const FIELDS_BYTES = 64 * 1024

const limitJson = bodyLimit({
  maxSize: JSON_BYTES,
  onError: () => {
    throw tooLarge()
  },
})

type LimitBody = (c: Context) => void | Promise<void>

const LIMITS: Readonly<Record<'json' | 'multipart', (maxFileMb: number) => LimitBody>> = {
  json: () => async (c) => {
    // Requesting the body as a stream, as Hono does, makes reading slower; Node receives no more than
    // announced.
    const announced =
      c.req.header('Transfer-Encoding') === undefined ? c.req.header('Content-Length') : undefined
    if (announced === undefined) await limitJson(c, async () => {})
    else if (Number(announced) > JSON_BYTES) throw tooLarge()
  },
  multipart: (maxFileMb) => (c) => requireWithinLimit(Number(c.req.header('Content-Length') ?? 0), maxFileMb),
}

/**
 * Rejects a body that is too large before it is parsed; an upload by its Content-Length, before it is read.
 */
export function limitBody(call: Call, maxFileMb: number): LimitBody {
  // Its body is not read.
  if (!hasPayload(call)) return () => {}
  return LIMITS[call.encoding === 'multipart' ? 'multipart' : 'json'](maxFileMb)
}

/**
 * The body of an upload as a stream; throws `tooLarge` once it exceeds the limit, with or without a
 * Content-Length. The exact size of the file is checked afterwards.
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
