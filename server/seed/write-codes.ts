import type { Queries } from '#server/database/connect.ts'
import { hashToken } from '#server/kernel/tokens.ts'

import type { SeedPerson } from './common/person.ts'

/** Inserts the single sign-on codes, valid until `end`; null: they never expire and are reusable. */
export async function writeCodes(
  db: Queries,
  people: readonly { readonly id: number; readonly person: SeedPerson }[],
  end: Date | null,
): Promise<void> {
  const rows = people.flatMap(({ id, person: { singleSignOnCode } }) =>
    singleSignOnCode === undefined
      ? []
      : {
          code_hash: hashToken(singleSignOnCode),
          person_id: id,
          reusable: end === null,
          expires_at: end,
        },
  )
  await db.insertInto('single_sign_on_code').values(rows).execute()
}
