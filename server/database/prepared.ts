import { createHash } from 'node:crypto'

/** More than the server has; limited, because texts with variable content would fill the memory. */
const PREPARED_AT_MOST = 200
const NAME_LENGTH = 32

/** The connection has no such statement, has it already, or its result changed with a table: it was not run. */
const LOST = new Set(['26000', '42P05', '0A000'])

export const isLostStatement = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOST.has(String(error.code))

export type StatementNames = {
  /** Undefined for a text that is not to be prepared. */
  readonly nameOf: (text: string) => string | undefined
  /** From now on nothing is prepared. */
  readonly giveUp: () => void
}

/**
 * Names of prepared statements for selects, which take longer to plan than to execute. A name is made of its
 * text: a connection pooler may give one process the statements of another (P-293).
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  let most = PREPARED_AT_MOST
  return {
    nameOf: (text) => {
      if (!names.has(text) && names.size < most && text.startsWith('select'))
        names.set(text, createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH))
      return names.get(text)
    },
    giveUp: () => {
      most = 0
      names.clear()
    },
  }
}
