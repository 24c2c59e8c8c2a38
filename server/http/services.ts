import type { Kysely } from 'kysely'
import type { Logger } from 'pino'

import type { Database } from '#server/database/schema.ts'
import type { Incoming } from '#server/documents/incoming.ts'
import type { Scanner } from '#server/documents/scanner.ts'
import type { DocumentStore } from '#server/documents/store.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { FindPostalCode } from '#server/postal-codes/postal-codes.ts'
import type { Passwords } from '#server/sessions/passwords.ts'

import type { DiskSpace } from './disk-space.ts'

/** What the server runs on. Nothing here is kept between calls by the code that uses it. */
export type Services = {
  readonly db: Kysely<Database>
  readonly documents: DocumentStore
  readonly incoming: Incoming
  readonly disk: DiskSpace
  readonly scanner: Scanner
  readonly fund: FundReference
  readonly passwords: Passwords
  readonly findPostalCode: FindPostalCode
  readonly limits: Limits
  /** Of this installation, the same in all its processes. */
  readonly secret: string
  readonly clock: () => Date
  readonly sessionSeconds: number
  /** That one person may have at once. */
  readonly mostSessions: number
  /** Sends the mail that was queued without anybody waiting for it; to be called after the commit. */
  readonly wakeDelivery: () => void
  readonly logger: Logger
}
