import type { Config } from './config.ts'
import { documentsFolder } from './data-directory/layout.ts'
import { folderStore } from './documents/folder-store.ts'
import type { DocumentStore } from './documents/store.ts'

export type OpenDocuments = { readonly documents: DocumentStore; readonly close: () => void }

/** The document store of the settings; nothing is asked of it yet. */
export async function openDocuments({
  s3,
  databaseUrl,
  dataDirectory,
}: Pick<Config, 's3' | 'databaseUrl' | 'dataDirectory'>): Promise<OpenDocuments> {
  if (s3 === null) {
    const folder = documentsFolder(dataDirectory, databaseUrl === null ? 'embedded' : 'postgresql')
    return { documents: folderStore(folder), close: () => {} }
  }
  // A large package, loaded only if used.
  const { s3Store } = await import('./documents/s3-store.ts')
  const documents = s3Store(s3)
  return { documents, close: documents.close }
}
