const HEAD = '%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\n'
const END = 'trailer <</Root 1 0 R>>\n%%EOF\n'

/** Small files with valid content for their names. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(HEAD + END),
})

export const ofSize = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(HEAD + ' '.repeat(bytes - HEAD.length - END.length) + END),
})

export const text = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from('<html><body>Isto não é uma imagem.</body></html>'),
})
