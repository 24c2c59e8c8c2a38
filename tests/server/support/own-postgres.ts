import { afterAll, beforeAll, describe } from 'vitest'

import { type Cluster, createCluster } from '../../../tools/cli/lib/postgres.mjs'

/**
 * A PostgreSQL that a test may stop and start, or why there is none on this machine. Commits survive a kill of it,
 * but not a failure of the system.
 */
export function ownPostgres(): Cluster | string {
  try {
    return createCluster(['fsync=off'])
  } catch (error) {
    return (error as Error).message
  }
}

/** Tests on a PostgreSQL of their own, which runs; skipped with the reason in their name where there is none. */
export function describeOnPostgres(name: string, tests: (cluster: Cluster) => void): void {
  const postgres = ownPostgres()
  const isThere = typeof postgres !== 'string'
  const cluster = postgres as Cluster
  describe.skipIf(!isThere)(`${name}${isThere ? '' : ` (skipped: ${postgres})`}`, () => {
    beforeAll(() => cluster.start(), 60_000)
    afterAll(() => cluster.remove())
    tests(cluster)
  })
}
