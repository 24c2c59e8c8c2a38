import { randomUUID } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Creates a file; false if it exists. It is written under another name and then linked, so that no process
 * reads an incomplete file.
 */
export function createdExclusively(path: string, content: string, mode = 0o666): boolean {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, content, { flag: 'wx', mode })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
