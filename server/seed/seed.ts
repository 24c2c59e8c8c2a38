import { type Kysely, sql } from 'kysely'

import { todayInSaoPaulo } from '#domain/people/today.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { DocumentStore } from '#server/documents/store.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { codeEnd } from '#server/sessions/one-time-codes.ts'
import type { Passwords } from '#server/sessions/passwords.ts'

import { beneficiaries } from './people/beneficiaries.ts'
import { others } from './people/others.ts'
import { participants } from './people/participants.ts'
import { writeCases } from './write-cases.ts'
import { writeCodes } from './write-codes.ts'
import { writePerson } from './write-people.ts'

/** Password of all seed people who can log in; printed at the start. */
export const DEMO_PASSWORD = '20262026'
export const DEMO_CPF = '52998224725'

const everyone = [...participants, ...beneficiaries, ...others]

type Needs = {
  readonly db: Kysely<Database>
  readonly documents: DocumentStore
  readonly fund: FundReference
  readonly passwords: Passwords
  readonly clock: Clock
}

type Options = {
  /** Whether single sign-on codes can be used repeatedly: only on the embedded default database. */
  readonly reusableCodes: boolean
}

/**
 * Fills an empty database with seed data in one transaction; returns false, without a change, if it has
 * people.
 */
export async function seed(services: Needs, { reusableCodes }: Options): Promise<boolean> {
  const today = todayInSaoPaulo(services.clock())
  if (await hasPeople(services.db)) return false
  const hashes = await Promise.all(
    everyone.map(({ logsIn }) => (logsIn ? services.passwords.hash(DEMO_PASSWORD) : null)),
  )
  return services.db.transaction().execute(async (transaction) => {
    // A concurrent process waits for the lock and then finds the people of the first.
    await sql`lock table person in share row exclusive mode`.execute(transaction)
    if (await hasPeople(transaction)) return false
    const written = []
    for (const [index, person] of everyone.entries()) {
      written.push({ id: await writePerson(transaction, person, today, hashes[index] ?? null), person })
    }
    await writeCodes(transaction, written, reusableCodes ? null : codeEnd(services.clock()))
    await writeCases({ ...services, db: transaction }, written, today)
    return true
  })
}

/** Whether people of the demonstration can log in; a CPF alone could belong to another person. */
export async function hasDemonstration(db: Queries): Promise<boolean> {
  const found = await db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select('person.id')
    .where(({ or, and }) => or(everyone.map(({ cpf, name }) => and({ cpf, name }))))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the database has people; without them no login is possible. */
export async function hasPeople(db: Queries): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) !== undefined
}
