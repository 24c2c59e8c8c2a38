import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { createdExclusively } from './created-exclusively.ts'
import { closeDirectory } from './layout.ts'
import { isRunning, ownMark, type ProcessMark } from './processes.ts'

const LOCK_FILE = 'portal.lock'
const ATTEMPTS = 5

/** Another process uses the data directory; nothing was changed. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'

  constructor(directory: string, pid: number) {
    super(
      `A pasta de dados ${directory} já está em uso por outro portal (processo ${pid}). ` +
        'Pare esse processo ou escolha outra pasta com DATA_DIR.',
    )
  }
}

export type DirectoryLock = { readonly release: () => void }

/**
 * Locks the directory for this process, and creates and closes it like `closeDirectory`: two processes on one embedded database
 * would corrupt its rows without an error. Replaces the lock of an ended process.
 */
export function lockDirectory(directory: string): DirectoryLock {
  closeDirectory(directory)
  const path = join(directory, LOCK_FILE)
  const own = JSON.stringify(ownMark())
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (createdExclusively(path, own)) return { release: () => release(path, own) }
    const found = contentOf(path)
    if (found === null) continue
    const holder = markIn(found)
    if (holder && isRunning(holder)) throw new DirectoryInUse(directory, holder.pid)
    removeStale(path, found)
  }
  throw new Error(`Não foi possível reservar a pasta de dados ${directory}.`)
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function markIn(content: string): ProcessMark | null {
  try {
    const mark = JSON.parse(content) as Partial<ProcessMark>
    return typeof mark.pid === 'number' ? { pid: mark.pid, startedAt: String(mark.startedAt ?? '') } : null
  } catch {
    return null
  }
}

/** Moves the lock first: if another process was faster, the moved file is its new lock and is moved back. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (contentOf(aside) !== stale) linkSync(aside, path)
  rmSync(aside, { force: true })
}

function release(path: string, own: string): void {
  if (contentOf(path) === own) rmSync(path, { force: true })
}
