import { assign, emit, raise, sendTo, setup, stopChild } from 'xstate'

import { listPath } from '#domain/navigation/paths.ts'
import { isLogin, type Place } from '#domain/navigation/place.ts'
import type { Unsaved } from '../../support/before-unload-guard.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { isExpired } from '../../support/failures.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { type CallRetried, route, toBrowserEvents, toRouter } from '../../support/system.ts'
import { visited } from '../../support/visited.ts'
import { screensMachine } from '../screens/index.ts'
import { sessionClockMachine } from '../session-clock/index.ts'
import type {
  SignedInContext,
  SignedInEvent,
  SignedInInput,
  SignedInOutcome,
  TabsAsked,
} from './signed-in.types.ts'

export const signedInSetup = setup({
  types: {} as {
    input: SignedInInput
    context: SignedInContext
    events: SignedInEvent
    emitted: CallRetried
    meta: ChartMeta
    children: { screens: 'screens'; clock: 'clock' }
  },
  actors: { screens: screensMachine, clock: sessionClockMachine },
  actions: {
    notifyTabs: sendTo(toBrowserEvents, { type: 'tabs.asked' } satisfies TabsAsked),
    setElsewhere: assign({
      elsewhere: ({ context }, { holds }: { holds: Unsaved }) => [...new Set([...context.elsewhere, holds])],
    }),
    clearElsewhere: assign({ elsewhere: [] }),
    setCallId: assign({ callId: (_, { callId }: { callId: string | null }) => callId }),
    clearCallId: assign({ callId: null }),
    retry: emit({ type: 'call.retried' }),
    repeat: raise(({ event }) => event),
    notifyScreens: sendTo('screens', (_, { place }: { place: Place }) => visited(place)),
    notifyBlocked: sendTo('screens', (_, { place }: { place: Place }) => ({
      type: 'navigation.blocked',
      place,
    })),
    notifyClock: sendTo('clock', ({ event }) => event),
    goHome: sendTo(toRouter, (args) => route(args, { path: listPath, replace: true })),
    stopScreens: stopChild('screens'),
    notifyParent: notifyParent<SignedInOutcome>(),
  },
  guards: {
    isLogin: (_, { place }: { place: Place }) => isLogin(place),
    isByHand: (_, { isWanted }: { isWanted?: boolean }) => isWanted !== true,
    isExpired,
  },
  delays: { tabsAnswer: 300 },
})
