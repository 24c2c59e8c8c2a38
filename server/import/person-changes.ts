import { maskedEmail } from '#domain/people/email.ts'
import type { Queries } from '#server/database/connect.ts'
import type { PersonChangeTable } from '#server/database/schema.ts'

import type { Values } from './kinds.ts'
import { insertRows } from './rows.ts'
import type { Value } from './values.ts'

export type PersonChange = {
  readonly personId: number
  readonly what: PersonChangeTable['what']
  /** As it is shown: masked where it is personal data; '' for none. */
  readonly before: string
  readonly after: string
}

export type Trail = { readonly record: (changes: readonly PersonChange[]) => Promise<void> }

/** Records changes of people as those of this import (P-746). */
export const trailOf = (db: Queries, importId: number): Trail => ({
  record: (changes) =>
    insertRows(
      db,
      'person_change',
      ['import_id', 'person_id', 'what', 'before', 'after'],
      changes.map(({ personId, what, before, after }) => ({
        import_id: importId,
        person_id: personId,
        what,
        before,
        after,
      })),
    ),
})

export const shownEmail = (address: Value | undefined): string => maskedEmail(String(address ?? ''))

/** Bank, branch and the last two signs of the account: 'banco 001, agência 3421, conta …14'. */
export const shownAccount = ({ bank, branch, account, account_digit }: Values): string =>
  `banco ${bank}, agência ${branch}, conta …${`${account}${account_digit}`.slice(-2)}`
