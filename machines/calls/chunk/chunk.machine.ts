import { setup } from 'xstate'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { promisePort } from '../../support/port.ts'

export type ChunkInput = {
  /** Already loaded by an earlier visit or by prefetching. */
  readonly isLoaded: boolean
}

/**
 * A browser does not repeat a failed `import()`, and after a deployment the file has another name, so a
 * retry reloads the page.
 */
export const chunkMachine = setup({
  types: {} as {
    input: ChunkInput
    context: ChunkInput
    events: { readonly type: 'retry.chosen' }
    meta: ChartMeta
  },
  actors: { loadChunk: promisePort<void>('loadChunk'), reloadPage: promisePort<void>('reloadPage') },
  guards: { isLoaded: ({ context }) => context.isLoaded },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'chunk',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      meta: { label: 'Vendo se já foi carregada' },
      always: [{ guard: 'isLoaded', target: 'loaded' }, { target: 'loading' }],
    },
    loading: {
      meta: { label: 'Carregando uma parte do portal', requirements: ['D-61'] },
      invoke: { id: 'loadChunk', src: 'loadChunk', onDone: 'loaded', onError: 'failed' },
      after: { patience: 'failed' },
    },
    failed: {
      meta: { label: 'Uma parte do portal não pôde ser carregada', requirements: ['P-92'] },
      on: { 'retry.chosen': 'reloading' },
    },
    reloading: {
      meta: { label: 'Carregando a página de novo' },
      invoke: { id: 'reloadPage', src: 'reloadPage', onError: 'failed' },
    },
    loaded: { meta: { label: 'Carregada' }, type: 'final' },
  },
})
