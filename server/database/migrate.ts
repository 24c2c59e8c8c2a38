import { type Kysely, type Migration, Migrator, sql } from 'kysely'

import { people } from './migrations/001-people.ts'
import { requests } from './migrations/002-requests.ts'
import { consentText } from './migrations/003-consent-text.ts'
import { oneTimeCodes } from './migrations/004-one-time-codes.ts'
import { answersAndMail } from './migrations/005-answers-and-mail.ts'
import { documentDrafts } from './migrations/006-document-drafts.ts'
import { registration } from './migrations/007-registration.ts'
import { mailAndCodes } from './migrations/008-mail-and-codes.ts'
import { lookUps } from './migrations/009-look-ups.ts'
import { limits } from './migrations/010-limits.ts'
import { uploadKeys } from './migrations/011-upload-keys.ts'
import { statusHistory } from './migrations/012-status-history.ts'
import { documentScan } from './migrations/013-document-scan.ts'
import { passwordKeys } from './migrations/014-password-keys.ts'
import { codeNonces } from './migrations/015-code-nonces.ts'
import { visitorReleases } from './migrations/016-visitor-releases.ts'
import { keyTimes } from './migrations/017-key-times.ts'
import { listIndexes } from './migrations/018-list-indexes.ts'
import { rejections } from './migrations/019-rejections.ts'
import { actors } from './migrations/020-actors.ts'
import { documentChanges } from './migrations/021-document-changes.ts'
import { exportReads } from './migrations/022-exports.ts'
import { erasures } from './migrations/023-erasures.ts'
import { withdrawals } from './migrations/024-withdrawals.ts'
import { latestChanges } from './migrations/025-latest-changes.ts'
import { changeTimes } from './migrations/026-change-times.ts'
import { firstChanges } from './migrations/027-first-changes.ts'
import { secondFactors } from './migrations/028-second-factors.ts'
import { importRuns } from './migrations/029-import-runs.ts'
import { storeMarks } from './migrations/030-store-marks.ts'
import { documentSums } from './migrations/031-document-sums.ts'
import { namedPeople } from './migrations/032-named-people.ts'
import { documentReads } from './migrations/033-document-reads.ts'
import type { Statements } from './migrations/statements.ts'
import type { Database } from './schema.ts'

type Step = {
  readonly statements: Statements
  /**
   * Whether a process of the version before may go on beside the new tables, as while processes are replaced
   * one by one, or has to end first: its calls would fail, or what it writes would lack something.
   */
  readonly besides: 'goesOn' | 'ends'
}

/** In the order of their names. */
export const HISTORY: Readonly<Record<string, Step>> = {
  '001-people': { statements: people, besides: 'goesOn' },
  '002-requests': { statements: requests, besides: 'goesOn' },
  '003-consent-text': { statements: consentText, besides: 'ends' },
  '004-one-time-codes': { statements: oneTimeCodes, besides: 'goesOn' },
  '005-answers-and-mail': { statements: answersAndMail, besides: 'goesOn' },
  '006-document-drafts': { statements: documentDrafts, besides: 'goesOn' },
  '007-registration': { statements: registration, besides: 'goesOn' },
  '008-mail-and-codes': { statements: mailAndCodes, besides: 'goesOn' },
  '009-look-ups': { statements: lookUps, besides: 'goesOn' },
  '010-limits': { statements: limits, besides: 'ends' },
  '011-upload-keys': { statements: uploadKeys, besides: 'goesOn' },
  '012-status-history': { statements: statusHistory, besides: 'ends' },
  '013-document-scan': { statements: documentScan, besides: 'goesOn' },
  '014-password-keys': { statements: passwordKeys, besides: 'ends' },
  '015-code-nonces': { statements: codeNonces, besides: 'ends' },
  '016-visitor-releases': { statements: visitorReleases, besides: 'goesOn' },
  '017-key-times': { statements: keyTimes, besides: 'ends' },
  '018-list-indexes': { statements: listIndexes, besides: 'goesOn' },
  '019-rejections': { statements: rejections, besides: 'goesOn' },
  '020-actors': { statements: actors, besides: 'goesOn' },
  '021-document-changes': { statements: documentChanges, besides: 'goesOn' },
  '022-exports': { statements: exportReads, besides: 'goesOn' },
  '023-erasures': { statements: erasures, besides: 'goesOn' },
  '024-withdrawals': { statements: withdrawals, besides: 'ends' },
  '025-latest-changes': { statements: latestChanges, besides: 'ends' },
  '026-change-times': { statements: changeTimes, besides: 'goesOn' },
  '027-first-changes': { statements: firstChanges, besides: 'goesOn' },
  '028-second-factors': { statements: secondFactors, besides: 'goesOn' },
  '029-import-runs': { statements: importRuns, besides: 'goesOn' },
  '030-store-marks': { statements: storeMarks, besides: 'goesOn' },
  '031-document-sums': { statements: documentSums, besides: 'goesOn' },
  '032-named-people': { statements: namedPeople, besides: 'goesOn' },
  '033-document-reads': { statements: documentReads, besides: 'goesOn' },
}

const asMigration = ({ statements }: Step): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

/** The database has migrations that this program does not know. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase'

  constructor(migration: string) {
    super(
      `O banco de dados é de uma versão mais nova do portal (tem a migração ${migration}): inicie essa versão, ou ` +
        'restaure a cópia de segurança feita antes da atualização.',
    )
  }
}

/** The database is missing, or lacks migrations that this program has. */
export class UnpreparedDatabase extends Error {
  override readonly name = 'UnpreparedDatabase'

  constructor() {
    super(
      'O banco de dados ainda não existe ou é de uma versão mais antiga do portal: inicie antes o servidor desta versão, ' +
        'ou use os comandos daquela.',
    )
  }
}

/**
 * Runs all new migrations in one transaction. Several processes may call it at once: the migrator uses a
 * lock. Throws `NewerDatabase`, and changes nothing then.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(HISTORY).map(([name, statements]) => [name, asMigration(statements)]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw (await newerThan(db, Object.keys(HISTORY))) ?? error
}

const UNDEFINED_TABLE = '42P01'

/** Throws `UnpreparedDatabase` or `NewerDatabase` unless the database has exactly the migrations of this program. */
export async function requireMigrated(db: Kysely<Database>): Promise<void> {
  const known = Object.keys(HISTORY)
  const newer = await newerThan(db, known)
  if (newer) throw newer
  const { rows } = await doneIn(db).catch((error: Error & { readonly code?: string }) => {
    throw error.code === UNDEFINED_TABLE ? new UnpreparedDatabase() : error
  })
  if (rows.length < known.length) throw new UnpreparedDatabase()
}

const doneIn = (db: Kysely<Database>) =>
  sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db)

/** Null too if the query fails: then the first error is the reason. */
async function newerThan(db: Kysely<Database>, known: readonly string[]): Promise<NewerDatabase | null> {
  const { rows } = await doneIn(db).catch(() => ({ rows: [] }))
  const unknown = rows.find(({ name }) => !known.includes(name))
  return unknown ? new NewerDatabase(unknown.name) : null
}
