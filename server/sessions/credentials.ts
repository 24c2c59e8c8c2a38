import type { Queries } from '#server/database/connect.ts'

import type { Passwords } from './passwords.ts'

type Needs = {
  readonly db: Queries
  readonly passwords: Passwords
}

/** A person with a password. */
export type Known = { readonly id: number; readonly passwordHash: string }

/** undefined where no person has the CPF, or the person has no password. */
export const findKnown = (db: Queries, cpf: string): Promise<Known | undefined> =>
  db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.id', 'credential.password_hash as passwordHash'])
    .where('person.cpf', '=', cpf)
    .executeTakeFirst()

/**
 * Replaces the stored hash of a password that is weaker than today's configuration; to be called after the password
 * was verified. A hash that changed meanwhile is not replaced: it belongs to another password. Returns the hash of
 * this password.
 */
export async function strengthenPassword(
  { db, passwords }: Needs,
  { id, passwordHash }: Known,
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

/** Sets the person's only password, whether or not there was one. */
export async function setPassword(db: Queries, personId: number, passwordHash: string): Promise<void> {
  await db
    .insertInto('credential')
    .values({ person_id: personId, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ password_hash: passwordHash }))
    .execute()
}
