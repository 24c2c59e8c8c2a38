import type { Kysely } from 'kysely'

import type { Database } from '#server/database/schema.ts'

export type ToolNeeds = { readonly db: Kysely<Database> }

/** A command on the database itself, without a server. `prepare` throws `UsageError`. */
export type Tool = {
  readonly usage: string
  /** Resolves with what is printed. */
  readonly prepare: (args: readonly string[]) => (needs: ToolNeeds) => Promise<string>
}
