import type { ExpressionBuilder } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'

import type { Passwords } from './passwords.ts'

type Needs = {
  readonly db: Queries
  readonly passwords: Passwords
}

/** Former staff who are neither participants nor pensioners keep their row and their password alone. */
export const mayLogIn = ({ or, eb }: ExpressionBuilder<Database, 'person'>) =>
  or([eb('person.kind', '!=', 'staff'), eb('person.role_id', 'is not', null)])

export type Credentials = { readonly id: number; readonly passwordHash: string }

/** undefined for an unknown CPF, a person without a password, or staff who have no role any more (P-498). */
export const findCredentials = (db: Queries, cpf: string): Promise<Credentials | undefined> =>
  db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.id', 'credential.password_hash as passwordHash'])
    .where('person.cpf', '=', cpf)
    .where(mayLogIn)
    .executeTakeFirst()

/**
 * Replaces a hash that is weaker than configured; call it after the password was verified. A hash that
 * changed meanwhile belongs to another password and is kept. Returns the current hash of this password.
 */
export async function strengthenPassword(
  { db, passwords }: Needs,
  { id, passwordHash }: Credentials,
  password: string,
): Promise<string> {
  if (!passwords.isWeak(passwordHash)) return passwordHash
  const stronger = await passwords.hash(password)
  await db
    .updateTable('credential')
    .set({ password_hash: stronger })
    .where('person_id', '=', id)
    .where('password_hash', '=', passwordHash)
    .execute()
  return stronger
}

export async function setPassword(db: Queries, personId: number, passwordHash: string): Promise<void> {
  await db
    .insertInto('credential')
    .values({ person_id: personId, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ password_hash: passwordHash }))
    .execute()
}
