import type { Queries } from '#server/database/connect.ts'
import type { Services } from '#server/http/services.ts'

type Known = { readonly id: number; readonly passwordHash: string }

/**
 * Hashes a password anew where its stored hash is weaker than is asked for today; to be called once the password is
 * known to be right. A hash that changed meanwhile stays: it is of another password.
 */
export async function strengthenPassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { id, passwordHash }: Known,
  password: string,
): Promise<void> {
  if (!passwords.isWeak(passwordHash)) return
  await db
    .updateTable('credential')
    .set({ password_hash: await passwords.hash(password) })
    .where('person_id', '=', id)
    .where('password_hash', '=', passwordHash)
    .execute()
}

/** The person's only password from now on, whether or not there was one. */
export async function setPassword(db: Queries, personId: number, passwordHash: string): Promise<void> {
  await db
    .insertInto('credential')
    .values({ person_id: personId, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ password_hash: passwordHash }))
    .execute()
}
