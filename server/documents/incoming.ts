import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { FILE_MODE, FOLDER_MODE } from '#server/data-directory/closed-folder.ts'

import { asStoreFailure } from './folder-failure.ts'

export type Received = {
  /** Read from disk each time, not kept in memory. */
  readonly content: Blob
  /** Deletes the file; call it after the response. */
  readonly discard: () => Promise<void>
}

export type Incoming = {
  /**
   * Writes the content to a new file, which is deleted on failure. Rejects with the error of `content`, or
   * with a `StoreFailure` if the disk failed.
   */
  readonly receive: (content: AsyncIterable<Uint8Array>) => Promise<Received>
  /** Deletes files of killed processes, not written to for `minutes`. */
  readonly sweep: (minutes: number) => Promise<void>
}

/** One folder for this purpose only, created if missing. */
export function incomingIn(folder: string): Incoming {
  const create = () => asStoreFailure(mkdir(folder, { recursive: true, mode: FOLDER_MODE }))
  return {
    receive: async (content) => {
      await create()
      const path = join(folder, randomUUID())
      const discard = () => rm(path, { force: true })
      try {
        await write(await asStoreFailure(open(path, 'wx', FILE_MODE)), content)
        return { content: await openAsBlob(path), discard }
      } catch (error) {
        await discard()
        throw error
      }
    },
    sweep: async (minutes) => {
      await create()
      const oldest = Date.now() - minutes * 60_000
      for (const path of (await readdir(folder)).map((name) => join(folder, name))) {
        // Another process may have deleted it.
        const written = (await stat(path).catch(() => null))?.mtimeMs ?? Infinity
        if (written <= oldest) await rm(path, { force: true })
      }
    },
  }
}

async function write(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const piece of content) await asStoreFailure(file.writeFile(piece))
  } finally {
    await file.close()
  }
}
