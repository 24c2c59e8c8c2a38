/** A call of this process and how it ended. */
export type EndedCall = {
  readonly method: string
  /** The pattern, without ids. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
  /** Why it was refused. */
  readonly reason?: string
}

export type ObserveCall = (call: EndedCall) => void
