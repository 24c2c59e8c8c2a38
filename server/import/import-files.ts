import { basename } from 'node:path'

import type { Kysely } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { isWeakCost, type PasswordCost } from '#server/sessions/passwords.ts'
import { costOfArgon2id } from '#server/sessions/stored-hash.ts'

import { type BadRow, checkRow, type GoodRow } from './check-row.ts'
import { type Counts, noCounts } from './counts.ts'
import type { Kind } from './kinds.ts'
import { trailOf } from './person-changes.ts'
import { readFile, type WrittenRow } from './read-file.ts'
import { type Removal, removalsToAllow, storedRows } from './removals.ts'
import { badRowsOf, completeStaging, countBad, createStaging, stageRows } from './staging.ts'
import type { Known } from './values.ts'
import { writeAll } from './write-all.ts'

export type ImportFile = { readonly path: string; readonly kind: Kind }

export type ImportOptions = {
  readonly isDryRun: boolean
  /** Imports the people without a bad row. */
  readonly skipsBadRows: boolean
  /** How many removals are allowed beyond those that need no permission, in all files together. */
  readonly allowedRemovals: number
}

export type ImportResult = {
  /** The first of each file. */
  readonly bad: readonly { readonly path: string; readonly line: number; readonly problem: string }[]
  readonly badCount: number
  readonly counts: ReadonlyMap<Kind, Counts>
  /** Removals that are not allowed; none if all are. */
  readonly refusedRemovals: readonly Removal[]
  /** Files with hashes that are weaker than recommended, and how many. */
  readonly weakHashes: ReadonlyMap<Kind, number>
  readonly isWritten: boolean
}

type Needs = {
  readonly db: Kysely<Database>
  readonly fund: FundReference
  readonly passwordCost: PasswordCost
  readonly now: Date
  /** The account of the machine. */
  readonly operator: string
}

/** Rows of a file that are checked and staged at once. */
const AT_ONCE = 1000

/** Bad rows of a file that are named. */
const NAMED_AT_MOST = 1000

/**
 * Imports the files in one transaction: all of it or nothing (P-495). Locks no row of a person that a call needs
 * (P-744). Throws `UnreadableFile`, and then nothing is written.
 */
export async function importFiles(
  { db, fund, passwordCost, now, operator }: Needs,
  files: readonly ImportFile[],
  { isDryRun, skipsBadRows, allowedRemovals }: ImportOptions,
): Promise<ImportResult> {
  const transaction = await db.startTransaction().execute()
  try {
    const known = { ...fund, passwordCost }
    const { weakHashes, sums } = await stageFiles(transaction, files, known)
    const badCount = await countBad(transaction)
    const bad = badCount === 0 ? [] : await namedBadRows(transaction, files)
    const found = { bad, badCount, weakHashes }
    if (badCount > 0 && !skipsBadRows) {
      await transaction.rollback().execute()
      return { ...found, counts: new Map(), refusedRemovals: [], isWritten: false }
    }
    const before = await storedRows(transaction)
    const kinds = files.map(({ kind }) => kind)
    const run = await beginRun(transaction, operator, now)
    const counts = await writeAll(transaction, kinds, now, trailOf(transaction, run))
    await recordFiles(transaction, run, files, sums, counts)
    const removals = removalsToAllow(counts, before)
    const isAllowed = removals.reduce((sum, { removed }) => sum + removed, 0) <= allowedRemovals
    const isWritten = !isDryRun && isAllowed
    await (isWritten ? transaction.commit() : transaction.rollback()).execute()
    return { ...found, counts, refusedRemovals: isAllowed ? [] : removals, isWritten }
  } catch (error) {
    await transaction.rollback().execute()
    throw error
  }
}

async function beginRun(db: Queries, operator: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('import_run')
    .values({ operator, imported_at: now, files: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Completes the record of an import (STAFF-16). */
async function recordFiles(
  db: Queries,
  run: number,
  files: readonly ImportFile[],
  sums: ReadonlyMap<Kind, string>,
  counts: ReadonlyMap<Kind, Counts>,
): Promise<void> {
  const recorded = files.map(({ path, kind }) => ({
    name: basename(path),
    sha256: sums.get(kind) ?? '',
    ...(counts.get(kind) ?? noCounts()),
  }))
  await db
    .updateTable('import_run')
    .set({ files: JSON.stringify(recorded) })
    .where('id', '=', run)
    .execute()
}

async function stageFiles(db: Queries, files: readonly ImportFile[], known: Known) {
  const weakHashes = new Map<Kind, number>()
  const sums = new Map<Kind, string>()
  await createStaging(db)
  for (const { path, kind } of files) {
    const file = readFile(path, kind)
    for await (const rows of checkedRows(file.rows, kind, known)) {
      await stageRows(db, kind, rows)
      const weak = rows.filter(hasWeakHash).length
      if (weak > 0) weakHashes.set(kind, (weakHashes.get(kind) ?? 0) + weak)
    }
    sums.set(kind, file.sha256())
  }
  await completeStaging(db)
  return { weakHashes, sums }
}

async function* checkedRows(
  rows: AsyncIterable<WrittenRow>,
  kind: Kind,
  known: Known,
): AsyncGenerator<readonly (GoodRow | BadRow)[]> {
  let checked: (GoodRow | BadRow)[] = []
  for await (const row of rows) {
    checked.push(checkRow(kind, row, known))
    if (checked.length < AT_ONCE) continue
    yield checked
    checked = []
  }
  if (checked.length > 0) yield checked
}

function hasWeakHash(row: GoodRow | BadRow): boolean {
  const hash = 'values' in row ? row.values.password_hash : null
  const cost = typeof hash === 'string' ? costOfArgon2id(hash) : null
  return cost !== null && isWeakCost(cost)
}

async function namedBadRows(db: Queries, files: readonly ImportFile[]): Promise<ImportResult['bad']> {
  const bad = []
  for (const { path, kind } of files) {
    for (const row of await badRowsOf(db, kind, NAMED_AT_MOST)) bad.push({ path, ...row })
  }
  return bad
}
