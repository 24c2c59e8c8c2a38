import type { WireDependant } from '#api/contract/requests.ts'
import type { Values } from '#domain/forms/form.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

export type SeedMessage = { readonly daysAgo: number; readonly text: string }

export type SeedRequest = {
  readonly typeId: number
  readonly planId: number
  readonly status: RequestStatus
  readonly daysAgo: number
  /** Replaces the usual answers of the type. */
  readonly details?: (today: string) => Values
  /** Answers of an enrolment beyond the data on file. */
  readonly participant?: Values
  readonly dependants?: (today: string) => readonly WireDependant[]
  /** When the current status was reached; default: two thirds of the time since it was sent. */
  readonly reachedDaysAgo?: number
  readonly messages?: readonly SeedMessage[]
  readonly rejected?: number
}
