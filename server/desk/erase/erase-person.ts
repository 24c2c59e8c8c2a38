import type { Kysely } from 'kysely'
import type { Logger } from 'pino'

import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import { hashToken } from '#server/kernel/tokens.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'
import { pseudonymOf } from '#server/sessions/installation.ts'
import { forgetTries } from '#server/sessions/login-tries.ts'

import { ACCOUNT_TABLES } from '../account-tables.ts'
import { removeCloud } from '../remove-cloud.ts'
import { reasonsToKeep } from './needed.ts'
import { eraseRequests } from './requests.ts'

type Needs = {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly limits: Limits
  readonly secret: string
  readonly logger: Logger
}

/** How many were deleted, and how many requests were kept without anything that names the person. */
export type Erased = { readonly documents: number; readonly requests: number; readonly anonymous: number }

/**
 * Erases a person (P-453): what the fund has decided stays as a request without a name, all else is deleted. Files are
 * deleted with abandoned uploads. Throws `notFound`, and a conflict while the fund needs the data.
 */
export async function erasePerson(
  services: Needs,
  caller: StaffCaller,
  { cpf, reason }: { readonly cpf: string; readonly reason: string },
): Promise<Erased> {
  const { db, clock, logger } = services
  const erased = await inTransaction(db, async (transaction) => {
    const result = await erase(transaction, cpf)
    await transaction
      .insertInto('erasure')
      .values({ staff_id: caller.personId, cpf_hash: hashToken(cpf), reason, erased_at: clock() })
      .execute()
    return result
  })
  await forgetTries(services, cpf)
  const account = pseudonymOf(services, cpf)
  logger.warn({ account, by: pseudonymOf(services, caller.cpf) }, 'person erased')
  return erased
}

async function erase(db: Queries, cpf: string): Promise<Erased> {
  const person = await db
    .selectFrom('person')
    .select(['id', 'kind', 'address_id'])
    .where('cpf', '=', cpf)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw notFound()
  const reasons = await reasonsToKeep(db, person)
  if (reasons.length > 0) throw conflict(messages.dataNeeded(reasons))
  const { addresses, deleted, anonymous } = await eraseRequests(db, person.id)
  const documents = await removeCloud(db, person.id)
  for (const table of OF_A_PERSON) await db.deleteFrom(table).where('person_id', '=', person.id).execute()
  await db.deleteFrom('confirmation_code').where('cpf_hash', '=', hashToken(cpf)).execute()
  if (anonymous > 0) await anonymise(db, person.id)
  else await db.deleteFrom('person').where('id', '=', person.id).execute()
  await eraseAddresses(db, person.address_id === null ? addresses : [...addresses, person.address_id])
  return { documents, requests: deleted, anonymous }
}

const OF_A_PERSON = [
  ...ACCOUNT_TABLES,
  'membership',
  'registration',
  'service_time',
  'trust_beneficiary',
] as const

/** With the mail that was sent to them. */
async function eraseAddresses(db: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await db
    .deleteFrom('address')
    .where('id', 'in', ids)
    .returning(['private_email', 'extra_email'])
    .execute()
  const recipients = gone
    .flatMap(({ private_email, extra_email }) => [private_email, extra_email])
    .filter((recipient) => recipient !== '')
    .map((recipient) => recipient.toLowerCase())
  if (recipients.length > 0)
    await db
      .deleteFrom('outgoing_mail')
      .where(({ fn, eb }) => eb(fn<string>('lower', ['recipient']), 'in', recipients))
      .execute()
}

/** The row stays, as requests refer to it. */
const anonymise = (db: Queries, id: number) =>
  db
    .updateTable('person')
    .set({
      cpf: unusedCpf(id),
      name: 'Dados eliminados',
      kind: 'registered',
      birth_date: '1900-01-01',
      address_id: null,
      deceased: false,
      withdrawal_allowed: false,
      left_before_1996: false,
      migrated: false,
      contribution_salary_cents: null,
    })
    .where('id', '=', id)
    .execute()

/** Eleven digits that are no valid CPF: of two consecutive numbers at most one has valid check digits. */
function unusedCpf(id: number): string {
  const number = `9${String(id).padStart(8, '0')}`
  return isCpf(`${number}00`) ? `${number}01` : `${number}00`
}
