import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

import { dayParser } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'

import { migrateAndSeed } from './seed-database.ts'

/** Sources of the seeded database; a change in them requires a new copy. */
const SOURCES = ['server', 'domain', 'api/contract', 'tests/server/support']

const FOLDER = 'node_modules/.cache/test-databases'
const HOUR = 3_600_000

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
    }
  }
  return hash.digest('hex')
}

let copy: Promise<Blob> | undefined

/** A dump of a migrated and seeded database, read once per worker. */
export function seededCopy(): Promise<Blob> {
  copy ??= findCopy()
  return copy
}

/**
 * Creating a dump takes seconds, so the first test file leaves it for the others; it is renamed into place
 * when complete.
 */
async function findCopy(): Promise<Blob> {
  const path = join(FOLDER, sourcesHash())
  const known = readIfThere(path)
  if (known) return new Blob([known])
  const made = await makeCopy()
  mkdirSync(FOLDER, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, new Uint8Array(await made.arrayBuffer()))
  renameSync(draft, path)
  removeOld()
  return made
}

/** Deletes dumps of earlier sources; a recent one may be in use by another run. */
function removeOld(): void {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name)
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (modified < Date.now() - HOUR) rmSync(path, { force: true })
  }
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(path))
  } catch {
    return null
  }
}

async function makeCopy(): Promise<Blob> {
  const pglite = await PGlite.create()
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, types: dayParser } as pg.PoolConfig)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  await migrateAndSeed(db)
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  await pglite.close()
  return dump
}
