import type { Canvas } from '#src/adapters/files/canvas.ts'

/**
 * A photo for `fakeCanvas`, that many pixels wide and high; at full quality a pixel of it takes `density`
 * bytes.
 */
export const fakePhoto = (name: string, width: number, height: number, density = 0.5) =>
  new File([JSON.stringify({ width, height, density })], name)

/**
 * A browser that decodes only photos of `fakePhoto`; the size of its JPEGs depends on area and quality.
 * `tries` lists the encodings; `held` has the current and the highest number of pictures and drawings in
 * memory.
 */
export function fakeCanvas() {
  const tries: string[] = []
  const held = { pictures: 0, drawings: 0, mostPictures: 0, mostDrawings: 0 }
  const densities = new Map<unknown, number>()

  const canvas: Canvas = {
    async decode(file) {
      const { width, height, density } = JSON.parse(await file.text())
      held.mostPictures = Math.max(held.mostPictures, ++held.pictures)
      const picture = { width, height, source: {} as CanvasImageSource, close: () => void held.pictures-- }
      densities.set(picture, density)
      return picture
    },
    draw(picture, { width, height }) {
      held.mostDrawings = Math.max(held.mostDrawings, ++held.drawings)
      const bytes = width * height * (densities.get(picture) ?? 0)
      return {
        async encode(quality) {
          tries.push(`${width}x${height} ${quality}`)
          return new Blob([new Uint8Array(Math.ceil(bytes * quality))])
        },
        clear: () => void held.drawings--,
      }
    },
  }
  return { canvas, tries, held }
}
