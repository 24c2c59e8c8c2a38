import {
  ENCRYPTION_MENTION_LENGTH,
  endingsOfHead,
  isHeicHead,
  mentionsEncryption,
} from '#domain/documents/file-content.ts'
import { endingOf } from '#domain/documents/file-rules.ts'
import type { Inspection } from '#machines/file-choice/index.ts'

const HEAD_BYTES = 12
const CHUNK_BYTES = 262_144

/**
 * Problems of the content: a HEIC or other accepted type under a wrong extension, an encrypted PDF, or a file
 * that the browser cannot read, for instance because it was moved. null without a problem.
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
  for (let from = 0; from < pdf.size; from += CHUNK_BYTES) {
    // Chunks overlap, so that a match across the boundary is found.
    const piece = await bytesOf(pdf, from, from + CHUNK_BYTES + ENCRYPTION_MENTION_LENGTH)
    if (mentionsEncryption(latin.decode(piece))) return true
  }
  return false
}
