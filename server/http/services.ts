import type { Kysely } from 'kysely'
import type { Logger } from 'pino'

import type { Database } from '#server/database/schema.ts'
import type { Incoming } from '#server/documents/incoming.ts'
import type { Scanner } from '#server/documents/scanner.ts'
import type { DocumentStore } from '#server/documents/store.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ObserveCall } from '#server/kernel/ended-call.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { FindPostalCode } from '#server/postal-codes/postal-codes.ts'
import type { Encryption } from '#server/sessions/encryption.ts'
import type { Passwords } from '#server/sessions/passwords.ts'

import type { CallsUnderWay } from './calls-under-way.ts'
import type { DiskSpace } from './disk-space.ts'

export type Services = {
  readonly db: Kysely<Database>
  readonly documents: DocumentStore
  readonly incoming: Incoming
  readonly disk: DiskSpace
  readonly scanner: Scanner
  readonly fund: FundReference
  readonly passwords: Passwords
  readonly encryption: Encryption
  readonly findPostalCode: FindPostalCode
  readonly limits: Limits
  /** Shared by all processes of this installation. */
  readonly secret: string
  readonly clock: Clock
  readonly sessionSeconds: number
  readonly mostSessions: number
  /** Starts the delivery of queued mail without waiting for it; call it after the commit. */
  readonly wakeDelivery: () => void
  readonly logger: Logger
  readonly underWay: CallsUnderWay
  /** Called for every call that ended. */
  readonly observe: ObserveCall
  /** Aborted once the process is to end. */
  readonly stopping: AbortSignal
}
