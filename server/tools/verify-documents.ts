import { type Differences, differencesBetween } from '#server/documents/differences.ts'
import { openDocuments } from '#server/open-documents.ts'

import { withDatabase } from './open-database.ts'
import type { Outcome, Tool } from './tool.ts'
import { UsageError } from './usage-error.ts'

const USAGE = 'npm run verify-documents'

/** Compares the documents of the database with the files of the store, and changes nothing. */
export const verifyDocuments: Tool = {
  usage: USAGE,
  prepare: (args) => {
    if (args.length > 0) throw new UsageError(`O comando não tem argumentos: ${USAGE}`)
    return async (config) => {
      const { documents, close } = await openDocuments(config)
      try {
        return outcomeOf(await withDatabase(config, (db) => differencesBetween({ db, documents })))
      } finally {
        close()
      }
    }
  },
}

function outcomeOf({ compared, missing, otherSize, orphans }: Differences): Outcome {
  const lines = [
    ...missing.map(({ id, key }) => `falta no armazenamento: ${key} (documento ${id})`),
    ...otherSize.map(
      ({ id, key, size, found }) =>
        `tem outro tamanho: ${key} (documento ${id}), ${found} bytes em vez de ${size}`,
    ),
    ...orphans.map((key) => `não está no banco de dados: ${key}`),
  ]
  const counts = [
    `${compared} documentos`,
    `${missing.length} faltam`,
    `${otherSize.length} de outro tamanho`,
    `${orphans.length} sem registro`,
  ]
  return { text: [...lines, `${counts.join(', ')}.`].join('\n'), isGood: lines.length === 0 }
}
