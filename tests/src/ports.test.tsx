import { expect, test } from 'vitest'
import { type AnyStateMachine, fromCallback } from 'xstate'

import { acceptanceMachine } from '#machines/acceptance/acceptance/index.ts'
import { sessionMachine } from '#machines/app/session/index.ts'
import { signedInMachine } from '#machines/app/signed-in/index.ts'
import { actorsOf, isChart, provideAll } from '#machines/support/provide-all.ts'
import { visitorMachine } from '#machines/visitor/visitor/index.ts'
import { acceptanceChart } from '#src/adapters/acceptance-chart.ts'
import { createDraftStore } from '#src/adapters/draft-store.ts'
import { portalAdapter } from '#src/adapters/portal.ts'
import { createSessionStore } from '#src/adapters/session-store.ts'
import { createSessionTabs } from '#src/adapters/session-tabs.ts'
import { signedInAdapter } from '#src/adapters/signed-in.ts'
import { visitorAdapter } from '#src/adapters/visitor.ts'
import { createWantedPlaceStore } from '#src/adapters/wanted-place.ts'

import { fakeClient } from './support/fake-client.ts'
import { knownConfig } from './support/known-config.ts'
import { wallClock as clock } from './support/wall-clock.ts'

const portsOf = (chart: AnyStateMachine): (readonly [string, unknown])[] =>
  actorsOf(chart).flatMap(([source, logic]) =>
    isChart(logic) ? portsOf(logic) : [[`${chart.id}.${source}`, logic] as const],
  )

const { client: call } = fakeClient()
const live = { call, config: knownConfig(), clock, storage: null }
const tabs = createSessionTabs()
tabs.close()

const charts = [
  [
    sessionMachine,
    portalAdapter({
      ...live,
      fetch,
      history: fromCallback(() => {}),
      wantedPlace: createWantedPlaceStore(null),
      load: async () => Promise.reject(new Error('not loaded here')),
    }).machine,
  ],
  [
    signedInMachine,
    signedInAdapter({
      ...live,
      drafts: createDraftStore(null),
      prefetch: () => {},
      sessions: createSessionStore(null),
      tabs,
    }),
  ],
  [
    acceptanceMachine,
    acceptanceChart({
      call,
      drafts: createDraftStore(null),
      newKey: () => 'key',
      beforeUnloadGuard: fromCallback(() => {}),
      now: clock.now,
    }),
  ],
  [visitorMachine, visitorAdapter(live).machine],
] satisfies [AnyStateMachine, AnyStateMachine][]

test.each(charts.map(([declared, provided]) => [declared.id, declared, provided] as const))(
  'every port of %s and of the charts below it is provided',
  (_, declared, provided) => {
    const own = new Set(portsOf(declared).map(([, logic]) => logic))
    const missing = portsOf(provided).flatMap(([name, logic]) => (own.has(logic) ? [name] : []))
    expect(missing.filter((name) => !name.endsWith('.retryListener'))).toEqual([])
  },
)

test('a port that no chart has is refused by its name', () => {
  const unknown = { 'visitor.lookup': fromCallback(() => {}) }
  expect(() => provideAll(visitorMachine, { 'visitor.storage': fromCallback(() => {}), ...unknown })).toThrow(
    'No chart below visitor has: visitor.lookup',
  )
})
