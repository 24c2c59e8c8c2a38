import { type Client, createClient } from '#api/client/client.ts'
import { routerMachine } from '#machines/router/index.ts'
import { sessionMachine } from '#machines/session/index.ts'

import { lateChart } from '../late-chart.ts'
import { createInside, type Inside } from '../load-inside.ts'
import { forgetDrafts } from './forget-drafts.ts'
import type { LiveConfig } from './live-config.ts'
import type { LiveHistory } from './live-history.ts'
import type { Outside } from './live-inside.ts'
import { liveSession } from './live-session.ts'
import { createSessionStore } from './session-store.ts'
import { createSessionTabs } from './session-tabs.ts'
import type { SteadyClock } from './steady-clock.ts'
import type { WantedPlaceStore } from './wanted-place.ts'

type Surroundings = {
  readonly config: LiveConfig
  /** null where the browser forbids it. */
  readonly storage: Storage | null
  readonly wantedPlace: WantedPlaceStore
  readonly history: LiveHistory['logic']
  readonly clock: SteadyClock
  /** Brings what a session needs. */
  readonly bring: (outside: Outside) => Promise<Inside>
}

/** The session's chart with its ports plugged in, and what lives in it, whose code comes before a session begins. */
export function livePortal({ config, storage, wantedPlace, history, clock, bring }: Surroundings) {
  const sessions = createSessionStore(storage)
  const drafts = { discardAll: (options?: { readonly butOf: string }) => forgetDrafts(storage, options) }
  const tabs = createSessionTabs()
  const token = () => sessions.read()?.token ?? null
  const call: Client = async (one, sent) => {
    await config.ready
    return createClient({ hosts: config.now().hosts, token })(one, sent)
  }
  const inside = createInside(() => bring({ call, config, storage, sessions, tabs, clock }))
  const machine = sessionMachine.provide({
    actors: {
      ...liveSession({ call, config, clock, sessions, drafts, wantedPlace, tabs, inside }),
      router: routerMachine.provide({ actors: { history } }),
      clock: lateChart(() => inside.now().clock),
      portal: lateChart(() => inside.now().portal),
    },
  })
  return { machine, inside, forgetSession: sessions.clear }
}
