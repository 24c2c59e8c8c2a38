import type { Kysely } from 'kysely'
import type { Logger } from 'pino'

import { messages } from '#domain/messages.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { conflict, roleForbids } from '#server/kernel/errors.ts'
import { hashToken } from '#server/kernel/tokens.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'
import { pseudonymOf } from '#server/sessions/installation.ts'
import { forgetTries } from '#server/sessions/login-tries.ts'

import { ACCOUNT_TABLES } from './account-tables.ts'
import { removeCloud } from './remove-cloud.ts'
import { roleOf } from './role.ts'

const UNSENT: readonly RequestStatus[] = ['L', 'N']

type Needs = {
  readonly db: Kysely<Database>
  readonly fund: FundReference
  readonly clock: Clock
  readonly limits: Limits
  readonly secret: string
  readonly logger: Logger
}

/**
 * Deletes the account that a visitor registered for a CPF, so that the owner of the CPF can register: a code
 * confirms an e-mail address, not the ownership of a CPF (P-302). Files are deleted with abandoned uploads.
 * Throws `staffOnly` if the role does not allow it, and a conflict for an account that the fund created or
 * that has sent a request.
 */
export async function freeVisitor(
  services: Needs,
  caller: StaffCaller,
  { cpf, reason }: { readonly cpf: string; readonly reason: string },
): Promise<void> {
  const { db, fund, clock, logger } = services
  const role = roleOf(fund, caller)
  if (!role.freesVisitors) throw roleForbids(role.name)
  await inTransaction(db, async (transaction) => {
    await remove(transaction, cpf)
    await transaction
      .insertInto('visitor_release')
      .values({ staff_id: caller.personId, cpf_hash: hashToken(cpf), reason, released_at: clock() })
      .execute()
  })
  await forgetTries(services, cpf)
  const account = pseudonymOf(services, cpf)
  logger.warn({ account, by: pseudonymOf(services, caller.cpf) }, 'visitor removed')
}

async function remove(db: Queries, cpf: string): Promise<void> {
  const person = await db
    .selectFrom('person')
    .select(['id', 'address_id'])
    .where('cpf', '=', cpf)
    .where('kind', '=', 'visitor')
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw conflict(messages.noVisitor)
  if (await hasSent(db, person.id)) throw conflict(messages.visitorHasRequests)
  const requests = await db
    .deleteFrom('request')
    .where('person_id', '=', person.id)
    .returning('address_id')
    .execute()
  await removeCloud(db, person.id)
  // Rows that only the fund writes prevent the deletion.
  for (const table of ACCOUNT_TABLES) await db.deleteFrom(table).where('person_id', '=', person.id).execute()
  await db.deleteFrom('confirmation_code').where('cpf_hash', '=', hashToken(cpf)).execute()
  await db.deleteFrom('person').where('id', '=', person.id).execute()
  const addresses = [person, ...requests].flatMap(({ address_id }) => address_id ?? [])
  if (addresses.length > 0) await db.deleteFrom('address').where('id', 'in', addresses).execute()
}

async function hasSent(db: Queries, personId: number): Promise<boolean> {
  const sent = await db
    .selectFrom('request_status')
    .innerJoin('request', 'request.id', 'request_status.request_id')
    .select('request.id')
    .where('request.person_id', '=', personId)
    .where('request_status.status', 'not in', UNSENT)
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}
