import { readConfig } from '#server/config.ts'
import type { Variables } from '#server/process/environment.ts'
import { startFault } from '#server/start-faults.ts'

import { logName } from './log-name.ts'
import { withDatabase } from './open-database.ts'
import type { Tool } from './tool.ts'
import { UsageError } from './usage-error.ts'

const TOOLS: Readonly<Record<string, Tool>> = { 'log-name': logName }

type Terminal = {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

const FAILED = 1
const WRONG_USAGE = 2

/** Runs one tool on the configured database and resolves with its exit code; only defects throw. */
export async function runTool(
  [name = '', ...args]: readonly string[],
  variables: Variables,
  { print, printError }: Terminal,
): Promise<number> {
  try {
    const work = toolNamed(name).prepare(args)
    print(await withDatabase(readConfig(variables), (db) => work({ db })))
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      printError(error.message)
      return WRONG_USAGE
    }
    const fault = startFault(error, null)
    if (fault === null) throw error
    printError(fault)
    return FAILED
  }
}

function toolNamed(name: string): Tool {
  const tool = TOOLS[name]
  if (tool) return tool
  const usages = Object.values(TOOLS).map(({ usage }) => `  ${usage}`)
  throw new UsageError(['Diga o que fazer:', ...usages].join('\n'))
}
