import { useActorRef, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'

import { type ChunkActor, chunkView } from '#machines/calls/chunk/index.ts'
import { NotLoaded } from '#ui/parts/not-loaded.tsx'
import { Waiting } from '#ui/primitives/spinner.tsx'
import * as common from '#ui/texts/common.ts'

import { type Chunk, createChunk } from './adapters/chunk.ts'

export type LazyScreen<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> }

/** Shown while a chunk is loading or if it failed to load. */
export function ChunkStatus({ actor }: { actor: ChunkActor }) {
  const hasFailed = useSelector(actor, chunkView) === 'failed'
  return hasFailed ? <NotLoaded actor={actor} /> : <Waiting>{common.loading}</Waiting>
}

/** A component whose code is loaded on demand, once for each document, with its loading and error states. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  const chunks = new WeakMap<Document, Chunk<ComponentType<Props>>>()
  const chunkOf = (page: Document) => {
    const chunk = chunks.get(page) ?? createChunk(load)
    chunks.set(page, chunk)
    return chunk
  }

  function Screen(props: Props) {
    const chunk = chunkOf(document)
    const actor = useActorRef(chunk.machine, { input: { isLoaded: chunk.now() !== null } })
    const view = useSelector(actor, chunkView)
    const Loaded = chunk.now()
    return view === 'loaded' && Loaded ? <Loaded {...props} /> : <ChunkStatus actor={actor} />
  }
  return Object.assign(Screen, { preload: () => chunkOf(document).preload() })
}
