import {
  ENCRYPTION_MENTION_LENGTH,
  HEAD_BYTES,
  isHeicHead,
  kindOfHead,
  mentionsEncryption,
} from '#domain/documents/file-content.ts'
import { endingOf } from '#domain/documents/file-rules.ts'
import type { Inspection } from '#machines/documents/local-file/index.ts'

const CHUNK_BYTES = 262_144

/**
 * Problems of the content: a HEIC or other accepted type under a wrong extension, a file without extension that
 * is of no accepted type, an encrypted PDF, or a file that the browser cannot read, for instance because it was
 * moved. null without a problem.
 */
export async function inspectedContent(file: File): Promise<Inspection> {
  try {
    const head = await bytesOf(file, 0, HEAD_BYTES)
    if (isHeicHead(head)) return 'heic'
    const kind = kindOfHead(head)
    const ending = endingOf(file)
    if (ending === '' && kind === null) return 'wrongType'
    if (ending !== '' && kind?.endings.every((one) => one !== ending)) return 'otherContent'
    const isPdf = (kind?.endings[0] ?? ending) === 'pdf'
    return isPdf && (await namesEncryption(file)) ? 'encrypted' : null
  } catch (error) {
    if (error instanceof DOMException) return 'unreadable'
    throw error
  }
}

const bytesOf = async (file: Blob, from: number, until: number) =>
  new Uint8Array(await file.slice(from, until).arrayBuffer())

async function namesEncryption(pdf: Blob): Promise<boolean> {
  const latin = new TextDecoder('latin1')
  for (let from = 0; from < pdf.size; from += CHUNK_BYTES) {
    // Chunks overlap, so that a match across the boundary is found.
    const piece = await bytesOf(pdf, from, from + CHUNK_BYTES + ENCRYPTION_MENTION_LENGTH)
    if (mentionsEncryption(latin.decode(piece))) return true
  }
  return false
}
