import { sql } from 'kysely'

import { todayInSaoPaulo } from '#domain/people/today.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Services } from '#server/http/services.ts'
import { codeEnd } from '#server/sessions/one-time-codes.ts'

import { beneficiaries } from './people/beneficiaries.ts'
import { others } from './people/others.ts'
import { participants } from './people/participants.ts'
import { writeCases } from './write-cases.ts'
import { writeCodes } from './write-codes.ts'
import { writePerson } from './write-people.ts'

/** Of everybody who logs in; the start says it on the screen. */
export const DEMO_PASSWORD = '20262026'
export const DEMO_CPF = '52998224725'

type Needs = Pick<Services, 'db' | 'documents' | 'fund' | 'passwords' | 'clock'>

type Options = {
  /** Whether the single sign-on codes may be used again and again: on the embedded default alone. */
  readonly reusableCodes: boolean
}

/**
 * Fills an empty database with invented people, in one transaction; a database with anybody in it is left alone.
 * Answers whether it wrote anything.
 */
export async function seed(services: Needs, { reusableCodes }: Options): Promise<boolean> {
  const people = [...participants, ...beneficiaries, ...others]
  const today = todayInSaoPaulo(services.clock())
  if (await hasPeople(services.db)) return false
  const hashes = await Promise.all(
    people.map(({ logsIn }) => (logsIn ? services.passwords.hash(DEMO_PASSWORD) : null)),
  )
  return services.db.transaction().execute(async (transaction) => {
    // Another process may be at it as well: whoever comes second finds the people of the first.
    await sql`lock table person in share row exclusive mode`.execute(transaction)
    if (await hasPeople(transaction)) return false
    const written = []
    for (const [index, person] of people.entries()) {
      written.push({ id: await writePerson(transaction, person, today, hashes[index] ?? null), person })
    }
    await writeCodes(transaction, written, reusableCodes ? null : codeEnd(services.clock()))
    await writeCases({ ...services, db: transaction }, written, today)
    return true
  })
}

/** Whether anybody is in the database; without people nobody can log in. */
export async function hasPeople(db: Queries): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) !== undefined
}
