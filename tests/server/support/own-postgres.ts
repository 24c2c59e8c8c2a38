import { type Cluster, createCluster } from '../../../tools/cli/lib/postgres.mjs'

export type { Cluster }

/** A PostgreSQL that a test may stop and start, or why there is none on this machine. */
export function ownPostgres(settings?: readonly string[]): Cluster | string {
  try {
    return createCluster(settings)
  } catch (error) {
    return (error as Error).message
  }
}
