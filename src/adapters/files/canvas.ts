import type { Size } from './page-layout.ts'

/** `close` releases the memory of the pixels. */
export type Decoded = Size & { readonly source: CanvasImageSource; readonly close: () => void }

/** `clear` releases the memory of the pixels. */
export type Drawing = {
  /** A JPEG of that quality, 0 to 1; the pixels only, without metadata such as the location. */
  readonly encode: (quality: number) => Promise<Blob>
  readonly clear: () => void
}

export type Canvas = {
  /** Decodes the file and applies its EXIF orientation. Rejects if the browser cannot decode it. */
  readonly decode: (file: Blob) => Promise<Decoded>
  /** Draws the picture in that size; transparent pixels become white. */
  readonly draw: (picture: Decoded, size: Size) => Drawing
}

export const browserCanvas: Canvas = {
  // Some browsers reject the option; as an `img` the photo is upright there too (`img-src blob:`).
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
        // Safari keeps the memory of unreachable canvases.
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
