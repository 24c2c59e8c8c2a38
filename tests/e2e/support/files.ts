/** Files as a participant would pick them; small, but what their names say. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
})

export const empty = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(0) })

export const ofSize = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9)]),
})

export const text = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from('<html><body>Isto não é uma imagem.</body></html>'),
})
