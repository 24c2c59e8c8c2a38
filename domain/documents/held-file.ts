/** A file that the page holds, as data that a chart can keep; its content is read where the page holds it. */
export type HeldFile = {
  /** Distinguishes two files of the same name. */
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}
