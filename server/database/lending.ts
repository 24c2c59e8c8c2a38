import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

import { databaseFailure } from './failure.ts'
import { createTurns } from './turns.ts'

export type LendingLimits = {
  /** Connections that one person may have at once. */
  readonly most: number
  /** A connection that is kept for longer is closed, whatever it waits for. Absent: it may be kept. */
  readonly keptMilliseconds?: number
}

/** The pool's connections, in turns of each person. */
export function lending(pool: pg.Pool, { most, keptMilliseconds }: LendingLimits): PostgresPool {
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
      // Of the two forms that Kysely knows, the one without a cursor.
      query: ((text: string, parameters: unknown[]) =>
        client.query(text, parameters).catch(refuseWaitingIfBusy)) as unknown as PostgresPoolClient['query'],
      release: () => {
        clearTimeout(late)
        client.release()
        turn.end()
      },
    }
  }
  return { connect, end: () => pool.end() }
}
