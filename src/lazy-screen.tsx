import { useActorRef, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { fromPromise } from 'xstate'

import { type ChunkActor, chunkMachine, chunkView } from '#machines/calls/chunk/index.ts'
import { NotLoaded } from '#ui/parts/not-loaded.tsx'
import { Waiting } from '#ui/primitives/spinner.tsx'
import * as common from '#ui/texts/common.ts'

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

export type LazyScreen<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> }

/** Shown while a chunk is loading or if it failed to load. */
export function ChunkStatus({ actor }: { actor: ChunkActor }) {
  const hasFailed = useSelector(actor, chunkView) === 'failed'
  return hasFailed ? <NotLoaded actor={actor} /> : <Waiting>{common.loading}</Waiting>
}

/** A component whose code is a chunk, with its loading and error states. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  const chunk = createChunk(load)

  function Screen(props: Props) {
    const actor = useActorRef(chunk.machine, { input: { isLoaded: chunk.now() !== null } })
    const view = useSelector(actor, chunkView)
    const Loaded = chunk.now()
    return view === 'loaded' && Loaded ? <Loaded {...props} /> : <ChunkStatus actor={actor} />
  }
  return Object.assign(Screen, { preload: chunk.preload })
}
