/** A message of the fund about a request; `recordedAt` is an ISO date-time. */
export type Message = { readonly id: number; readonly recordedAt: string; readonly text: string }
