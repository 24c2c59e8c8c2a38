import { rmSync } from 'node:fs'
import { join } from 'node:path'

type DatabaseKind = 'embedded' | 'postgresql'

/**
 * Separate from the files of PostgreSQL: `--fresh` deletes the embedded database and must not delete files of
 * another installation.
 */
const beside = (directory: string, name: string, database: DatabaseKind) =>
  join(directory, database === 'embedded' ? name : `${name}-postgresql`)

/** Paths inside the data directory. */
export const databaseFolder = (directory: string) => join(directory, 'db')
export const documentsFolder = (directory: string, database: DatabaseKind) =>
  beside(directory, 'documents', database)
export const incomingFolder = (directory: string, database: DatabaseKind) =>
  beside(directory, 'incoming', database)
export const mailFolder = (directory: string, database: DatabaseKind) => beside(directory, 'mail', database)

/** The password key, where none is configured; it is not deleted with the embedded database. */
export const passwordKeyFile = (directory: string, database: DatabaseKind) =>
  beside(directory, 'password-key', database)

/** Deletes the embedded database and the files that belong to it; other files in the directory are not deleted. */
export function emptyDirectory(directory: string): void {
  const folders = [
    databaseFolder(directory),
    documentsFolder(directory, 'embedded'),
    incomingFolder(directory, 'embedded'),
    mailFolder(directory, 'embedded'),
  ]
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
