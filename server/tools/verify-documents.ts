import { type ChangedContent, changedContent } from '#server/documents/changed-content.ts'
import { type Differences, differencesBetween } from '#server/documents/differences.ts'
import { openDocuments } from '#server/open-documents.ts'

import { withDatabase } from './open-database.ts'
import type { Outcome, Tool } from './tool.ts'
import { UsageError } from './usage-error.ts'

const USAGE = 'npm run verify-documents [-- --content]'
const CONTENT = '--content'

/**
 * Compares the documents of the database with the files of the store, with `--content` every byte too, and changes
 * nothing.
 */
export const verifyDocuments: Tool = {
  usage: USAGE,
  prepare: (args) => {
    if (args.some((arg) => arg !== CONTENT)) throw new UsageError(`A única opção é ${CONTENT}. Uso: ${USAGE}`)
    const readsContent = args.length > 0
    return async (config) => {
      const { documents, close } = await openDocuments(config)
      try {
        return await withDatabase(config, async (db) =>
          outcomeOf(
            await differencesBetween({ db, documents }),
            readsContent ? await changedContent({ db, documents }) : null,
          ),
        )
      } finally {
        close()
      }
    }
  },
}

function outcomeOf(
  { compared, missing, otherSize, orphans }: Differences,
  content: ChangedContent | null,
): Outcome {
  const lines = [
    ...missing.map(({ id, key }) => `falta no armazenamento: ${key} (documento ${id})`),
    ...otherSize.map(
      ({ id, key, size, found }) =>
        `tem outro tamanho: ${key} (documento ${id}), ${found} bytes em vez de ${size}`,
    ),
    ...(content?.changed ?? []).map(({ id, key }) => `tem outro conteúdo: ${key} (documento ${id})`),
    ...orphans.map((key) => `não está no banco de dados: ${key}`),
  ]
  const counts = [
    `${compared} documentos`,
    `${missing.length} faltam`,
    `${otherSize.length} de outro tamanho`,
    `${orphans.length} sem registro`,
    ...(content === null
      ? []
      : [`${content.changed.length} de outro conteúdo`, `${content.withoutSum} sem SHA-256, de antes dele`]),
  ]
  return { text: [...lines, `${counts.join(', ')}.`].join('\n'), isGood: lines.length === 0 }
}
