import { pipeline } from 'node:stream/promises'

import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'

import type { Incoming, Received } from '#server/documents/incoming.ts'
import { StoreFailure } from '#server/documents/store.ts'

import { FIELDS_BYTES } from './body-limits.ts'
import { malformed, offContract, Refusal } from './errors.ts'
import { isUnstorable } from './storable.ts'

export type Form = {
  /** Texts, and a `File` whose bytes lie on the disk until it is discarded. */
  readonly fields: Readonly<Record<string, unknown>>
  /** To be called once the call is answered. */
  readonly discard: () => Promise<void>
}

/** Twice as many as the longest form of the contract has. */
const MOST_FIELDS = 24
/** Without a piece that came and was taken: the parser waits for ever where a large part is none of a form. */
const STALL_MILLISECONDS = 30_000

/**
 * The fields of a form by their names, each said once and one file at most: of two, the server would have to choose.
 * Parsed while it comes; a file goes to `incoming` at once. Throws `malformed` where the body is no whole form or where
 * nothing of it moves any more, `invalid` naming what is too much, a `StoreFailure` where the file could not be
 * written, and what `body` throws; nothing of it is left then.
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
    if (name === '' || isUnstorable(value)) refuse(malformed())
    else if (isCut || texts.has(name)) refuse(offContract([name]))
    else texts.set(name, value)
  })
  parser.on('file', (written, stream, fileName) => {
    const name = unescaped(written)
    // The parser tells it of an early end also where nobody reads it any more.
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

/** Throws `malformed` where the body does not say that it is a form, or where its parts end. */
function parserOf(contentType: string): BusboyInstance {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw malformed()
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      // A part that names no file is a text, whatever it says of its type.
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

/** Browsers write the signs that would end a name in quotes as these; a part may have no name at all. */
const unescaped = (name: string | undefined) =>
  (name ?? '').replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
