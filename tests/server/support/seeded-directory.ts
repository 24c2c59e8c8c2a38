import { join } from 'node:path'

import { documentsFolder } from '#server/data-directory/layout.ts'
import { type OpenDatabase, openEmbedded } from '#server/database/connect.ts'
import { folderStore } from '#server/documents/folder-store.ts'
import type { DocumentStore } from '#server/documents/store.ts'
import { connectStore } from '#server/documents/store-mark.ts'

import { seededCopy } from './database-copy.ts'

/** Makes the folder a data directory with the seeded database, whose documents have no files in the store. */
export async function seedDirectory(folder: string, documents?: DocumentStore): Promise<void> {
  const { db, close } = await openEmbedded({ folder: join(folder, 'db'), dump: await seededCopy() })
  await connectStore(
    { db, documents: documents ?? folderStore(documentsFolder(folder, 'embedded')) },
    new Date(),
  )
  await close()
}

/** Likewise for a seeded database on PostgreSQL. */
export const connectFolder = ({ db }: Pick<OpenDatabase, 'db'>, folder: string): Promise<void> =>
  connectStore({ db, documents: folderStore(documentsFolder(folder, 'postgresql')) }, new Date())
