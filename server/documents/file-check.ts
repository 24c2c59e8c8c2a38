import { fileTypeFromBlob } from 'file-type'

import { ACCEPTED_FILES } from '#domain/documents/accepted-files.ts'
import {
  ENCRYPTION_MENTION_LENGTH,
  HEAD_BYTES,
  isHeicHead,
  kindOfHead,
  mentionsEncryption,
} from '#domain/documents/file-content.ts'
import { endingOf, type FileProblem, fileProblem, fileProblemMessage } from '#domain/documents/file-rules.ts'
import { at, invalid, tooLarge } from '#server/kernel/errors.ts'

import { textPieces } from './text-pieces.ts'
import { isWholePicture } from './whole-picture.ts'

const PDF = 'application/pdf'
/** The head of an object: '12 0 obj'. PDFs with object streams have some too. */
const PDF_OBJECT = /\d[\s\0]{1,20}obj\b/
/** A cross-reference table, or where it begins: at the end of a file, and at the beginning of a linearised one. */
const CROSS_REFERENCE = /xref|trailer/

export type CheckedFile = {
  /** Read in chunks, never completely in memory. */
  readonly content: Blob
  readonly mediaType: string
}

/**
 * Throws unless the fund accepts the file: size and extension by the portal's own rule, then its content,
 * which determines the type whatever the name is (D-63, D-64).
 */
export async function checkFile(file: File, maxMb: number): Promise<CheckedFile> {
  const refuse = (problem: FileProblem) =>
    (problem === 'tooLarge' ? tooLarge : invalid)(...at('arquivo', fileProblemMessage(problem, maxMb)))
  const problem = fileProblem(file, maxMb)
  if (problem !== null) throw refuse(problem)
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const mediaType = (await fileTypeFromBlob(file))?.mime ?? kindOfHead(head)?.mediaType ?? ''
  const hidden = isHeicHead(head) ? 'heic' : await contentProblem(file, mediaType)
  if (hidden !== null) throw refuse(hidden)
  return { content: file, mediaType }
}

async function contentProblem(file: File, mediaType: string): Promise<FileProblem | null> {
  const kind = ACCEPTED_FILES.find((one) => one.mediaType === mediaType)
  if (kind === undefined) return 'wrongType'
  const ending = endingOf(file)
  if (ending !== '' && kind.endings.every((one) => one !== ending)) return 'otherContent'
  if (mediaType === PDF) return pdfProblem(file)
  return (await isWholePicture(file, mediaType)) ? null : 'unreadable'
}

/**
 * Locked by a password or its owner's restrictions, or damaged: without an object, or cut off before its
 * cross-reference (P-152).
 */
async function pdfProblem(pdf: Blob): Promise<FileProblem | null> {
  let hasObject = false
  let hasCrossReference = false
  for await (const text of textPieces(pdf, ENCRYPTION_MENTION_LENGTH)) {
    if (mentionsEncryption(text)) return 'encrypted'
    hasObject ||= PDF_OBJECT.test(text)
    hasCrossReference ||= CROSS_REFERENCE.test(text)
  }
  return hasObject && hasCrossReference ? null : 'unreadable'
}
