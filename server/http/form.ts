import { pipeline } from 'node:stream/promises'

import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'

import type { Incoming, Received } from '#server/documents/incoming.ts'
import { StoreFailure } from '#server/documents/store.ts'
import { malformed, offContract, Refusal } from '#server/kernel/errors.ts'

import { FIELDS_BYTES } from './body-limits.ts'
import { cleanField } from './free-text.ts'

export type Form = {
  /** Strings, and a `File` stored on disk until discarded. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Call it after the response. */
  readonly discard: () => Promise<void>
}

/** Twice as many as the longest form has. */
const MOST_FIELDS = 24
/** A form without progress is rejected: the parser never ends if a large part is not part of the form. */
const STALL_MILLISECONDS = 30_000

/**
 * The fields of a form by name, their texts clean (P-755), without duplicates and with at most one file. Parsed as a stream; the file is
 * written to `incoming`. Throws `malformed` if the body is incomplete or stalls, `invalid` with the names of
 * excess fields, a `StoreFailure` if the file could not be written, and what `body` throws; the file is then
 * deleted.
 */
export async function readForm(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  incoming: Incoming,
  stallMilliseconds = STALL_MILLISECONDS,
): Promise<Form> {
  const parser = parserOf(contentType)
  const texts = new Map<string, string>()
  let upload: Upload | null = null

  const refuse = (error: Error) => void parser.destroy(error)
  parser.on('partsLimit', () => refuse(offContract([''])))
  parser.on('field', (written, value, _isNameCut, isCut) => {
    const name = unescaped(written)
    if (name === '') refuse(malformed())
    else if (isCut || texts.has(name)) refuse(offContract([name]))
    else texts.set(name, cleanField(name, value))
  })
  parser.on('file', (written, stream, fileName) => {
    const name = unescaped(written)
    // The parser emits an error on an incomplete stream, even without a reader.
    stream.on('error', () => {})
    if (upload) {
      stream.resume()
      refuse(offContract([...new Set([upload.name, name])]))
    } else {
      upload = { name, fileName: unescaped(fileName), stream, received: incoming.receive(stream) }
      upload.received.catch(refuse)
    }
  })
  const stall = setTimeout(() => refuse(malformed()), stallMilliseconds)
  try {
    await pipeline(refreshing(stall, body), parser)
    return await formOf(texts, upload)
  } catch (error) {
    await drop(upload)
    throw error instanceof Refusal || error instanceof StoreFailure ? error : malformed()
  } finally {
    clearTimeout(stall)
  }
}

async function* refreshing(stall: NodeJS.Timeout, body: AsyncIterable<Uint8Array>) {
  for await (const piece of body) {
    stall.refresh()
    yield piece
  }
}

type Upload = {
  readonly name: string
  readonly fileName: string
  readonly stream: BusboyFileStream
  readonly received: Promise<Received>
}

/** Throws `malformed` without a multipart Content-Type or boundary. */
function parserOf(contentType: string): BusboyInstance {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw malformed()
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      // A part without a file name is text, whatever its Content-Type.
      isPartAFile: (_name, _type, fileName) => Boolean(fileName),
      limits: { parts: MOST_FIELDS, fieldSize: FIELDS_BYTES },
    })
  } catch {
    throw malformed()
  }
}

async function formOf(texts: ReadonlyMap<string, string>, upload: Upload | null): Promise<Form> {
  if (upload === null) return { fields: Object.fromEntries(texts), discard: async () => {} }
  const { name, fileName, received } = upload
  const { content, discard } = await received
  if (texts.has(name)) throw offContract([name])
  return { fields: { ...Object.fromEntries(texts), [name]: new File([content], fileName) }, discard }
}

async function drop(upload: Upload | null): Promise<void> {
  upload?.stream.destroy()
  await upload?.received.then(
    ({ discard }) => discard(),
    () => {},
  )
}

/** Browsers percent-encode the characters that would end a quoted name; a part may have no name. */
const unescaped = (name: string | undefined) =>
  (name ?? '').replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
