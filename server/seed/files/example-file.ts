import type { CheckedFile } from '#server/documents/file-check.ts'

import { JPEG_PAGE, PNG_PAGE } from './pages.ts'
import { pdfPage } from './pdf.ts'

const WORDS = 3
const ACCENTS = /\p{M}/gu

/** 'Carta de concessão do INSS' gives 'carta-de-concessao'. */
const slug = (typeName: string) =>
  typeName
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .slice(0, WORDS)
    .join('-')

const FORMATS = [
  { ending: 'pdf', mediaType: 'application/pdf', page: (line: string) => pdfPage(line) },
  { ending: 'png', mediaType: 'image/png', page: () => Buffer.from(PNG_PAGE, 'base64') },
  { ending: 'jpg', mediaType: 'image/jpeg', page: () => Buffer.from(JPEG_PAGE, 'base64') },
] as const

/** A sample document of that type; file formats alternate by number. */
export function exampleFile(typeName: string, number: number): { fileName: string; file: CheckedFile } {
  const format = FORMATS[number % FORMATS.length] ?? FORMATS[0]
  return {
    fileName: `${slug(typeName)}-${String(number).padStart(2, '0')}.${format.ending}`,
    file: {
      content: new Blob([format.page(typeName) as Uint8Array<ArrayBuffer>]),
      mediaType: format.mediaType,
    },
  }
}
