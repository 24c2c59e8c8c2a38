/** A file in the memory of the tab, as data for charts; its content is read elsewhere. */
export type HeldFile = {
  /** Distinguishes two files of the same name. */
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Of a document that was joined here. */
  readonly pages?: number
}

/** The files with that one a place further on (1) or back (-1); unchanged at the end of the list. */
export function moved(files: readonly HeldFile[], id: string, by: 1 | -1): readonly HeldFile[] {
  const from = files.findIndex((file) => file.id === id)
  const [file, other] = [files[from], files[from + by]]
  if (!file || !other) return files
  return files.map((one) => (one === file ? other : one === other ? file : one))
}
