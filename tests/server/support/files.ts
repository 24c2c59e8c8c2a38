import { JPEG_PAGE, PNG_PAGE } from '#server/seed/files/pages.ts'
import { pdfPage } from '#server/seed/files/pdf.ts'

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

const fileOf = (content: BlobPart | Uint8Array, name: string) => new File([content as BlobPart], name)

/** Files as a participant might pick them. */
export const pdf = (name: string) => fileOf(pdfPage('Documento'), name)
export const png = (name: string) => fileOf(bytes(PNG_PAGE), name)
export const jpeg = (name: string) => fileOf(bytes(JPEG_PAGE), name)
export const written = (text: string, name: string) => fileOf(text, name)
export const empty = (name: string) => fileOf('', name)

/** A valid PDF of exactly so many bytes. */
export function pdfOfSize(size: number, name: string): File {
  const page = pdfPage('Documento')
  const padded = new Uint8Array(size)
  padded.set(page)
  return fileOf(padded, name)
}
