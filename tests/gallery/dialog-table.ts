import { chartFiles } from '#tools/chart-paths/chart-files.ts'
import type { DialogRow } from '../../tools/chart-paths/dialog-row.ts'

async function dialogsIn({ chart, file }: { readonly chart: string; readonly file: string }) {
  const { dialogs = [] }: { dialogs?: readonly DialogRow[] } = await import(file)
  return dialogs.map((row) => ({ ...row, chart }))
}

/** Every dialog of the portal: the `dialogs` of each `<chart>.cases.ts`. */
export const DIALOGS = (await Promise.all(chartFiles('model-tests', '.cases.ts').map(dialogsIn))).flat()
