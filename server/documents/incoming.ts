import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { asStoreFailure } from './folder-failure.ts'

/** A file that was received completely. */
export type Received = {
  /** Reads the disk each time it is read; not in memory. */
  readonly content: Blob
  /** Removes it; to be called once its call is answered. */
  readonly discard: () => Promise<void>
}

/** The place of uploaded files until their call is answered. */
export type Incoming = {
  /**
   * Writes the content into a new file. Nothing remains of an upload that breaks off: rejects with the error of
   * `content`, or with a `StoreFailure` where the disk failed.
   */
  readonly receive: (content: AsyncIterable<Uint8Array>) => Promise<Received>
  /** Removes files of killed processes: those that were not written to for so many minutes. */
  readonly sweep: (minutes: number) => Promise<void>
}

/** One folder, which is created when missing and holds nothing else. */
export function incomingIn(folder: string): Incoming {
  const create = () => asStoreFailure(mkdir(folder, { recursive: true }))
  return {
    receive: async (content) => {
      await create()
      const path = join(folder, randomUUID())
      const discard = () => rm(path, { force: true })
      try {
        await write(await asStoreFailure(open(path, 'wx', 0o600)), content)
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
        // Another process may have removed it meanwhile.
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
