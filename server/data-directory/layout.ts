import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where the portal keeps what inside its data directory. */
export const databaseFolder = (directory: string) => join(directory, 'db')
/** Apart from those of PostgreSQL: beginning the embedded database anew must leave another installation's files. */
export const documentsFolder = (directory: string, database: 'embedded' | 'postgresql') =>
  join(directory, database === 'embedded' ? 'documents' : 'documents-postgresql')

/** Begins anew: only what the portal put there beside its embedded database goes, whatever else lies in the directory stays. */
export function emptyDirectory(directory: string): void {
  for (const folder of [databaseFolder(directory), documentsFolder(directory, 'embedded')]) {
    rmSync(folder, { recursive: true, force: true })
  }
}
