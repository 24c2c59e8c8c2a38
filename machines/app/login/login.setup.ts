import { assign, sendTo, setup } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import { loginMessages } from '#domain/login-messages.ts'
import { loginPath } from '#domain/navigation/paths.ts'
import { isPublic, type Place } from '#domain/navigation/place.ts'
import { destinationOf, wantedAt } from '#domain/navigation/wanted-place.ts'
import { isShortCpf } from '#domain/people/cpf.ts'

import { chunkMachine } from '../../calls/chunk/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { appCodeMessageIn, isDelay, isWrongCredentials, limitMessageIn } from '../../support/failures.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { promisePort } from '../../support/port.ts'
import { route, toRouter } from '../../support/system.ts'
import type {
  Credentials,
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginOutcome,
  OpenSession,
  StartedSession,
} from './login.types.ts'

export const loginSetup = setup({
  types: {} as {
    input: LoginInput
    context: LoginContext
    events: LoginEvent
    meta: ChartMeta
    tags: 'arriving' | 'busy'
    children: { signedInChunk: 'signedInChunk' }
  },
  actors: {
    recallSession: promisePort<OpenSession | null>('recallSession'),
    singleSignOn: promisePort<OpenSession, { code: string }>('singleSignOn'),
    authenticate: promisePort<OpenSession, Credentials>('authenticate'),
    startSession: promisePort<StartedSession, OpenSession>('startSession'),
    signedInChunk: chunkMachine,
  },
  actions: {
    setTyped: assign({
      credentials: ({ context }, typed: Partial<Credentials>) => ({ ...context.credentials, ...typed }),
    }),
    clearSecrets: assign({
      credentials: ({ context }) => ({ ...context.credentials, password: '', appCode: null }),
    }),
    // The first time, and after a wrong code: a code is accepted once.
    askAppCode: assign({
      credentials: ({ context }) => ({ ...context.credentials, appCode: '' }),
      serverMessage: (_, { failure }: { failure: CallFailure }) => appCodeMessageIn(failure),
    }),
    setFailure: assign((_, { failure }: { failure: CallFailure }) => ({
      serverMessage: limitMessageIn(failure) ?? loginMessages.serviceUnavailable,
      wait: failure.kind === 'refused' ? (failure.retryAfter ?? null) : null,
    })),
    // The timer also runs out, at once, where the server asked for no time.
    endWait: assign({ wait: ({ context }) => (context.wait === null ? null : 0) }),
    clearFailure: assign({ serverMessage: null, wait: null }),
    setSession: assign({ session: (_, { session }: { session: OpenSession | null }) => session }),
    clearSession: assign({ session: null }),
    setStarted: assign({ started: (_, { started }: { started: StartedSession }) => started }),
    setPlace: assign({ place: (_, { place }: { place: Place }) => place }),
    setWanted: assign({ wanted: (_, { place }: { place: Place }) => ({ place, cpf: null }) }),
    wantCurrentPlace: assign({
      wanted: ({ context: { place, session, wanted } }) => wantedAt(place, session?.cpf ?? null, wanted),
    }),
    // The stored URL belongs to another participant.
    clearWantedOfOthers: assign({
      wanted: ({ context: { wanted, session } }) =>
        wanted?.cpf === null || wanted?.cpf === session?.cpf ? wanted : null,
    }),
    goToLogin: sendTo(toRouter, (args) => route(args, { path: loginPath, replace: true })),
    goToWanted: sendTo(toRouter, ({ context: { wanted, place } }: { context: LoginContext }) =>
      route(null, { path: destinationOf(wanted, place).path, replace: true }),
    ),
    notifyParent: notifyParent<LoginOutcome>(),
  },
  guards: {
    begins: ({ context }, { at }: { at: LoginInput['begins'] }) => context.begins === at,
    hasSession: (_, { session }: { session: OpenSession | null }) => session !== null,
    isPrivate: (_, { place }: { place: Place }) => !isPublic(place),
    isAtPrivatePlace: ({ context }) => context.place !== null && !isPublic(context.place),
    isComplete: ({ context: { credentials } }) =>
      !isShortCpf(credentials.cpf) && credentials.password !== '' && credentials.appCode?.trim() !== '',
    asksAppCode: ({ context }, { failure }: { failure: CallFailure }) =>
      context.credentials.appCode === null && appCodeMessageIn(failure) !== null,
    isWrongAppCode: (_, { failure }: { failure: CallFailure }) => appCodeMessageIn(failure) !== null,
    isWrongCredentials,
    isDelay: (_, { failure }: { failure: CallFailure }) => isDelay(failure),
    mayRetry: ({ context }) => !context.wait,
  },
  delays: { retryAfter: ({ context }) => (context.wait ?? 0) * 1000 },
})
