import { type ActorRefFrom, type AnyActorRef, assign, sendTo, setup } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import { listPath, loginPath } from '#domain/navigation/paths.ts'
import { isEntrance, isPublic, type Place } from '#domain/navigation/place.ts'

import { noticesMachine } from '../notices/index.ts'
import type { portalMachine } from '../portal/index.ts'
import { routerMachine } from '../router/index.ts'
import type { SessionRenewed, sessionClockMachine } from '../session-clock/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import type { Unsaved } from '../support/closing-guard.ts'
import { isExpired, isWrongCredentials, waitSaidIn } from '../support/failures.ts'
import { chartPort, listeningPort, port } from '../support/port.ts'
import { route, toRouter } from '../support/system.ts'
import type {
  Credentials,
  EndReason,
  OpenSession,
  SessionContext,
  SessionEnd,
  SessionEvent,
  SessionInput,
  StartedSession,
  TabsAsked,
} from './session.types.ts'

/** What the session can do and ask; when it does so is the chart's. */
export const sessionSetup = setup({
  types: {} as {
    input: SessionInput
    context: SessionContext
    events: SessionEvent
    meta: ChartMeta
    children: {
      portal: 'portal'
      clock: 'clock'
      notices: 'notices'
      router: 'router'
      outsideWorld: 'outsideWorld'
    }
  },
  actors: {
    router: routerMachine,
    outsideWorld: listeningPort<TabsAsked>('outsideWorld'),
    notices: noticesMachine,
    recallSession: port<OpenSession | null>('recallSession'),
    singleSignOn: port<OpenSession, { code: string }>('singleSignOn'),
    authenticate: port<OpenSession, Credentials>('authenticate'),
    startSession: port<StartedSession, OpenSession>('startSession'),
    endSession: port<void, SessionEnd>('endSession'),
    portal: chartPort<typeof portalMachine>('portal'),
    clock: chartPort<typeof sessionClockMachine>('clock'),
  },
  actions: {
    keepCpf: assign({
      credentials: ({ context }, { value }: { value: string }) => ({ ...context.credentials, cpf: value }),
    }),
    keepPassword: assign({
      credentials: ({ context }, { value }: { value: string }) => ({
        ...context.credentials,
        password: value,
      }),
    }),
    forgetPassword: assign({ credentials: ({ context }) => ({ ...context.credentials, password: '' }) }),
    keepSaid: assign({ said: (_, { failure }: { failure: CallFailure }) => waitSaidIn(failure) }),
    forgetSaid: assign({ said: null }),
    keepSession: assign({ session: (_, { session }: { session: OpenSession | null }) => session }),
    keepStarted: assign(({ context }, { started }: { started: StartedSession }) => ({
      started,
      // After a single sign-on it is only now known whose session it is.
      session: context.session && { ...context.session, cpf: started.participant.cpf },
    })),
    keepCode: assign({ code: (_, { code }: { code: string }) => code }),
    forgetCode: assign({ code: null }),
    keepPlace: assign({ place: (_, { place }: { place: Place }) => place }),
    keepWanted: assign({ wanted: (_, { place }: { place: Place }) => place, wantedBy: null }),
    keepTroubled: assign({
      troubled: ({ context }, { reporter }: { reporter: AnyActorRef }) => [...context.troubled, reporter],
    }),
    // Before the charts of the session end.
    noteUnsaved: assign({ keepsAnswers: ({ self }) => keepsAnswers(self.getSnapshot().children?.portal) }),
    keepReason: assign({ endReason: (_, { reason }: { reason: EndReason }) => reason }),
    wantCurrentPlace: assign(({ context }) => ({
      wanted: privatePlaceOf(context) ?? context.wanted,
      wantedBy: context.session?.cpf ?? context.wantedBy,
    })),
    // A place of one's own is not where somebody else's session begins.
    forgetWantedOfOthers: assign(({ context }, { session }: { session: OpenSession }) =>
      context.wantedBy === null || context.wantedBy === session.cpf ? {} : { wanted: null, wantedBy: null },
    ),
    forgetWanted: assign({ wanted: null, wantedBy: null }),
    forgetSession: assign({ session: null, started: null, troubled: [] }),
    forgetCredentials: assign({ credentials: { cpf: '', password: '' } }),
    askTabs: sendTo('outsideWorld', { type: 'tabs.asked' } satisfies TabsAsked),
    keepElsewhere: assign({
      elsewhere: ({ context }, { holds }: { holds: Unsaved }) => [...new Set([...context.elsewhere, holds])],
    }),
    forgetElsewhere: assign({ elsewhere: [] }),
    // Two reads of one screen may be interrupted at once.
    retry: ({ context }) => {
      for (const reporter of context.troubled) reporter.send({ type: 'trouble.retried' })
    },
    forgetTroubled: assign({ troubled: [] }),
    tellPortal: sendTo('portal', (_, { place }: { place: Place }) => ({ type: 'place.changed', place })),
    tellBlocked: sendTo('portal', (_, { place }: { place: Place }) => ({
      type: 'navigation.blocked',
      place,
    })),
    tellClock: sendTo('clock', (_, event: ClockEvent) => event),
    goToLogin: sendTo(toRouter, (args) => route(args, { path: loginPath, replace: true })),
    goHome: sendTo(toRouter, (args) => route(args, { path: HOME.path, replace: true })),
    goToWanted: sendTo(toRouter, (args: { context: SessionContext }) =>
      route(args, { path: destinationOf(args.context).path, replace: true }),
    ),
  },
  guards: {
    hasSession: ({ context }, { session }: { session: OpenSession | null }) =>
      session !== null && session.deadline > context.now(),
    isPrivate: (_, { place }: { place: Place }) => !isPublic(place),
    isAtPrivatePlace: ({ context }) => context.place !== null && !isPublic(context.place),
    isLogin: (_, { place }: { place: Place }) => place.screen === 'login',
    isByHand: (_, { isWanted }: { isWanted?: boolean }) => isWanted !== true,
    isComplete: ({ context: { credentials } }) =>
      credentials.cpf.trim() !== '' && credentials.password !== '',
    isWrongCredentials,
    isExpired,
    isElsewhere: ({ context }) => context.endReason === 'elsewhere',
    mayRetry: (_, { mayRetry }: { mayRetry: boolean }) => mayRetry,
  },
  delays: { goodbye: 2000, tabsAnswer: 300 },
})

type ClockEvent = Extract<SessionEvent, { type: 'page.resumed' | SessionRenewed['type'] }>

/** Whether a form on screen has answers that the server does not have, and that the tab keeps. */
function keepsAnswers(portal: ActorRefFrom<typeof portalMachine> | undefined): boolean {
  const snapshot = portal?.getSnapshot()
  const draft = snapshot?.children.wizard?.getSnapshot().children.draft?.getSnapshot()
  return (
    snapshot?.matches({ visiting: { request: 'unsaved' } }) === true &&
    draft?.matches({ unsaved: 'refused' }) !== true
  )
}

const HOME: Place = { screen: 'list', path: listPath }

/** The private place on screen, or null. */
const privatePlaceOf = ({ place }: SessionContext): Place | null =>
  place !== null && !isPublic(place) ? place : null

/** Where a session begins: what was asked for before the login, else where the browser is, else the list (D-05). */
export const destinationOf = ({ wanted, place }: SessionContext): Place =>
  wanted ?? (place !== null && !isEntrance(place) ? place : HOME)
