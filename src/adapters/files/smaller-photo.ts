import type { Canvas, Drawing } from './canvas.ts'
import type { Size } from './page-layout.ts'
import type { JpegPhoto } from './pdf-of-jpegs.ts'

export class UnreadablePhoto extends Error {}

/** Longest side in pixels: about 200 dpi on A4, where small print is legible. */
const LONGEST_SIDE = 2_400
/** Longest side in pixels below which documents are not legible. */
const LEAST_SIDE = 800

const BETTER_QUALITIES = [0.85, 0.75]
const LOWEST_QUALITY = 0.6

/**
 * Re-encodes a photo in at most `maxBytes`: first with 2400 pixels on its longest side, then in lower
 * quality, then smaller. Removes all metadata (GPS, date, camera). Rejects with `UnreadablePhoto` if it
 * cannot be decoded or would become illegible (P-157). Each attempt is a separate task, so that the page
 * stays responsive and `signal` can abort; at most one decoded picture and one canvas are in memory.
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

/** The first quality within the limit, else the lowest quality. */
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
    // The lowest quality halves the size at most, so the others are too large as well.
    if (jpeg.size > 2 * maxBytes) break
  }
  return drawing.encode(LOWEST_QUALITY)
}

/** Decoded pixels can take 200 MB, so they are released after drawing and decoded again when needed. */
async function withDrawing(
  file: Blob,
  longestSide: number,
  canvas: Canvas,
  encode: (drawing: Drawing) => Promise<Blob>,
): Promise<JpegPhoto> {
  const picture = await canvas.decode(file).catch((cause: unknown) => {
    throw new UnreadablePhoto('The browser cannot decode it', { cause })
  })
  const { width, height } = scaledDown(picture, longestSide)
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

/** Keeps the aspect ratio, never enlarges, and rounds to whole pixels. */
function scaledDown({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const whole = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: whole(width), height: whole(height) }
}

/** The size grows roughly with the area; 10% less usually makes the next attempt the last. */
function smallerSide({ width, height, jpeg }: JpegPhoto, maxBytes: number): number {
  return Math.floor(Math.max(width, height) * 0.9 * Math.sqrt(maxBytes / jpeg.size))
}
