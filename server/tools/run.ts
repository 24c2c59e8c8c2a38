import { readConfig } from '#server/config.ts'
import { requireOwnFolder } from '#server/data-directory/closed-folder.ts'
import type { Variables } from '#server/process/environment.ts'
import { startFault } from '#server/start-faults.ts'

import { backup } from './backup.ts'
import { connectDocuments } from './connect-documents.ts'
import { importPeople } from './import-people.ts'
import { logName } from './log-name.ts'
import { retention } from './retention.ts'
import { secondFactor } from './second-factor.ts'
import type { Tool } from './tool.ts'
import { ToolFailure } from './tool-failure.ts'
import { UsageError } from './usage-error.ts'
import { verifyDocuments } from './verify-documents.ts'

const TOOLS: Readonly<Record<string, Tool>> = {
  'log-name': logName,
  backup,
  'connect-documents': connectDocuments,
  import: importPeople,
  retention,
  'second-factor': secondFactor,
  'verify-documents': verifyDocuments,
}

type Terminal = {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

const FAILED = 1
const WRONG_USAGE = 2

/** Runs one tool on what the settings name and resolves with its exit code; only defects throw. */
export async function runTool(
  [name = '', ...args]: readonly string[],
  variables: Variables,
  { print, printError }: Terminal,
): Promise<number> {
  try {
    const work = toolNamed(name).prepare(args)
    const config = readConfig(variables)
    requireOwnFolder(config.dataDirectory)
    const { text, isGood } = await work(config)
    print(text)
    return isGood ? 0 : FAILED
  } catch (error) {
    if (error instanceof UsageError) {
      printError(error.message)
      return WRONG_USAGE
    }
    const fault = error instanceof ToolFailure ? error.message : startFault(error, null)
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
