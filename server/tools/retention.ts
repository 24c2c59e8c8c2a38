import { loadReference } from '#server/fund/load.ts'
import { type Forgotten, forget, toForget } from '#server/retention/forget.ts'

import { withDatabase } from './open-database.ts'
import type { Tool } from './tool.ts'
import { UsageError } from './usage-error.ts'

const USAGE = 'npm run fund -- retention [--dry-run]'
const DRY_RUN = '--dry-run'

/** Deletes what is kept for long enough, as the server does every hour, and says how much; a dry run only counts it. */
export const retention: Tool = {
  usage: USAGE,
  prepare: (args) => {
    if (args.some((arg) => arg !== DRY_RUN)) throw new UsageError(`A única opção é ${DRY_RUN}. Uso: ${USAGE}`)
    const isDryRun = args.includes(DRY_RUN)
    return async (config) => {
      const fund = await loadReference(config.referenceDirectory)
      const forgotten = await withDatabase(config, (db) =>
        (isDryRun ? toForget : forget)({ db, fund, clock: () => new Date() }),
      )
      const lines = [
        ...forgotten.map(lineOf),
        isDryRun
          ? 'Nada foi eliminado: estes são os que o prazo alcançou.'
          : 'Eliminados. Os arquivos de documentos são apagados pelo servidor em até uma hora.',
      ]
      return { text: lines.join('\n'), isGood: true }
    }
  },
}

const DAY = 86_400

function lineOf({ rule: { what, seconds }, rows }: Forgotten): string {
  if (seconds === null) return `${what}: sem prazo`
  const time = seconds < DAY ? `${seconds / 3600} h` : `${seconds / DAY} d`
  return `${what}: ${rows} (prazo: ${time})`
}
