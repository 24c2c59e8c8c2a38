import type { Config } from '#server/config.ts'

export type Outcome = {
  readonly text: string
  /** False: what was looked for is wrong, so that the exit code is 1. */
  readonly isGood: boolean
}

/** A command on what the settings name, without a server. `prepare` throws `UsageError`. */
export type Tool = {
  readonly usage: string
  readonly prepare: (args: readonly string[]) => (config: Config) => Promise<Outcome>
}
