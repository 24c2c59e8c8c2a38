import type { HeldFile } from '#domain/documents/held-file.ts'

const files = new WeakMap<HeldFile, File>()
const held = new WeakMap<File, HeldFile>()
let count = 0

/** Holds the file for as long as what is returned is referenced; of the same file it returns the same. */
export function hold(file: File): HeldFile {
  const before = held.get(file)
  if (before !== undefined) return before
  count += 1
  const data: HeldFile = { id: `file-${count}`, name: file.name, size: file.size }
  files.set(data, file)
  held.set(file, data)
  return data
}

/** The file itself. Throws where the page does not hold it. */
export function fileOf(data: HeldFile): File {
  const file = files.get(data)
  if (file === undefined) throw new Error(data.id)
  return file
}
