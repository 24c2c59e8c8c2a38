import { messages } from '../messages.ts'
import { ACCEPTED_ENDINGS, ACCEPTED_FILES } from './accepted-files.ts'

export const BYTES_PER_MB = 1_048_576

/** Why a file, or several as one document, cannot be sent. */
export type FileProblem =
  | 'missing'
  | 'notPhotos'
  | 'heic'
  | 'wrongType'
  | 'otherContent'
  | 'empty'
  | 'tooLarge'
  | 'encrypted'
  | 'unreadable'
  | 'notReduced'
  | 'notJoined'

type Named = { readonly name: string }

/** Other extensions of JPEG files; Windows writes `.jfif`. */
const JPEG_ENDINGS = ['jfif', 'jfi', 'jif', 'jpe', 'pjpeg', 'pjp']
/** Spaces and dots behind the extension are of no meaning; digits alone are no extension, as in a date. */
const ENDING = /\.([a-z][a-z\d]*)[\s.]*$/i

/**
 * The extension of a file name, lower case and without the dot, 'jpg' for the rare ones of a JPEG; '' without
 * one: then the content decides (P-757).
 */
export function endingOf({ name }: Named): string {
  const ending = ENDING.exec(name)?.[1]?.toLowerCase() ?? ''
  return JPEG_ENDINGS.includes(ending) ? 'jpg' : ending
}

/**
 * The name with an extension that fits its type: 'image:1000' of 'image/jpeg' gives 'image:1000.jpg'. Unchanged
 * for a type that the fund does not accept.
 */
export function namedByType(name: string, mediaType: string): string {
  const kind = ACCEPTED_FILES.find((one) => one.mediaType === mediaType)
  if (!kind) return name
  const bare = name.replace(/[\s.]+$/, '')
  if (kind.endings.some((ending) => bare.toLowerCase().endsWith(`.${ending}`))) return bare
  const stem = endingOf({ name }) === '' ? bare : bare.slice(0, bare.lastIndexOf('.'))
  return `${stem}.${kind.endings[0]}`
}

const isAccepted = (file: Named) => ACCEPTED_ENDINGS.includes(endingOf(file))
const isOfNoKind = (file: Named) => endingOf(file) !== '' && !isAccepted(file)
const isHeic = (file: Named) => ['heic', 'heif'].includes(endingOf(file))

/** Whether the file is a photo by its name: photos can be reduced and joined. */
export const isPhoto = (file: Named) => isAccepted(file) && endingOf(file) !== 'pdf'

/**
 * Why a file of this name and size (in bytes) cannot be sent; null if it can (UPLOAD-06, D-63, D-64). Exactly
 * `maxMb` × 1 048 576 bytes are accepted.
 */
export function fileProblem(
  file: { readonly name: string; readonly size: number } | null,
  maxMb: number,
): FileProblem | null {
  if (file === null) return 'missing'
  if (isHeic(file)) return 'heic'
  if (isOfNoKind(file)) return 'wrongType'
  if (file.size === 0) return 'empty'
  return file.size > maxMb * BYTES_PER_MB ? 'tooLarge' : null
}

/** Whether the file can be a page beside others: all but a PDF may be, as only decoding says what a photo is. */
export const mayBePage = (file: Named) => endingOf(file) !== 'pdf'

/** Why the files cannot be joined into one document; null if they can. Each may be above the limit. */
export function joiningProblem(
  files: readonly { readonly name: string; readonly size: number }[],
): FileProblem | null {
  if (!files.every(mayBePage)) return 'notPhotos'
  return files.some(({ size }) => size === 0) ? 'empty' : null
}

/**
 * What to say of a file with this problem if it cannot be made a JPEG within the limit; null if there is nothing
 * to try: what the browser decodes is a photo, whatever its name is.
 */
export function conversionProblem(file: Named, problem: FileProblem | null): FileProblem | null {
  if (problem === 'tooLarge' && isPhoto(file)) return 'notReduced'
  if (problem === 'tooLarge' && mayBePage(file)) return problem
  return problem === 'heic' || problem === 'wrongType' || problem === 'otherContent' ? problem : null
}

/**
 * The message for one of several photos that the browser cannot decode, whatever its name is; only then the name
 * says what helps.
 */
export function undecodedMessage(name: string, maxMb: number): string {
  const byName = fileProblem({ name, size: 1 }, maxMb)
  return byName === null
    ? messages.photoUnreadable(name)
    : messages.ofFile(name, fileProblemMessage(byName, maxMb))
}

/** The message for a refused file. */
export function fileProblemMessage(problem: FileProblem, maxMb: number): string {
  switch (problem) {
    case 'missing':
      return messages.fileRequired
    case 'notPhotos':
      return messages.filesNotPhotos
    case 'heic':
      return messages.fileHeic
    case 'empty':
      return messages.fileEmpty
    case 'wrongType':
      return messages.fileWrongType
    case 'otherContent':
      return messages.fileOtherContent
    case 'tooLarge':
      return messages.fileTooLarge(maxMb)
    case 'encrypted':
      return messages.fileEncrypted
    case 'unreadable':
      return messages.fileUnreadable
    case 'notReduced':
      return messages.photoNotReduced
    case 'notJoined':
      return messages.photosNotJoined
  }
}
