import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

import { databaseFailure } from './failure.ts'
import { createTurns } from './turns.ts'

export type LendingLimits = {
  readonly most: number
  /** Longest use of a connection, which is then closed; default: no limit. */
  readonly keptMilliseconds?: number
  /** Name of the prepared statement for an SQL text; default: not prepared. */
  readonly nameOf?: (text: string) => string | undefined
}

/** The pool's connections, limited per person. */
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
    // The timeouts of PostgreSQL do not help if it no longer answers.
    const late =
      keptMilliseconds === undefined ? undefined : setTimeout(() => void client.end(), keptMilliseconds)
    return {
      // Overload without a cursor.
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
