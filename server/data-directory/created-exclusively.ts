import { randomUUID } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'

import { FILE_MODE } from './closed-folder.ts'

/**
 * Creates a file (mode 0600); false if it exists. It is written under another name and then linked, so that no
 * process reads an incomplete file; that other file is gone afterwards, also if the disk is full.
 */
export function createdExclusively(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}`
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: FILE_MODE })
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
