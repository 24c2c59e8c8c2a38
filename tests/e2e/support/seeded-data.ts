import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SEEDED_DATA, seedDataDirectory } from './server.ts'

/** Before all journeys: a data directory, seeded once, that every server of theirs starts from. Answers what removes it. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'portal-journeys-seeded-'))
  await seedDataDirectory(dataDirectory)
  process.env[SEEDED_DATA] = dataDirectory
  return () => rm(dataDirectory, { recursive: true, force: true })
}
