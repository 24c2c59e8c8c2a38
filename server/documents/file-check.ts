import { fileTypeFromBuffer } from 'file-type'

import { fileProblem, fileProblemMessage } from '#domain/documents/file-rules.ts'
import { messages } from '#domain/messages.ts'
import { invalid, tooLarge } from '#server/http/errors.ts'

/** What may be stored, by what the bytes are, with the endings that tell the truth about them. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
}

export type CheckedFile = { readonly bytes: Uint8Array; readonly mediaType: string }

/**
 * Throws unless the file is one that the fund takes: size and ending by the portal's own rule, then the bytes
 * themselves, which decide what it is whatever it is called (D-63, D-64).
 */
export async function checkFile(file: File, maxMb: number): Promise<CheckedFile> {
  const problem = fileProblem(file, maxMb)
  if (problem !== null) {
    const refusal = problem === 'tooLarge' ? tooLarge : invalid
    throw refused(refusal, fileProblemMessage(problem, maxMb))
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const ending = file.name.toLowerCase().split('.').at(-1) ?? ''
  if (!ENDINGS[mediaType]?.includes(ending)) throw refused(invalid, messages.fileWrongType)
  return { bytes, mediaType }
}

const refused = (refusal: typeof invalid, message: string) => refusal(message, [{ path: 'arquivo', message }])
