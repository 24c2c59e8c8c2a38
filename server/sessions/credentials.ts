import type { Queries } from '#server/database/connect.ts'
import type { Services } from '#server/http/services.ts'

/** Somebody who has a password. */
export type Known = { readonly id: number; readonly passwordHash: string }

/** undefined where nobody has the CPF, or whoever has it has no password. */
export const findKnown = (db: Queries, cpf: string): Promise<Known | undefined> =>
  db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.id', 'credential.password_hash as passwordHash'])
    .where('person.cpf', '=', cpf)
    .executeTakeFirst()

/**
 * Hashes a password anew where its stored hash is weaker than is asked for today; to be called once the password is
 * known to be right. A hash that changed meanwhile stays: it is of another password. Answers the hash of this one.
 */
export async function strengthenPassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
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

/** The person's only password from now on, whether or not there was one. */
export async function setPassword(db: Queries, personId: number, passwordHash: string): Promise<void> {
  await db
    .insertInto('credential')
    .values({ person_id: personId, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ password_hash: passwordHash }))
    .execute()
}
