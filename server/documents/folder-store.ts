import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { DocumentStore } from './store.ts'

const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const DRAFT = '.part'

/** Documents as files of one folder, which is created when missing. A file is there whole or not at all. */
export function folderStore(folder: string): DocumentStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('A document key is a UUID.')
    return join(folder, key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const draft = `${path}${DRAFT}`
      await mkdir(folder, { recursive: true })
      try {
        await writeThrough(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}

/** On the disk before the rename, so that a power cut leaves no empty file under the final name. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Removes what a process that was killed left half written; only for who has the folder alone. */
export async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    if (name.endsWith(DRAFT)) await rm(join(folder, name), { force: true })
  }
}
