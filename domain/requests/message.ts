/** A message about a request; `recordedAt` is an ISO date-time. */
export type Message = {
  readonly id: number
  readonly recordedAt: string
  readonly text: string
  /** Who wrote it, for display; absent where it is not known. */
  readonly author?: string
}
