import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { telling } from './folder-failure.ts'

/** A file that came whole. */
export type Received = {
  /** Read from the disk whenever somebody reads it, never held in memory. */
  readonly content: Blob
  /** Removes it; to be called once its call is answered. */
  readonly discard: () => Promise<void>
}

/** Where files of uploads lie until their call is answered. */
export type Incoming = {
  /**
   * Writes what comes into a file of its own. Nothing stays of one that breaks off: rejects with what broke `content`,
   * or with a `StoreFailure` where the disk did.
   */
  readonly receive: (content: AsyncIterable<Uint8Array>) => Promise<Received>
  /** Removes what killed processes left: files that nobody has written to for so many minutes. */
  readonly sweep: (minutes: number) => Promise<void>
}

/** One folder, which is created when missing and holds nothing else. */
export function incomingIn(folder: string): Incoming {
  const create = () => telling(mkdir(folder, { recursive: true }))
  return {
    receive: async (content) => {
      await create()
      const path = join(folder, randomUUID())
      const discard = () => rm(path, { force: true })
      try {
        await write(await telling(open(path, 'wx', 0o600)), content)
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
    for await (const piece of content) await telling(file.writeFile(piece))
  } finally {
    await file.close()
  }
}
