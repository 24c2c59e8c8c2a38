import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

import { databaseFailure } from './failure.ts'
import { createPerPersonLimiter } from './per-person-limiter.ts'
import { createStatementNames, isLostStatement } from './prepared.ts'

export type ConnectionLimits = {
  readonly most: number
  /** Longest use of a connection, which is then closed; default: no limit. */
  readonly keptMilliseconds?: number
  /** Where selects are prepared statements; default: nowhere. */
  readonly prepares?: 'everywhere' | 'outsideTransactions'
}

const BEGINS = /^(begin|start transaction)/

/** The pool's connections, limited per person. */
export function pooledConnections(
  pool: pg.Pool,
  { most, keptMilliseconds, prepares }: ConnectionLimits,
): PostgresPool {
  const takePermit = createPerPersonLimiter(most)
  const names = createStatementNames()

  const connect = async (): Promise<PostgresPoolClient> => {
    const permit = await takePermit()
    const refuseWaitingIfBusy = (error: unknown): never => {
      if (databaseFailure(error) === 'busy') permit.refuseWaiting()
      throw error
    }
    const client = await pool.connect().catch((error: unknown) => {
      permit.end()
      return refuseWaitingIfBusy(error)
    })
    // The timeouts of PostgreSQL do not help if it no longer answers.
    const late =
      keptMilliseconds === undefined ? undefined : setTimeout(() => void client.end(), keptMilliseconds)
    let isTransaction = false
    const query = async (text: string, values: unknown[]) => {
      isTransaction ||= BEGINS.test(text)
      const isPrepared = prepares === 'everywhere' || (prepares !== undefined && !isTransaction)
      const name = isPrepared ? names.nameOf(text) : undefined
      return client
        .query({ text, values, name })
        .catch((error: unknown) => {
          if (name === undefined || isTransaction || !isLostStatement(error)) throw error
          names.giveUp()
          return client.query({ text, values })
        })
        .catch(refuseWaitingIfBusy)
    }
    return {
      // Overload without a cursor.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => {
        clearTimeout(late)
        client.release()
        permit.end()
      },
    }
  }
  return { connect, end: () => pool.end() }
}
