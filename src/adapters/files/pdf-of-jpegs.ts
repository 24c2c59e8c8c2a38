import { placeOnA4, type Size } from './page-layout.ts'

/** A JPEG of three components with its size in pixels. */
export type JpegPhoto = Size & { readonly jpeg: Blob }

/** Largest overhead of a page besides its photo, and of the file besides its pages. */
export const PDF_BYTES_PER_PAGE = 1_024

// Non-ASCII letters mark the file as binary, so that transfers do not convert line endings.
const HEADER = new Blob(['%PDF-1.4\n%âãÏÓ\n'])

const CATALOG = 1
const PAGES = 2
const INFO = 3
const FIRST_PAGE = 4
const OBJECTS_PER_PAGE = 3

/**
 * A PDF (ISO 32000-1) of one A4 page per photo, in order, with unchanged JPEG bytes. Its only metadata is the
 * title, which PDF readers display.
 */
export function pdfOfJpegs(title: string, photos: readonly JpegPhoto[]): Blob {
  const bodies: readonly (readonly BlobPart[])[] = [
    [`<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>`],
    [
      `<< /Type /Pages /Count ${photos.length} /Kids [${photos.map((_, at) => `${pageNumber(at)} 0 R `).join('')}] >>`,
    ],
    [`<< /Title ${textString(title)} >>`],
    ...photos.flatMap((photo, at) => pageObjects(photo, pageNumber(at))),
  ]
  const objects = bodies.map((body, at) => new Blob([`${at + 1} 0 obj\n`, ...body, '\nendobj\n']))
  return new Blob([HEADER, ...objects, ending(objects)], { type: 'application/pdf' })
}

const pageNumber = (at: number) => FIRST_PAGE + at * OBJECTS_PER_PAGE

/** The objects of one page: page, content stream and image. */
function pageObjects({ jpeg, width, height }: JpegPhoto, number: number): readonly (readonly BlobPart[])[] {
  const { page, photo } = placeOnA4({ width, height })
  const place = [photo.width, 0, 0, photo.height, photo.x, photo.y].map(decimal).join(' ')
  const drawing = new Blob([`q ${place} cm /Photo Do Q`])
  return [
    [
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${decimal(page.width)} ${decimal(page.height)}]`,
      ` /Contents ${number + 1} 0 R /Resources << /XObject << /Photo ${number + 2} 0 R >> >> >>`,
    ],
    stream(drawing, ''),
    stream(
      jpeg,
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode `,
    ),
  ]
}

const stream = (content: Blob, entries: string): readonly BlobPart[] => [
  `<< ${entries}/Length ${content.size} >>\nstream\n`,
  content,
  '\nendstream',
]

function ending(objects: readonly Blob[]): string {
  let at = HEADER.size
  const entries = objects.map(({ size }) => {
    const entry = `${String(at).padStart(10, '0')} 00000 n \n`
    at += size
    return entry
  })
  return [
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`,
    `trailer\n<< /Size ${objects.length + 1} /Root ${CATALOG} 0 R /Info ${INFO} 0 R >>\n`,
    `startxref\n${at}\n%%EOF\n`,
  ].join('')
}

/** A PDF text string: UTF-16 with byte order mark, as hexadecimal. */
function textString(text: string): string {
  const units = [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))]
  return `<${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}

const decimal = (points: number) => String(Math.round(points * 100) / 100)
