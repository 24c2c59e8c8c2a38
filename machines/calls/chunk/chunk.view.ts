import type { SnapshotFrom } from 'xstate'

import type { chunkMachine } from './chunk.machine.ts'

export type ChunkView = 'loading' | 'failed' | 'loaded'

export function chunkView({ value }: SnapshotFrom<typeof chunkMachine>): ChunkView {
  if (value === 'loaded') return 'loaded'
  return value === 'failed' || value === 'reloading' ? 'failed' : 'loading'
}
