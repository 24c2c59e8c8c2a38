import { rmSync } from 'node:fs'
import { join } from 'node:path'

type DatabaseKind = 'embedded' | 'postgresql'

/** Apart from those of PostgreSQL: beginning the embedded database anew must leave another installation's files. */
const beside = (directory: string, name: string, database: DatabaseKind) =>
  join(directory, database === 'embedded' ? name : `${name}-postgresql`)

/** Where the portal keeps what inside its data directory. */
export const databaseFolder = (directory: string) => join(directory, 'db')
export const documentsFolder = (directory: string, database: DatabaseKind) =>
  beside(directory, 'documents', database)
export const incomingFolder = (directory: string, database: DatabaseKind) =>
  beside(directory, 'incoming', database)
export const mailFolder = (directory: string, database: DatabaseKind) => beside(directory, 'mail', database)

/** The key of passwords, where none is configured; it outlives a database that begins anew. */
export const passwordKeyFile = (directory: string, database: DatabaseKind) =>
  beside(directory, 'password-key', database)

/** Begins anew: only what the portal put there beside its embedded database goes, whatever else lies in the directory stays. */
export function emptyDirectory(directory: string): void {
  const folders = [
    databaseFolder(directory),
    documentsFolder(directory, 'embedded'),
    incomingFolder(directory, 'embedded'),
    mailFolder(directory, 'embedded'),
  ]
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
