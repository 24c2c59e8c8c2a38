import { createPrefetchedReads } from '#api/client/prefetched-reads.ts'
import { sessionMachine } from '#machines/app/session/index.ts'
import type { signedInMachine } from '#machines/app/signed-in/index.ts'
import { lazyMachine } from '#machines/support/port.ts'
import { provideAll } from '#machines/support/provide-all.ts'

import { createChunk } from './chunk.ts'
import { clearDrafts } from './clear-drafts.ts'
import type { ConfigAdapter } from './config.ts'
import type { HistoryAdapter } from './history.ts'
import { placeOf } from './place-of.ts'
import { createPortalClient } from './portal-client.ts'
import type { ServerClock } from './server-clock.ts'
import { sessionAdapter } from './session.ts'
import { createSessionStore } from './session-store.ts'
import { createSessionTabs } from './session-tabs.ts'
import type { SessionDependencies } from './signed-in.ts'
import type { VisitorFactory } from './visitor.ts'
import type { WantedPlaceStore } from './wanted-place.ts'

type Dependencies<Code> = {
  readonly config: ConfigAdapter
  readonly fetch: typeof globalThis.fetch
  /** null if the browser forbids it. */
  readonly storage: Storage | null
  readonly wantedPlace: WantedPlaceStore
  readonly history: HistoryAdapter['logic']
  readonly clock: ServerClock
  readonly load: (outside: SessionDependencies) => Promise<Code>
}

/** The session chart with its ports provided, and the code of an open session, loaded before one begins. */
export function portalAdapter<Code extends { readonly signedIn: typeof signedInMachine }>({
  config,
  fetch,
  storage,
  wantedPlace,
  history,
  clock,
  load,
}: Dependencies<Code>) {
  const sessions = createSessionStore(storage)
  const drafts = { discardAll: (options?: { readonly butOf: string }) => clearDrafts(storage, options) }
  const tabs = createSessionTabs()
  const token = () => sessions.read()?.token ?? null
  const reads = createPrefetchedReads(createPortalClient({ config, token, fetch }), token)
  const { call, prefetch } = reads
  const signedIn = createChunk(() => load({ call, prefetch, config, storage, sessions, tabs, clock }))
  const { revoke, ...ports } = sessionAdapter({
    reads,
    place: () => placeOf(window.location.pathname),
    config,
    clock,
    sessions,
    drafts,
    wantedPlace,
    tabs,
    signedIn,
  })
  const machine = provideAll(sessionMachine, {
    ...ports,
    'login.signedInChunk': signedIn.machine,
    'router.history': history,
    'session.signedIn': lazyMachine('signedIn', () => signedIn.now()?.signedIn),
  })
  const createVisitor: VisitorFactory = (open) => open({ call, config, clock, storage })
  return { machine, signedIn, createVisitor, endSession: revoke, sessions }
}
