import { JPEG_PAGE, PNG_PAGE } from '#server/seed/files/pages.ts'
import { pdfPage } from '#server/seed/files/pdf.ts'

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

const fileOf = (content: BlobPart | Uint8Array, name: string) => new File([content as BlobPart], name)

export const pdf = (name: string) => fileOf(pdfPage('Documento'), name)
export const png = (name: string) => fileOf(bytes(PNG_PAGE), name)
export const jpeg = (name: string) => fileOf(bytes(JPEG_PAGE), name)
export const written = (text: string, name: string) => fileOf(text, name)
export const bytesOf = (latin: string, name: string) => fileOf(Buffer.from(latin, 'latin1'), name)
export const empty = (name: string) => fileOf('', name)

/** A photo as phones save it: with long metadata, which contains a thumbnail with its own end marker. */
export function photo(name: string): File {
  const [large, small] = [bytes(JPEG_PAGE), bytes(JPEG_PAGE)]
  const part = (content: BlobPart, length: number) => [
    bytesOf(`\xff\xe1${String.fromCharCode((length + 2) >> 8, (length + 2) & 255)}`, ''),
    content,
  ]
  const described = [...part(new Uint8Array(60_000), 60_000), ...part(small, small.length)]
  return new File([large.slice(0, 2), ...described, ...described, large.slice(2)], name)
}

export function pdfOfSize(size: number, name: string): File {
  const page = pdfPage('Documento')
  const padded = new Uint8Array(size)
  padded.set(page)
  return fileOf(padded, name)
}
