import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Sheet } from './row.ts'

const FOLDER = join(import.meta.dirname, './rows')

async function load(name: string): Promise<readonly Sheet[]> {
  const { sheets = [] } = await import(`${FOLDER}/${name}`)
  return sheets
}

/**
 * The table of validation messages of the forms, by the files of rows/ that have sheets: the answers that lead
 * to each message. It is tested on the drawn form and on the server, and printed by `npm run docs`.
 */
export const sheets: readonly Sheet[] = (await Promise.all(readdirSync(FOLDER).sort().map(load))).flat()
