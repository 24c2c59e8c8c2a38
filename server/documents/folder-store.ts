import { openAsBlob } from 'node:fs'
import { access, constants, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { asStoreFailure } from './folder-failure.ts'
import { type DocumentStore, requireKey } from './store.ts'

const DRAFT = '.part'

/** Documents as files in one folder, created if missing. */
export function folderStore(folder: string): DocumentStore {
  const pathOf = (key: string) => {
    requireKey(key)
    return join(folder, key)
  }
  const create = () => mkdir(folder, { recursive: true })
  return {
    put: async (key, content) => {
      const path = pathOf(key)
      await asStoreFailure(create().then(() => putWhole(path, content)))
    },
    get: async (key) => {
      const path = pathOf(key)
      return (await asStoreFailure(isThere(path))) ? openAsBlob(path) : null
    },
    delete: async (key) => {
      const path = pathOf(key)
      // Also deletes the temporary file of a process killed while writing.
      await asStoreFailure(Promise.all([path, `${path}${DRAFT}`].map((file) => rm(file, { force: true }))))
    },
    check: async () => {
      await asStoreFailure(
        create().then(() => access(folder, constants.R_OK | constants.W_OK | constants.X_OK)),
      )
    },
  }
}

async function putWhole(path: string, content: Blob): Promise<void> {
  const draft = `${path}${DRAFT}`
  const file = await open(draft, 'wx')
  try {
    await writeThrough(file, content)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Flushed before the rename, so that a power failure leaves no empty file under the final name. */
async function writeThrough(file: FileHandle, content: Blob): Promise<void> {
  try {
    for await (const piece of content.stream()) await file.writeFile(piece)
    await file.sync()
  } finally {
    await file.close()
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path, constants.R_OK).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
