import { statfs } from 'node:fs/promises'

import { BYTES_PER_MB } from '#domain/documents/file-rules.ts'

/** With less free space, uploads and the embedded database are about to fail. */
const LEAST_MB = 200

export type DiskSpace = { readonly check: () => Promise<void> }

/** Checks the disk of that folder; `check` throws if less is free. */
export const diskSpaceOf = (folder: string, leastMb = LEAST_MB): DiskSpace => ({
  check: async () => {
    const { bavail, bsize } = await statfs(folder)
    const freeMb = Math.floor((bavail * bsize) / BYTES_PER_MB)
    if (freeMb < leastMb) throw new Error(`Only ${freeMb} MB of disk are free, less than ${leastMb}.`)
  },
})
