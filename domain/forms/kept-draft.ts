import type { Answers } from './form.ts'

/** A draft that the browser tab keeps. */
export type KeptDraft = {
  readonly answers: Answers
  /** The answers on the server, to distinguish typed answers from loaded ones. */
  readonly stored: Answers
  /** The version of the request that was edited; null before the first save. */
  readonly version: number | null
  readonly saveKey: string
  /** The answers of a save without a reply; null if every save got one. */
  readonly sent: Answers | null
  /** hh:mm of the last stored change. */
  readonly time: string
}
