import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

import type { DialogRow } from '../../tools/chart-paths/dialog-row.ts'
import { inProject } from '../../tools/cli/lib/project.mjs'

const EXTENSION = '.cases.ts'

async function dialogsIn(file: string) {
  const { dialogs = [] }: { dialogs?: readonly DialogRow[] } = await import(inProject('model-tests', file))
  return dialogs.map((row) => ({ ...row, chart: basename(file, EXTENSION) }))
}

const files = readdirSync(inProject('model-tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(EXTENSION))
  .sort()

/** Every dialog of the portal: the `dialogs` of each `<chart>.cases.ts`. */
export const DIALOGS = (await Promise.all(files.map(dialogsIn))).flat()
