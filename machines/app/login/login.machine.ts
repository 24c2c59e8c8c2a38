import { failureIn } from '../../support/failures.ts'
import { required } from '../../support/required.ts'
import { withEvent } from '../../support/with-event.ts'
import { openedWith } from './login.outcome.ts'
import { loginSetup } from './login.setup.ts'
import type { OpenSession } from './login.types.ts'

const sessionIn = ({ event }: { event: { readonly output: OpenSession | null } }) => ({
  session: event.output,
})
const setSession = { type: 'setSession', params: sessionIn } as const

/** Without a session, a private URL is stored and the login is shown (D-04, D-05). */
const guarded = [
  { guard: withEvent('isPrivate'), actions: [withEvent('setWanted'), 'goToLogin'] },
  { actions: withEvent('setPlace') },
] as const

/** With another CPF, a code of the former account is not asked for. */
const setCpf = {
  type: 'setTyped',
  params: ({ event }: { event: { readonly value: string } }) => ({ cpf: event.value, appCode: null }),
} as const

/** Without a session at such a URL likewise. */
const toLogin = [
  {
    guard: 'isAtPrivatePlace',
    target: 'loggedOut.waiting',
    actions: ['wantCurrentPlace', 'goToLogin'],
  },
  { target: 'loggedOut.waiting' },
] as const

const endedBy = <const Type extends 'login.exited' | 'login.endedElsewhere'>(type: Type) =>
  ({ target: 'ended', actions: { type: 'notifyParent', params: { type } } }) as const

/** It ends when a session is open and the code of the portal is loaded. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...input,
    credentials: { cpf: '', password: '', appCode: null },
    serverMessage: null,
    wait: null,
    session: null,
    started: null,
  }),
  on: { 'place.changed': { actions: withEvent('setPlace') } },
  initial: 'beginning',
  states: {
    beginning: {
      meta: { label: 'Vendo por onde começar' },
      always: [
        { guard: { type: 'begins', params: { at: 'waiting' } }, target: 'loggedOut.waiting' },
        { guard: { type: 'begins', params: { at: 'leftElsewhere' } }, target: 'loggedOut.leftElsewhere' },
        { target: 'restoring' },
      ],
    },
    restoring: {
      meta: { label: 'Retomando a sessão da aba', requirements: ['D-11'] },
      tags: 'arriving',
      // A single sign-on code takes precedence over the stored session of the tab (D-06).
      on: { 'code.arrived': 'signingOn' },
      invoke: {
        id: 'recallSession',
        src: 'recallSession',
        onDone: [
          { guard: { type: 'hasSession', params: sessionIn }, target: 'starting', actions: setSession },
          ...toLogin,
        ],
        onError: toLogin,
      },
    },
    signingOn: {
      meta: { label: 'Entrando com o código de acesso', requirements: ['LOGIN-08', 'LOGIN-11', 'D-01'] },
      tags: 'arriving',
      invoke: {
        id: 'singleSignOn',
        src: 'singleSignOn',
        input: ({ event }) => ({ code: required('code' in event ? event.code : null, 'code') }),
        onDone: { target: 'starting', actions: setSession },
        onError: { target: 'loggedOut.notStarted', actions: ['wantCurrentPlace', 'goToLogin'] },
      },
    },
    loggedOut: {
      meta: { label: 'Fora do portal', requirements: ['LOGIN-01'] },
      initial: 'waiting',
      on: {
        'place.changed': guarded,
        'cpf.typed': { actions: setCpf },
        'password.typed': {
          actions: { type: 'setTyped', params: ({ event }) => ({ password: event.value }) },
        },
        'appCode.typed': {
          actions: { type: 'setTyped', params: ({ event }) => ({ appCode: event.value }) },
        },
        'login.submitted': [{ guard: 'isComplete', target: 'authenticating' }, { target: '.incomplete' }],
      },
      states: {
        waiting: { meta: { label: 'Aguardando CPF e senha' } },
        incomplete: { meta: { label: 'Falta preencher a entrada', requirements: ['D-14'] } },
        appCodeAsked: {
          meta: { label: 'Aguardando o código do aplicativo', requirements: ['STAFF-15'] },
          on: {
            'cpf.typed': { target: 'waiting', actions: setCpf },
          },
        },
        refused: {
          meta: {
            label: 'Entrada recusada ou serviço indisponível',
            requirements: ['LOGIN-05', 'LOGIN-06', 'STAFF-15', 'D-16'],
          },
        },
        notStarted: { meta: { label: 'A sessão não pôde começar', requirements: ['D-17'] } },
        leftElsewhere: { meta: { label: 'Saiu em outra aba', requirements: ['P-216'] } },
      },
    },
    authenticating: {
      meta: { label: 'Conferindo CPF e senha', requirements: ['LOGIN-03'] },
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'place.changed': guarded },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context }) => context.credentials,
        onDone: { target: 'starting', actions: ['clearSecrets', setSession, 'clearWantedOfOthers'] },
        onError: [
          // The password was right, and stays.
          {
            guard: { type: 'asksAppCode', params: failureIn },
            target: 'loggedOut.appCodeAsked',
            actions: { type: 'askAppCode', params: failureIn },
          },
          {
            guard: { type: 'isWrongAppCode', params: failureIn },
            target: 'loggedOut.refused',
            actions: { type: 'askAppCode', params: failureIn },
          },
          {
            guard: { type: 'isWrongCredentials', params: failureIn },
            target: 'loggedOut.refused',
            actions: 'clearSecrets',
          },
          { target: 'loggedOut.refused', actions: { type: 'setFailure', params: failureIn } },
        ],
      },
    },
    starting: {
      meta: { label: 'Abrindo a sessão', requirements: ['LOGIN-15', 'LOGIN-16'] },
      tags: 'busy',
      on: { 'session.endedElsewhere': endedBy('login.endedElsewhere') },
      invoke: {
        id: 'startSession',
        src: 'startSession',
        input: ({ context }) => required(context.session, 'session'),
        onDone: {
          target: 'loadingPortal',
          actions: [{ type: 'setStarted', params: ({ event }) => ({ started: event.output }) }, 'goToWanted'],
        },
        onError: [
          {
            guard: { type: 'isDelay', params: failureIn },
            target: 'delayed',
            actions: { type: 'setFailure', params: failureIn },
          },
          {
            target: 'loggedOut.notStarted',
            // The password was correct but is no longer stored; the CPF is kept.
            actions: ['wantCurrentPlace', 'goToLogin', 'clearSession', 'clearFailure'],
          },
        ],
      },
    },
    delayed: {
      meta: { label: 'A sessão espera uma nova tentativa', requirements: ['LOGIN-22', 'D-148'] },
      after: { retryAfter: { actions: 'endWait' } },
      on: {
        'retry.chosen': { guard: 'mayRetry', target: 'starting' },
        'exit.chosen': endedBy('login.exited'),
        'session.endedElsewhere': endedBy('login.endedElsewhere'),
      },
    },
    loadingPortal: {
      meta: { label: 'Carregando o portal', requirements: ['P-92'] },
      tags: 'busy',
      on: { 'session.endedElsewhere': endedBy('login.endedElsewhere') },
      invoke: { id: 'signedInChunk', src: 'signedInChunk', input: { isLoaded: false }, onDone: 'opened' },
    },
    opened: {
      meta: { label: 'Entrou' },
      type: 'final',
      entry: { type: 'notifyParent', params: ({ context }) => openedWith(context) },
    },
    ended: {
      meta: { label: 'A sessão terminou antes de começar', requirements: ['LOGIN-22'] },
      type: 'final',
    },
  },
})
