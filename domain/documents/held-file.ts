/** A file in the memory of the page, as data for charts; its content is read elsewhere. */
export type HeldFile = {
  /** Distinguishes two files of the same name. */
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}
