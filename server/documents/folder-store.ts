import { openAsBlob } from 'node:fs'
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { join } from 'node:path'

import { FILE_MODE, FOLDER_MODE } from '#server/data-directory/closed-folder.ts'

import { asStoreFailure } from './folder-failure.ts'
import { type DocumentStore, isKey, MARK, requireKey } from './store.ts'

const DRAFT = '.part'

/** Documents as files in one folder, created if missing. */
export function folderStore(folder: string): DocumentStore {
  const pathOf = (key: string) => {
    requireKey(key)
    return join(folder, key)
  }
  const create = () => mkdir(folder, { recursive: true, mode: FOLDER_MODE })
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
    list: async function* () {
      for (const key of (await asStoreFailure(namesIn(folder))).filter(isKey)) {
        const size = await asStoreFailure(sizeOf(pathOf(key)))
        if (size !== null) yield { key, size }
      }
    },
    check: async () => {
      await asStoreFailure(
        create().then(() => access(folder, constants.R_OK | constants.W_OK | constants.X_OK)),
      )
    },
    readMark: async () => {
      const text = await asStoreFailure(unlessMissing(readFile(join(folder, MARK), 'utf8'), null))
      return text?.trim() ?? null
    },
    writeMark: async (id) => {
      const path = join(folder, MARK)
      // Left by a process that ended while it wrote.
      await asStoreFailure(rm(`${path}${DRAFT}`, { force: true }))
      await asStoreFailure(create().then(() => putWhole(path, new Blob([`${id}\n`]))))
    },
  }
}

async function putWhole(path: string, content: Blob): Promise<void> {
  const draft = `${path}${DRAFT}`
  const file = await open(draft, 'wx', FILE_MODE)
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
  unlessMissing(
    access(path, constants.R_OK).then(() => true),
    false,
  )

/** A folder that does not exist yet has no files. */
const namesIn = (folder: string): Promise<readonly string[]> => unlessMissing(readdir(folder), [])

/** null for a file that was deleted meanwhile. */
const sizeOf = (path: string): Promise<number | null> =>
  unlessMissing(
    stat(path).then(({ size }) => size),
    null,
  )

const unlessMissing = <Result, Other>(work: Promise<Result>, other: Other): Promise<Result | Other> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return other
    throw error
  })
