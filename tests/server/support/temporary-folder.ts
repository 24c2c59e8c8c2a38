import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, onTestFinished } from 'vitest'

const create = () => mkdtempSync(join(tmpdir(), 'portal-test-'))

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A new folder until the tests of this file, or of this group, are over. */
export function temporaryFolder(): string {
  const folder = create()
  afterAll(() => remove(folder))
  return folder
}

/** A new folder until this test is over, after the clean-up of the test itself. */
export function folderOfTest(): string {
  const folder = create()
  onTestFinished(() => remove(folder))
  return folder
}
