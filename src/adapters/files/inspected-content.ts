import {
  ENCRYPTION_MENTION_LENGTH,
  endingsOfHead,
  isHeicHead,
  mentionsEncryption,
} from '#domain/documents/file-content.ts'
import { endingOf } from '#domain/documents/file-rules.ts'
import type { Inspection } from '#machines/file-choice/index.ts'

const HEAD_BYTES = 12
/** Bytes of a file that are looked through at once. */
const PIECE_BYTES = 262_144

/**
 * What is wrong with a file's bytes: a HEIC under another ending, or anything else that the fund takes; a PDF that names
 * an encryption; a file that the browser cannot read, such as one that was moved or one of a cloud that did not come.
 * null: none of these.
 */
export async function inspectedContent(file: File): Promise<Inspection> {
  try {
    const head = await bytesOf(file, 0, HEAD_BYTES)
    if (isHeicHead(head)) return 'heic'
    const endings = endingsOfHead(head)
    if (endings.length > 0 && !endings.includes(endingOf(file))) return 'otherContent'
    return endingOf(file) === 'pdf' && (await namesEncryption(file)) ? 'encrypted' : null
  } catch (error) {
    if (error instanceof DOMException) return 'unreadable'
    throw error
  }
}

const bytesOf = async (file: Blob, from: number, until: number) =>
  new Uint8Array(await file.slice(from, until).arrayBuffer())

async function namesEncryption(pdf: Blob): Promise<boolean> {
  const latin = new TextDecoder('latin1')
  for (let from = 0; from < pdf.size; from += PIECE_BYTES) {
    // So much further that whatever begins in a piece is in it whole.
    const piece = await bytesOf(pdf, from, from + PIECE_BYTES + ENCRYPTION_MENTION_LENGTH)
    if (mentionsEncryption(latin.decode(piece))) return true
  }
  return false
}
