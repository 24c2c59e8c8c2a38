import { textPieces } from './text-pieces.ts'

const JPEG = 'image/jpeg'
/** End marker of a JPEG, which cannot occur in its data. */
const END_OF_IMAGE = '\xff\xd9'
/** Name and checksum of the last, empty chunk of a PNG. */
const LAST_CHUNK = 'IEND\xae\x42\x60\x82'

const MARKER = 0xff
const START_OF_SCAN = 0xda
const WINDOW_BYTES = 65_536

/**
 * Data after the end is allowed, where phones store a video or metadata. In a JPEG the end is searched after
 * the header segments, because a thumbnail in them has its own end marker.
 */
export async function isWholePicture(picture: Blob, mediaType: string): Promise<boolean> {
  if (mediaType !== JPEG) return mentions(picture, LAST_CHUNK)
  return mentions(picture.slice(await startOfScan(picture)), END_OF_IMAGE)
}

/** Offset of the image data in a JPEG; each segment before it contains its length. */
async function startOfScan(jpeg: Blob): Promise<number> {
  let at = 2
  while (at < jpeg.size) {
    const window = Buffer.from(await jpeg.slice(at, at + WINDOW_BYTES).arrayBuffer())
    let part = 0
    while (part + 4 <= window.length) {
      const kind = window[part + 1]
      if (window[part] !== MARKER || kind === START_OF_SCAN) return at + part
      // A marker may be preceded by any number of 0xFF bytes.
      part += kind === MARKER ? 1 : 2 + window.readUInt16BE(part + 2)
    }
    if (part === 0) return jpeg.size
    at += part
  }
  return jpeg.size
}

async function mentions(blob: Blob, sign: string): Promise<boolean> {
  for await (const text of textPieces(blob, sign.length - 1)) if (text.includes(sign)) return true
  return false
}
