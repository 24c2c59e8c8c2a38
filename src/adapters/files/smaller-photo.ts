import type { Canvas, Drawing } from './canvas.ts'
import type { Size } from './page-layout.ts'
import type { JpegPhoto } from './pdf-of-jpegs.ts'

/** What the browser makes no picture of. */
export class UnreadablePhoto extends Error {}

/** Pixels of the longest side: an A4 page has about 200 to the inch then, and its small print is legible. */
const LONGEST_SIDE = 2_400
/** Pixels of the longest side below which a document cannot be read. */
const LEAST_SIDE = 800

/** From 0 to 1, as encoders count it. */
const BETTER_QUALITIES = [0.85, 0.75]
const LOWEST_QUALITY = 0.6

/**
 * The photo of a file in at most `maxBytes`: first at most 2400 pixels long, then in lower quality, then smaller. Made
 * anew from its pixels, it says nothing any more of place (GPS), time or camera. Rejects with `UnreadablePhoto` where it cannot be decoded, and
 * where it would have to be too small to be read (P-157). Each try is a task of its own, between which the page goes on and
 * `signal` ends the work; no more than one decoded picture and one canvas are held at any time.
 */
export async function smallerPhoto(
  file: Blob,
  maxBytes: number,
  canvas: Canvas,
  signal: AbortSignal,
): Promise<JpegPhoto> {
  const encodedAt = (side: number, qualities: readonly number[]) => {
    signal.throwIfAborted()
    return withDrawing(file, side, canvas, (drawing) => encodedWithin(drawing, maxBytes, qualities, signal))
  }
  let photo = await encodedAt(LONGEST_SIDE, BETTER_QUALITIES)
  while (photo.jpeg.size > maxBytes) {
    const side = smallerSide(photo, maxBytes)
    if (side < LEAST_SIDE) throw new Error('The photo would be too small to be read')
    photo = await encodedAt(side, [])
  }
  return photo
}

/** The first of the qualities that keeps to the limit, else the lowest whether it does or not. */
async function encodedWithin(
  drawing: Drawing,
  maxBytes: number,
  qualities: readonly number[],
  signal: AbortSignal,
): Promise<Blob> {
  for (const quality of qualities) {
    const jpeg = await drawing.encode(quality)
    if (jpeg.size <= maxBytes) return jpeg
    signal.throwIfAborted()
    // The lowest takes about half the bytes of the best: what is between them will not do.
    if (jpeg.size > 2 * maxBytes) break
  }
  return drawing.encode(LOWEST_QUALITY)
}

/** The pixels of a good camera take 200 MB, so they are let go as soon as they are drawn, and read anew when needed. */
async function withDrawing(
  file: Blob,
  longestSide: number,
  canvas: Canvas,
  encode: (drawing: Drawing) => Promise<Blob>,
): Promise<JpegPhoto> {
  const picture = await canvas.decode(file).catch((cause: unknown) => {
    throw new UnreadablePhoto('The browser cannot decode it', { cause })
  })
  const { width, height } = shrunk(picture, longestSide)
  let drawing: Drawing
  try {
    drawing = canvas.draw(picture, { width, height })
  } finally {
    picture.close()
  }
  try {
    return { width, height, jpeg: await encode(drawing) }
  } finally {
    drawing.clear()
  }
}

/** In the same shape, never larger, of whole pixels. */
function shrunk({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const whole = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: whole(width), height: whole(height) }
}

/** Bytes follow the area, though not quite: hence the tenth less, with which the next try mostly is the last one. */
function smallerSide({ width, height, jpeg }: JpegPhoto, maxBytes: number): number {
  return Math.floor(Math.max(width, height) * 0.9 * Math.sqrt(maxBytes / jpeg.size))
}
