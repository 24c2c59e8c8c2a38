import type { ActorRefFrom } from 'xstate'

import type { chunkMachine } from './chunk.machine.ts'

export { chunkMachine } from './chunk.machine.ts'
export { chunkView } from './chunk.view.ts'

export type ChunkActor = ActorRefFrom<typeof chunkMachine>
