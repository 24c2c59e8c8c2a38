import { type AnyActorRef, assign, sendTo, setup } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import { isPublic, type Place } from '#domain/navigation/place.ts'

import { noticesMachine } from '../notices/index.ts'
import { portalMachine } from '../portal/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import { isExpired } from '../support/failures.ts'
import { listeningPort, port } from '../support/port.ts'
import { required } from '../support/required.ts'
import { type RouteWanted, route, toRouter } from '../support/system.ts'
import type {
  Credentials,
  EndReason,
  OpenSession,
  SessionContext,
  SessionEvent,
  SessionInput,
  StartedSession,
} from './session.types.ts'

/** What the session can do and ask; when it does so is the chart's. */
export const sessionSetup = setup({
  types: {} as {
    input: SessionInput
    context: SessionContext
    events: SessionEvent
    meta: ChartMeta
    children: { portal: 'portal'; notices: 'notices'; router: 'router' }
  },
  actors: {
    router: listeningPort<RouteWanted>('router'),
    outsideWorld: listeningPort('outsideWorld'),
    notices: noticesMachine,
    recallSession: port<OpenSession | null>('recallSession'),
    authenticate: port<OpenSession, Credentials>('authenticate'),
    startSession: port<StartedSession, OpenSession>('startSession'),
    endSession: port<void, { reason: EndReason }>('endSession'),
    portal: portalMachine,
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
    keepSession: assign({ session: (_, { session }: { session: OpenSession | null }) => session }),
    keepStarted: assign({ started: (_, { started }: { started: StartedSession }) => started }),
    keepPlace: assign({ place: (_, { place }: { place: Place }) => place }),
    keepWanted: assign({ wanted: (_, { place }: { place: Place }) => place, wantedBy: null }),
    keepTroubled: assign({ troubled: (_, { reporter }: { reporter: AnyActorRef }) => reporter }),
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
    forgetEverything: assign({
      credentials: { cpf: '', password: '' },
      session: null,
      started: null,
      troubled: null,
    }),
    retry: sendTo(({ context, self }) => context.troubled ?? self, { type: 'trouble.retried' }),
    tellPortal: sendTo('portal', (_, { place }: { place: Place }) => ({ type: 'place.changed', place })),
    goToLogin: sendTo(toRouter, (args) => route(args, { path: '/login', replace: true })),
    goHome: sendTo(toRouter, (args) => route(args, { path: '/', replace: true })),
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
    isComplete: ({ context: { credentials } }) =>
      credentials.cpf.trim() !== '' && credentials.password !== '',
    isWrongCredentials: (_, { failure }: { failure: CallFailure }) =>
      failure.kind === 'refused' && [400, 401, 403].includes(failure.status),
    isExpired,
    mayRetry: (_, { mayRetry }: { mayRetry: boolean }) => mayRetry,
    isPastDeadline: ({ context }) => context.session !== null && context.session.deadline <= context.now(),
  },
  delays: {
    goodbye: 2000,
    sessionEnd: ({ context }) => Math.max(0, required(context.session, 'session').deadline - context.now()),
  },
})

const HOME: Place = { screen: 'list', path: '/' }

/** The private place on screen, or null. */
const privatePlaceOf = ({ place }: SessionContext): Place | null =>
  place !== null && !isPublic(place) ? place : null

/** Where a session begins: what was asked for before the login, else where the browser is, else the list (D-05). */
export const destinationOf = (context: SessionContext): Place =>
  context.wanted ?? privatePlaceOf(context) ?? HOME
