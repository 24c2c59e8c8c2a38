import { namedByType } from '#domain/documents/file-rules.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'

const files = new WeakMap<HeldFile, File>()
const held = new WeakMap<File, HeldFile>()
let count = 0

/**
 * Stores the file while the returned object is referenced. Returns the same object for the same file. A photo
 * without an extension gets that of its type, so that it can be reduced (P-757).
 */
export const hold = (file: File): HeldFile => kept(file, {})

/** The same of a document that was joined of so many pages. */
export const holdJoined = (file: File, pages: number): HeldFile => kept(file, { pages })

function kept(file: File, more: Pick<HeldFile, 'pages'>): HeldFile {
  const before = held.get(file)
  if (before !== undefined) return before
  count += 1
  const data: HeldFile = {
    id: `file-${count}`,
    name: namedByType(file.name, file.type),
    size: file.size,
    ...more,
  }
  files.set(data, file)
  held.set(file, data)
  return data
}

/** The stored file. Throws if this tab does not store it. */
export function fileOf(data: HeldFile): File {
  const file = files.get(data)
  if (file === undefined) throw new Error(data.id)
  return file
}
