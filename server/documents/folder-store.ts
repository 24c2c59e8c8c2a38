import { access, constants, type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { type DocumentStore, requireKey, StoreFailure } from './store.ts'

const DRAFT = '.part'

/** Documents as files of one folder, which is created when missing. */
export function folderStore(folder: string): DocumentStore {
  const pathOf = (key: string) => {
    requireKey(key)
    return join(folder, key)
  }
  const create = () => mkdir(folder, { recursive: true })
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await telling(create().then(() => putWhole(path, bytes)))
    },
    get: async (key) => {
      const path = pathOf(key)
      return telling(readFile(path).catch(nullWhereMissing))
    },
    delete: async (key) => {
      const path = pathOf(key)
      // What a process that was killed left half written goes with it.
      await telling(Promise.all([path, `${path}${DRAFT}`].map((file) => rm(file, { force: true }))))
    },
    check: async () => {
      await telling(create().then(() => access(folder, constants.R_OK | constants.W_OK | constants.X_OK)))
    },
  }
}

async function putWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}${DRAFT}`
  const file = await open(draft, 'wx')
  try {
    await writeThrough(file, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** On the disk before the rename, so that a power cut leaves no empty file under the final name. */
async function writeThrough(file: FileHandle, bytes: Uint8Array): Promise<void> {
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** The system's error stays as the cause: it says what is wrong with the folder. */
const telling = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: NodeJS.ErrnoException) => {
    const fault = error.code === 'EACCES' || error.code === 'EPERM' ? 'denied' : 'unreachable'
    throw new StoreFailure(fault, `document folder: ${error.code}`, { cause: error })
  })
