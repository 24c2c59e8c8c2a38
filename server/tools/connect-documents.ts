import { differencesBetween } from '#server/documents/differences.ts'
import { connectStore } from '#server/documents/store-mark.ts'
import { openDocuments } from '#server/open-documents.ts'

import { withDatabase } from './open-database.ts'
import type { Tool } from './tool.ts'
import { ToolFailure } from './tool-failure.ts'
import { UsageError } from './usage-error.ts'

const USAGE = 'npm run connect-documents [-- --with-missing] (com todos os processos do portal encerrados)'
const WITH_MISSING = '--with-missing'

/**
 * Makes the document store that of the database, as after a restore: any other database loses it (P-748). No process
 * may use the database meanwhile, which only the embedded one notices.
 */
export const connectDocuments: Tool = {
  usage: USAGE,
  prepare: (args) => {
    if (args.some((arg) => arg !== WITH_MISSING))
      throw new UsageError(`A única opção é ${WITH_MISSING}. Uso: ${USAGE}`)
    return async (config) => {
      const { documents, close } = await openDocuments(config)
      try {
        await documents.check()
        return await withDatabase(config, async (db) => {
          const { compared, missing, orphans } = await differencesBetween({ db, documents })
          if (missing.length > 0 && args.length === 0) {
            throw new ToolFailure(
              `Faltam ${missing.length} de ${compared} documentos neste armazenamento: nada mudou. ` +
                `Se é mesmo o deste banco de dados, repita com ${WITH_MISSING}.`,
            )
          }
          await connectStore({ db, documents }, new Date())
          const counts = `${compared} documentos, ${missing.length} faltam, ${orphans.length} sem registro`
          return { text: `O banco de dados e o armazenamento estão ligados: ${counts}.`, isGood: true }
        })
      } finally {
        close()
      }
    }
  },
}
