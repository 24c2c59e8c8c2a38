import { assign, sendTo, setup } from 'xstate'

import { loginPath } from '#domain/navigation/paths.ts'
import type { Place } from '#domain/navigation/place.ts'
import { wantedAt } from '#domain/navigation/wanted-place.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { callbackPort, lazyMachine, promisePort } from '../../support/port.ts'
import { route, toRouter } from '../../support/system.ts'
import { loginMachine, type Opened } from '../login/index.ts'
import { noticesMachine } from '../notices/index.ts'
import { routerMachine } from '../router/index.ts'
import type { signedInMachine, TabsAsked } from '../signed-in/index.ts'
import type { EndReason, SessionContext, SessionEnd, SessionEvent, SessionInput } from './session.types.ts'

export const sessionSetup = setup({
  types: {} as {
    input: SessionInput
    context: SessionContext
    events: SessionEvent
    meta: ChartMeta
    children: {
      signedIn: 'signedIn'
      login: 'login'
      notices: 'notices'
      browserEvents: 'browserEvents'
      router: 'router'
    }
  },
  actors: {
    router: routerMachine,
    browserEvents: callbackPort<TabsAsked>('browserEvents'),
    notices: noticesMachine,
    login: loginMachine,
    signedIn: lazyMachine<typeof signedInMachine>('signedIn'),
    endSession: promisePort<void, SessionEnd>('endSession'),
  },
  actions: {
    setPlace: assign({ place: (_, { place }: { place: Place }) => place }),
    setOpened: assign({ opened: (_, { opened }: { opened: Opened }) => opened }),
    clearOpened: assign({ opened: null }),
    setReason: assign({ endReason: (_, { reason }: { reason: EndReason }) => reason }),
    setCallId: assign({ callId: (_, { callId }: { callId: string | null }) => callId }),
    clearCallId: assign({ callId: null }),
    wantCurrentPlace: assign({
      wanted: ({ context: { place, opened, wanted } }) =>
        wantedAt(place, opened?.started.participant.cpf ?? null, wanted),
    }),
    clearWanted: assign({ wanted: null }),
    notifyLogin: sendTo('login', ({ event }) => event),
    notifySignedIn: sendTo('signedIn', ({ event }) => event),
    goToLogin: sendTo(toRouter, (args) => route(args, { path: loginPath, replace: true })),
  },
  delays: { goodbye: 2000 },
})
