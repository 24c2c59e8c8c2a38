import { CallError } from '#domain/call-failure.ts'

import { failureText } from './failures.ts'
import { Incomplete } from './incomplete.ts'
import { readTask } from './read-task.ts'
import { asStaff, type Connection, logIn } from './session.ts'
import { credentialsIn, readSettings, serverUrl } from './settings.ts'
import { LOGIN, USAGE } from './usage.ts'
import { UsageError } from './usage-error.ts'

export type Terminal = Connection & {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

/** Exit codes: refused or unanswered by the server, or done in part; wrong usage. */
const FAILED = 1
const WRONG_USAGE = 2

/**
 * Runs one command against the server (P-54) and resolves with its exit code. Failures are printed in pt-BR;
 * only defects throw.
 */
export async function runDesk(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  { print, printError, ...connection }: Terminal,
): Promise<number> {
  try {
    if (args.length === 1 && args[0] === LOGIN) {
      print(await logIn(serverUrl(variables), credentialsIn(variables), connection))
      return 0
    }
    const task = readTask(args)
    print(task === null ? USAGE : await asStaff(readSettings(variables), connection, task))
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      printError(error.message)
      return WRONG_USAGE
    }
    if (error instanceof Incomplete) {
      print(error.message)
      return FAILED
    }
    if (!(error instanceof CallError)) throw error
    printError(failureText(error.failure, serverUrl(variables)))
    return FAILED
  }
}
