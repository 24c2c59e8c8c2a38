import type { WireDependant } from '#api/contract/requests.ts'
import type { Values } from '#domain/forms/form.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

export type SeedMessage = { readonly daysAgo: number; readonly text: string }

/** One invented request of the person whose list it is in. */
export type SeedRequest = {
  readonly typeId: number
  readonly planId: number
  readonly status: RequestStatus
  readonly daysAgo: number
  /** Given instead of the type's usual answers. */
  readonly details?: (today: string) => Values
  /** Answers of an enrolment beyond what the fund has on file. */
  readonly participant?: Values
  readonly dependants?: (today: string) => readonly WireDependant[]
  /** When the present status was reached; by default two thirds of the time since the sending ago. */
  readonly reachedDaysAgo?: number
  readonly messages?: readonly SeedMessage[]
  /** The document type that the fund rejected. */
  readonly rejected?: number
}
