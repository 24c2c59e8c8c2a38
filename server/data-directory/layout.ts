import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { closedFolder, closeWithContent } from './closed-folder.ts'

type DatabaseKind = 'embedded' | 'postgresql'

/**
 * Separate from the files of PostgreSQL: `--fresh` deletes the embedded database and must not delete files of
 * another installation.
 */
const beside = (directory: string, name: string, database: DatabaseKind) =>
  join(directory, database === 'embedded' ? name : `${name}-postgresql`)

export const databaseFolder = (directory: string) => join(directory, 'db')
export const documentsFolder = (directory: string, database: DatabaseKind) =>
  beside(directory, 'documents', database)
export const incomingFolder = (directory: string, database: DatabaseKind) =>
  beside(directory, 'incoming', database)
export const mailFolder = (directory: string, database: DatabaseKind) => beside(directory, 'mail', database)

/** The file of the password key if none is configured; it is not deleted with the embedded database. */
export const passwordKeyFile = (directory: string, database: DatabaseKind) =>
  beside(directory, 'password-key', database)

/**
 * Creates the data directory for this account alone, or closes it and the portal's folders in it. Throws `OpenFolder`
 * if that is up to another account.
 */
export function closeDirectory(directory: string): void {
  closedFolder(directory)
  const kinds = ['embedded', 'postgresql'] as const
  const folders = kinds.flatMap((kind) =>
    [documentsFolder, incomingFolder, mailFolder].map((folderOf) => folderOf(directory, kind)),
  )
  for (const folder of [databaseFolder(directory), ...folders]) closeWithContent(folder)
}

/** Deletes the embedded database and its files; other files in the directory remain. */
export function emptyDirectory(directory: string): void {
  const folders = [
    databaseFolder(directory),
    documentsFolder(directory, 'embedded'),
    incomingFolder(directory, 'embedded'),
    mailFolder(directory, 'embedded'),
  ]
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
