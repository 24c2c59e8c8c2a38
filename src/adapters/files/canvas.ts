import type { Size } from './page-layout.ts'

/** A picture as its pixels; `close` gives their memory back. */
export type Decoded = Size & { readonly source: CanvasImageSource; readonly close: () => void }

/** A picture that was drawn, to be encoded as often as wanted; `clear` gives its memory back. */
export type Drawing = {
  /** A JPEG of that quality, 0 to 1: of the pixels alone, without anything that the file said of place or camera. */
  readonly encode: (quality: number) => Promise<Blob>
  readonly clear: () => void
}

/** What a browser does with pictures. */
export type Canvas = {
  /** The file's picture, upright as its EXIF says. Rejects where the browser cannot read it. */
  readonly decode: (file: Blob) => Promise<Decoded>
  /** The picture in that size, on white where it is transparent. */
  readonly draw: (picture: Decoded, size: Size) => Drawing
}

export const browserCanvas: Canvas = {
  // Browsers that do not know the option refuse it; as an image the photo is upright in them too (`img-src blob:`).
  decode: (file) => bitmapOf(file).catch(() => imageOf(file)),

  draw({ source }, { width, height }) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d', { alpha: false })
    if (context === null) throw new Error('The browser gave no canvas')
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(source, 0, 0, width, height)
    return {
      encode: (quality) => jpegOf(canvas, quality),
      clear() {
        // Safari keeps the pixels of a canvas that nobody has any more.
        canvas.width = 0
        canvas.height = 0
      },
    }
  },
}

async function bitmapOf(file: Blob): Promise<Decoded> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  return { width, height, source: bitmap, close: () => bitmap.close() }
}

async function imageOf(file: Blob): Promise<Decoded> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  image.src = address
  try {
    await image.decode()
  } finally {
    URL.revokeObjectURL(address)
  }
  return {
    width: image.naturalWidth,
    height: image.naturalHeight,
    source: image,
    close: () => image.removeAttribute('src'),
  }
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser encoded no picture')) : resolve(blob)),
      'image/jpeg',
      quality,
    ),
  )
