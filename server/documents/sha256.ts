import { createHash } from 'node:crypto'

/** SHA-256 of the content, read in chunks, as 64 hexadecimal digits. */
export async function sha256Of(content: Blob): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content.stream()) hash.update(piece)
  return hash.digest('hex')
}
