import { type Kysely, sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { inTransaction } from '#server/kernel/transaction.ts'

import { mixed, type PasswordKey, type PasswordKeys } from './password-keys.ts'

/** The message names the missing key in pt-BR. */
export class PasswordKeyError extends Error {
  override readonly name = 'PasswordKeyError'
}

/** Stored in the database to verify a secret without containing it. */
const proofOf = (key: PasswordKey) => mixed(key, 'proof of the password key')

type Given = {
  readonly keys: PasswordKeys
  /** File of the only key; null: the keys are those of `PASSWORD_PEPPER`. */
  readonly file: string | null
}

/**
 * Throws `PasswordKeyError` if a stored password or second factor has an unknown key, a key has another secret than before, or
 * a key file would add a second key to this database. Concurrent processes wait for each other.
 */
export function requireKeysOf(db: Kysely<Database>, given: Given): Promise<void> {
  const { keys, file } = given
  return inTransaction(db, async (transaction) => {
    await sql`lock table password_key in exclusive mode`.execute(transaction)
    const known = await transaction.selectFrom('password_key').selectAll().execute()
    for (const key of keys) {
      const before = known.find(({ id }) => id === key.id)
      if (before && before.proof !== proofOf(key)) throw new PasswordKeyError(otherSecret(key.id, file))
    }
    const isGiven = (id: string) => keys.some((key) => key.id === id)
    const missing = (await usedIn(transaction)).find(({ id }) => !isGiven(id))
    if (missing !== undefined) throw new PasswordKeyError(missingKey(missing, file))
    const other = known.find(({ id }) => !isGiven(id))
    if (file !== null && other) throw new PasswordKeyError(secondKey(other.id))
    await transaction
      .insertInto('password_key')
      .values(keys.map((key) => ({ id: key.id, proof: proofOf(key) })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}

/** In pt-BR. */
type Use = { readonly id: string; readonly of: 'senhas' | 'segundos fatores' }

async function usedIn(db: Queries): Promise<readonly Use[]> {
  const passwords = await db
    .selectFrom('credential')
    .select(sql<string>`split_part(password_hash, ':$', 1)`.as('id'))
    .distinct()
    .where('password_hash', 'not like', '$%')
    .execute()
  const factors = await db
    .selectFrom('second_factor')
    .select(sql<string>`split_part(secret, ':', 1)`.as('id'))
    .distinct()
    .execute()
  return [
    ...passwords.map(({ id }) => ({ id, of: 'senhas' as const })),
    ...factors.map(({ id }) => ({ id, of: 'segundos fatores' as const })),
  ]
}

const otherSecret = (id: string, file: string | null) =>
  `A chave de senhas "${id}" de ${file ?? 'PASSWORD_PEPPER'} tem outro segredo do que aquele com que este banco foi usado.`

const WRITTEN = { senhas: 'gravadas', 'segundos fatores': 'gravados' }

const missingKey = ({ id, of }: Use, file: string | null) =>
  `Há ${of} neste banco ${WRITTEN[of]} com a chave "${id}", que não foi dada. ` +
  (file === null
    ? 'Acrescente-a a PASSWORD_PEPPER, depois da chave atual.'
    : `Copie para ${file} o arquivo que a contém, ou defina PASSWORD_PEPPER com ela.`)

const secondKey = (id: string) =>
  `Este banco já é usado com a chave de senhas "${id}", de outra pasta de dados ou de PASSWORD_PEPPER. ` +
  'Defina PASSWORD_PEPPER com a mesma chave em todos os processos.'
