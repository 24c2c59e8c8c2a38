import type { HeldFile } from '#domain/documents/held-file.ts'

import { fileOf } from './held-files.ts'

/** A `ref` that shows the photo in an image; the browser keeps it only while the image is shown. */
export const preview = (file: HeldFile) => (image: HTMLImageElement | null) => {
  if (image === null) return
  const address = URL.createObjectURL(fileOf(file))
  image.src = address
  return () => URL.revokeObjectURL(address)
}
