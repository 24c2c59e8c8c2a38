import { fromPromise } from 'xstate'

import { chunkMachine } from '#machines/calls/chunk/index.ts'

export type Chunk<Code> = {
  /** null until loaded. */
  readonly now: () => Code | null
  /** Loads it in advance; ignores failures, which are shown when the code is needed. */
  readonly preload: () => Promise<void>
  /** The chart that loads it. */
  readonly machine: typeof chunkMachine
}

export function createChunk<Code>(load: () => Promise<Code>): Chunk<Code> {
  let code: Code | null = null
  let loading: Promise<Code> | null = null
  // Concurrent calls share one load: React would mount a different component otherwise and lose the focus.
  const loadOnce = async () => {
    loading ??= load()
    try {
      code = await loading
    } catch (error) {
      loading = null
      throw error
    }
  }
  return {
    now: () => code,
    preload: () => loadOnce().catch(() => {}),
    machine: chunkMachine.provide({
      actors: {
        loadChunk: fromPromise<void, undefined>(loadOnce),
        reloadPage: fromPromise<void, undefined>(async () => window.location.reload()),
      },
    }),
  }
}
