import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

import { databaseFailure } from './failure.ts'
import { createTurns } from './turns.ts'

export type LendingLimits = {
  /** Connections that one person may have at once. */
  readonly most: number
  /** A connection that is in use for longer is closed, whatever it waits for. Absent: there is no limit. */
  readonly keptMilliseconds?: number
  /** Name of the prepared statement for a text; absent or undefined: the text is planned at each run. */
  readonly nameOf?: (text: string) => string | undefined
}

/** The pool's connections, limited for each person. */
export function lending(pool: pg.Pool, { most, keptMilliseconds, nameOf }: LendingLimits): PostgresPool {
  const takeTurn = createTurns(most)

  const connect = async (): Promise<PostgresPoolClient> => {
    const turn = await takeTurn()
    const refuseWaitingIfBusy = (error: unknown): never => {
      if (databaseFailure(error) === 'busy') turn.refuseWaiting()
      throw error
    }
    const client = await pool.connect().catch((error: unknown) => {
      turn.end()
      return refuseWaitingIfBusy(error)
    })
    // PostgreSQL's own limits do not help where it does not answer any more.
    const late =
      keptMilliseconds === undefined ? undefined : setTimeout(() => void client.end(), keptMilliseconds)
    return {
      // The signature without a cursor.
      query: ((text: string, values: unknown[]) =>
        client
          .query({ text, values, name: nameOf?.(text) })
          .catch(refuseWaitingIfBusy)) as unknown as PostgresPoolClient['query'],
      release: () => {
        clearTimeout(late)
        client.release()
        turn.end()
      },
    }
  }
  return { connect, end: () => pool.end() }
}
