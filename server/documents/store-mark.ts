import { randomUUID } from 'node:crypto'

import { type Kysely, sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'

import { differencesBetween } from './differences.ts'
import type { DocumentStore } from './store.ts'

type Needs = { readonly db: Kysely<Database>; readonly documents: DocumentStore }

const WAY =
  'Confira DATABASE_URL, S3_URL e DATA_DIR. Se os dois são mesmo um do outro, ligue-os com ' +
  '`npm run connect-documents` (docs/operations.md). Nada foi apagado.'

const REASONS = {
  copy: 'Este banco de dados é uma cópia, restaurada ou movida, e ainda não foi ligado a um armazenamento de documentos.',
  unmarked: 'O armazenamento de documentos não é o deste banco de dados: não tem a marca dele.',
  other: 'O armazenamento de documentos é de outro banco de dados.',
  lacking: 'O armazenamento de documentos não tem todos os arquivos deste banco de dados.',
  foreign: 'O armazenamento de documentos tem arquivos, e este banco de dados não conhece nenhum.',
} as const

/** The store is not the database's; nothing was changed. The message is pt-BR. */
export class OtherStore extends Error {
  override readonly name = 'OtherStore'

  constructor(reason: keyof typeof REASONS) {
    super(`${REASONS[reason]} ${WAY}`)
  }
}

/**
 * Throws `OtherStore` unless the store has this database's mark. A database that no store was connected to marks a
 * store without a mark that has all its files; a database without files an empty store (P-748).
 */
export async function requireOwnStore({ db, documents }: Needs, now: Date): Promise<void> {
  const reason = await objection(db, documents)
  if (reason === null) return
  if (reason !== 'new') throw new OtherStore(reason)
  await requireFiles({ db, documents })
  await connect({ db, documents }, now)
}

/** Throws `OtherStore` unless the database is connected to this store: one that it does not know must not be swept. */
export async function requireMark({ db, documents }: Needs): Promise<void> {
  const reason = await objection(db, documents)
  if (reason !== null) throw new OtherStore(reason === 'new' ? 'unmarked' : reason)
}

/** Gives database and store a new id, whatever they had: another database of that store is not connected any more. */
export async function connectStore({ db, documents }: Needs, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('installation').set({ store_id: randomUUID() }).execute()
    await mark(transaction, documents, now)
  })
}

/** Makes the database that of a copy: with a new id, and connected to no store. One before the marks has none. */
export async function disconnectStore(db: Queries): Promise<void> {
  const { rows } = await sql`
    select 1 from information_schema.columns where table_name = 'installation' and column_name = 'store_id'`.execute(
    db,
  )
  if (rows.length === 0) return
  await db
    .updateTable('installation')
    .set({ store_id: randomUUID(), store_connected_at: null, store_database: null })
    .execute()
}

/** Why the store is not the database's; 'new' if both have no mark, null if it is. */
async function objection(db: Queries, documents: DocumentStore) {
  const row = await db
    .selectFrom('installation')
    .select(['store_id', 'store_connected_at', 'store_database'])
    .executeTakeFirstOrThrow()
  const found = await documents.readMark()
  if (row.store_connected_at === null) {
    if (found === null) return 'new'
    // A start that was cut off between the two.
    return found === row.store_id ? 'new' : 'other'
  }
  if (row.store_database !== (await identityOf(db))) return 'copy'
  if (found === null) return 'unmarked'
  return found === row.store_id ? null : 'other'
}

async function requireFiles(needs: Needs): Promise<void> {
  const { compared, missing, orphans } = await differencesBetween(needs)
  if (missing.length > 0) throw new OtherStore('lacking')
  if (compared === 0 && orphans.length > 0) throw new OtherStore('foreign')
}

/** Another process may have connected them meanwhile. */
const connect = ({ db, documents }: Needs, now: Date) =>
  db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('installation').select('store_id').forUpdate().execute()
    const reason = await objection(transaction, documents)
    if (reason === null) return
    if (reason !== 'new') throw new OtherStore(reason)
    await mark(transaction, documents, now)
  })

async function mark(transaction: Queries, documents: DocumentStore, now: Date): Promise<void> {
  const { store_id } = await transaction
    .updateTable('installation')
    .set({ store_connected_at: now, store_database: await identityOf(transaction) })
    .returning('store_id')
    .executeTakeFirstOrThrow()
  await documents.writeMark(store_id)
}

/** A dump that is restored, or a copy made by PostgreSQL, is another database of a cluster, or in another one. */
async function identityOf(db: Queries): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as identity
    from pg_control_system()`.execute(db)
  return rows[0]?.identity ?? ''
}
