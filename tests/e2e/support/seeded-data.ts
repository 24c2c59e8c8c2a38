import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SEEDED_DATA, seedDataDirectory } from './server.ts'

/**
 * Runs before all journeys: seeds a data directory, from which all their servers start. Returns a function
 * that removes it.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'portal-journeys-seeded-'))
  await seedDataDirectory(dataDirectory)
  process.env[SEEDED_DATA] = dataDirectory
  return () => rm(dataDirectory, { recursive: true, force: true })
}
