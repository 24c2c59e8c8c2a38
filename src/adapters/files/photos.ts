import type { JoinedPhotos } from '#machines/documents/local-file/index.ts'
import { required } from '#machines/support/required.ts'

import { browserCanvas } from './canvas.ts'
import { type JpegPhoto, PDF_BYTES_PER_PAGE, pdfOfJpegs } from './pdf-of-jpegs.ts'
import { smallerPhoto, UnreadablePhoto } from './smaller-photo.ts'

export type Joined = Pick<JoinedPhotos, 'problem'> & { readonly file: File | null }

/** The photo as '<name>.jpg' of at most `maxBytes`. Rejects like `smallerPhoto`. */
export async function reducedPhoto(
  file: File,
  maxBytes: number,
  signal: AbortSignal,
  canvas = browserCanvas,
): Promise<File> {
  const { jpeg } = await smallerPhoto(file, maxBytes, canvas, signal)
  return new File([jpeg], `${stemOf(file)}.jpg`, { type: 'image/jpeg' })
}

/**
 * The photos as one PDF of at most `maxBytes`, one page each, named '<first name> e mais N.pdf'. The bytes
 * that one photo does not need are available to those after it. Resolves with the first photo that cannot be
 * decoded; rejects like `smallerPhoto` otherwise (P-158).
 */
export async function joinedPhotos(
  files: readonly File[],
  maxBytes: number,
  signal: AbortSignal,
  canvas = browserCanvas,
): Promise<Joined> {
  const title = `${stemOf(required(files[0], 'photo'))} e mais ${files.length - 1}`
  const photos: JpegPhoto[] = []
  let bytesLeft = maxBytes - (files.length + 1) * PDF_BYTES_PER_PAGE
  for (const [at, file] of files.entries()) {
    const share = Math.floor(bytesLeft / (files.length - at))
    const photo = await smallerPhoto(file, share, canvas, signal).catch(nullIfUnreadable)
    if (photo === null) return { file: null, problem: { kind: 'unreadable', fileName: file.name } }
    bytesLeft -= photo.jpeg.size
    photos.push(photo)
  }
  const file = new File([pdfOfJpegs(title, photos)], `${title}.pdf`, { type: 'application/pdf' })
  return { file, problem: null }
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof UnreadablePhoto) return null
  throw error
}

const stemOf = ({ name }: File) => name.replace(/\.[^.]*$/, '')
