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
import type { Statements } from './migrations/statements.ts'
import type { Database } from './schema.ts'

/** In the order of their names. */
const HISTORY: Readonly<Record<string, Statements>> = {
  '001-people': people,
  '002-requests': requests,
  '003-consent-text': consentText,
  '004-one-time-codes': oneTimeCodes,
  '005-answers-and-mail': answersAndMail,
  '006-document-drafts': documentDrafts,
  '007-registration': registration,
  '008-mail-and-codes': mailAndCodes,
  '009-look-ups': lookUps,
  '010-limits': limits,
  '011-upload-keys': uploadKeys,
  '012-status-history': statusHistory,
  '013-document-scan': documentScan,
  '014-password-keys': passwordKeys,
  '015-code-nonces': codeNonces,
  '016-visitor-releases': visitorReleases,
  '017-key-times': keyTimes,
  '018-list-indexes': listIndexes,
  '019-rejections': rejections,
}

const asMigration = (statements: Statements): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

/**
 * Runs all new migrations in one transaction. Several processes may call it at once: the migrator uses a
 * lock.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(HISTORY).map(([name, statements]) => [name, asMigration(statements)]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
