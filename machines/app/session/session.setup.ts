import { assign, sendTo, setup } from 'xstate'

import { loginPath } from '#domain/navigation/paths.ts'
import type { Place } from '#domain/navigation/place.ts'
import { wantedAt } from '#domain/navigation/wanted-place.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { keepsAnswers } from '../../support/keeps-answers.ts'
import { callbackPort, lazyMachine, promisePort } from '../../support/port.ts'
import { route, toRouter } from '../../support/system.ts'
import { type LoginOutput, loginMachine, type Opened } from '../login/index.ts'
import { noticesMachine } from '../notices/index.ts'
import { routerMachine } from '../router/index.ts'
import type { SignedInOutput, signedInMachine, TabsAsked } from '../signed-in/index.ts'
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
    setOpened: assign({ opened: (_, opened: Opened) => opened }),
    clearOpened: assign({ opened: null }),
    setReason: assign({ endReason: (_, { reason }: { reason: EndReason }) => reason }),
    setUnsaved: assign({
      keepsAnswers: (_, { outcome }: { outcome: SignedInOutput }) =>
        'keepsAnswers' in outcome && outcome.keepsAnswers,
    }),
    setCallId: assign({
      callId: (_, { outcome }: { outcome: SignedInOutput }) => ('callId' in outcome ? outcome.callId : null),
    }),
    clearCallId: assign({ callId: null }),
    // Before the charts that have the answers stop.
    markUnsaved: assign({
      keepsAnswers: ({ self }) =>
        keepsAnswers(self.getSnapshot().children?.signedIn?.getSnapshot().children.portal),
    }),
    wantCurrentPlace: assign({
      wanted: ({ context: { place, opened, wanted } }) =>
        wantedAt(place, opened?.started.participant.cpf ?? null, wanted),
    }),
    clearWanted: assign({ wanted: null }),
    notifyLogin: sendTo('login', ({ event }) => event),
    notifySignedIn: sendTo('signedIn', ({ event }) => event),
    goToLogin: sendTo(toRouter, (args) => route(args, { path: loginPath, replace: true })),
  },
  guards: {
    isOpened: (_, { outcome }: { outcome: LoginOutput }) => outcome.kind === 'opened',
    isExit: (_, { outcome }: { outcome: LoginOutput | SignedInOutput }) => outcome.kind === 'exited',
    isAbandoned: (_, { outcome }: { outcome: SignedInOutput }) => outcome.kind === 'abandoned',
    isExpired: (_, { outcome }: { outcome: SignedInOutput }) => outcome.kind === 'expired',
  },
  delays: { goodbye: 2000 },
})

export function openedIn({ event: { output } }: { event: { output: LoginOutput } }): Opened {
  if (output.kind !== 'opened') throw new Error('session: none was opened')
  const { started, lifetime, place } = output
  return { started, lifetime, place }
}
