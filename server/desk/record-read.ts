import type { Queries } from '#server/database/connect.ts'
import type { DeskReadTable } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'

type Needs = { readonly db: Queries; readonly clock: Clock }

type Read = {
  readonly what: DeskReadTable['what']
  readonly requestId?: number | null
  /** Whose audit, export or document it was. */
  readonly personId?: number | null
  readonly documentTypeId?: number | null
}

/** Notes what a member of the staff was shown. */
export async function recordRead(
  { db, clock }: Needs,
  caller: StaffCaller,
  { what, requestId = null, personId = null, documentTypeId = null }: Read,
): Promise<void> {
  await db
    .insertInto('desk_read')
    .values({
      what,
      request_id: requestId,
      person_id: personId,
      document_type_id: documentTypeId,
      read_at: clock(),
      by_id: caller.personId,
    })
    .execute()
}
