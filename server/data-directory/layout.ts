import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where the portal keeps what inside its data directory. */
export const databaseFolder = (directory: string) => join(directory, 'db')
export const documentsFolder = (directory: string) => join(directory, 'documents')

/** Begins anew: only what the portal put there goes, whatever else lies in the directory stays. */
export function emptyDirectory(directory: string): void {
  for (const folder of [databaseFolder(directory), documentsFolder(directory)]) {
    rmSync(folder, { recursive: true, force: true })
  }
}
