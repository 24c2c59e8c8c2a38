import { raise } from 'xstate'

import { failureIn } from '../support/failures.ts'
import { required } from '../support/required.ts'
import { destinationOf, sessionSetup } from './session.setup.ts'

/** Also while one passes to or from the login: help that changes twice in a moment helps nobody. */
const LOGIN_HELP =
  'Entre com o CPF e a senha da área restrita. Se você ainda não tem senha, a tela de entrada diz como obter uma.'

/**
 * A sessão (core 2, 4 e 9): entrar, sair, expirar. It is the root of all charts and the only one that
 * opens the fatal dialog and logs out (D-61); whatever is private lives inside `loggedIn` and ends with it.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    credentials: { cpf: '', password: '' },
    said: null,
    code: null,
    session: null,
    started: null,
    place: null,
    wanted: input.recalled?.place ?? null,
    wantedBy: input.recalled?.cpf ?? null,
    troubled: [],
    endReason: 'exit',
    keepsAnswers: false,
    elsewhere: [],
  }),
  invoke: [
    { id: 'router', systemId: 'router', src: 'router' },
    { id: 'outsideWorld', src: 'outsideWorld' },
    { id: 'notices', systemId: 'notices', src: 'notices' },
  ],
  on: { 'place.changed': { actions: { type: 'keepPlace', params: ({ event }) => event } } },
  initial: 'restoring',
  states: {
    restoring: {
      meta: { label: 'Retomando a sessão da aba', help: LOGIN_HELP, spec: 'D-11' },
      // Who comes with a code wants its session, whatever session the tab remembers (D-06).
      on: {
        'code.arrived': { target: 'signingOn', actions: { type: 'keepCode', params: ({ event }) => event } },
      },
      invoke: {
        id: 'recallSession',
        src: 'recallSession',
        onDone: [
          {
            guard: { type: 'hasSession', params: ({ event }) => ({ session: event.output }) },
            target: 'starting',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
          },
          { target: 'loggedOut' },
        ],
        onError: 'loggedOut',
      },
    },

    signingOn: {
      meta: { label: 'Entrando com o código de acesso', help: LOGIN_HELP, spec: 'core 2, Login; D-01' },
      invoke: {
        id: 'singleSignOn',
        src: 'singleSignOn',
        input: ({ context }) => ({ code: required(context.code, 'code') }),
        onDone: {
          target: 'starting',
          actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: { target: 'loggedOut.notStarted', actions: ['wantCurrentPlace', 'goToLogin'] },
      },
      exit: 'forgetCode',
    },

    loggedOut: {
      meta: { label: 'Fora do portal', help: LOGIN_HELP, spec: 'core 2, Login' },
      initial: 'arriving',
      on: {
        'place.changed': [
          {
            guard: { type: 'isPrivate', params: ({ event }) => event },
            actions: [{ type: 'keepWanted', params: ({ event }) => event }, 'goToLogin'],
          },
          { actions: { type: 'keepPlace', params: ({ event }) => event } },
        ],
        'cpf.typed': { actions: { type: 'keepCpf', params: ({ event }) => event } },
        'password.typed': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'login.submitted': [{ guard: 'isComplete', target: 'authenticating' }, { target: '.incomplete' }],
      },
      states: {
        arriving: {
          meta: { label: 'Indo para o login' },
          always: [
            { guard: 'isAtPrivatePlace', target: 'waiting', actions: ['wantCurrentPlace', 'goToLogin'] },
            { target: 'waiting' },
          ],
        },
        waiting: { meta: { label: 'Aguardando CPF e senha' } },
        incomplete: { meta: { label: 'Falta CPF ou senha', spec: 'D-14' } },
        refused: { meta: { label: 'Usuário ou senha inválidos', spec: 'core 8' } },
        unavailable: { meta: { label: 'Serviço indisponível', spec: 'D-16' } },
        notStarted: { meta: { label: 'A sessão não pôde começar', spec: 'D-17' } },
        leftElsewhere: { meta: { label: 'Saiu em outra aba', spec: 'P-216' } },
      },
    },

    authenticating: {
      meta: { label: 'Conferindo CPF e senha', help: LOGIN_HELP, spec: 'core 7' },
      entry: 'forgetSaid',
      on: {
        'place.changed': [
          {
            guard: { type: 'isPrivate', params: ({ event }) => event },
            actions: [{ type: 'keepWanted', params: ({ event }) => event }, 'goToLogin'],
          },
          { actions: { type: 'keepPlace', params: ({ event }) => event } },
        ],
      },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context }) => context.credentials,
        onDone: {
          target: 'starting',
          actions: [
            'forgetPassword',
            { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
            { type: 'forgetWantedOfOthers', params: ({ event }) => ({ session: event.output }) },
          ],
        },
        onError: [
          {
            guard: {
              type: 'isWrongCredentials',
              params: failureIn,
            },
            target: 'loggedOut.refused',
            actions: 'forgetPassword',
          },
          { target: 'loggedOut.unavailable', actions: { type: 'keepSaid', params: failureIn } },
        ],
      },
    },

    starting: {
      meta: { label: 'Abrindo a sessão', help: LOGIN_HELP, spec: 'core 7' },
      on: {
        'session.endedElsewhere': {
          target: 'leaving',
          actions: ['forgetWanted', { type: 'keepReason', params: { reason: 'elsewhere' } }],
        },
      },
      invoke: {
        id: 'startSession',
        src: 'startSession',
        input: ({ context }) => required(context.session, 'session'),
        onDone: {
          target: 'loggedIn',
          actions: [
            { type: 'keepStarted', params: ({ event }) => ({ started: event.output }) },
            'goToWanted',
          ],
        },
        onError: {
          target: 'loggedOut.notStarted',
          // The password was right and is gone; the CPF need not be typed again.
          actions: ['wantCurrentPlace', 'goToLogin', 'forgetSession'],
        },
      },
    },

    loggedIn: {
      meta: { label: 'Dentro do portal', spec: 'core 2' },
      invoke: [
        {
          id: 'portal',
          systemId: 'portal',
          src: 'portal',
          input: ({ context }) => ({
            ...required(context.started, 'started'),
            place: destinationOf(context),
          }),
          // Its own error, or that of a chart below it which nothing handled.
          onError: [
            {
              guard: { type: 'isExpired', params: failureIn },
              target: 'expired',
              actions: 'noteUnsaved',
            },
            { target: 'failed', actions: 'noteUnsaved' },
          ],
        },
        {
          id: 'clock',
          src: 'clock',
          input: ({ context }) => ({
            ...required(context.session, 'session'),
            cpf: required(context.started, 'started').participant.cpf,
            now: context.now,
          }),
          onDone: { target: 'expired', actions: 'noteUnsaved' },
          onError: { target: 'failed', actions: 'noteUnsaved' },
        },
      ],
      initial: 'working',
      on: {
        'place.changed': [
          { guard: { type: 'isLogin', params: ({ event }) => event }, actions: 'goHome' },
          {
            actions: [
              { type: 'keepPlace', params: ({ event }) => event },
              { type: 'tellPortal', params: ({ event }) => event },
            ],
          },
        ],
        'navigation.blocked': { actions: { type: 'tellBlocked', params: ({ event }) => event } },
        'page.resumed': { actions: { type: 'tellClock', params: ({ event }) => event } },
        'session.renewedElsewhere': { actions: { type: 'tellClock', params: ({ event }) => event } },
        'session.endedElsewhere': {
          target: 'leaving',
          actions: ['forgetWanted', { type: 'keepReason', params: { reason: 'elsewhere' } }],
        },
        'trouble.reported': [
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'expired',
            actions: 'noteUnsaved',
          },
          {
            guard: { type: 'mayRetry', params: ({ event }) => event },
            target: '.interrupted',
            actions: { type: 'keepTroubled', params: ({ event }) => event },
          },
          { target: 'failed', actions: 'noteUnsaved' },
        ],
        'screen.failed': { target: 'failed', actions: 'noteUnsaved' },
      },
      states: {
        working: {
          meta: { label: 'Usando o portal' },
          entry: 'forgetWanted',
          on: { 'exit.requested': 'confirmingExit' },
        },
        confirmingExit: {
          meta: { label: 'Saindo, se for confirmado', spec: 'core 2' },
          initial: 'askingTabs',
          entry: 'forgetElsewhere',
          on: {
            // Also while it is being confirmed: a tab that answers late would lose as much.
            'tab.answered': {
              target: '.confirming',
              actions: { type: 'keepElsewhere', params: ({ event }) => event },
            },
            // Who goes to another page does not leave.
            'place.changed': {
              guard: { type: 'isByHand', params: ({ event }) => event },
              target: 'working',
              actions: raise(({ event }) => event),
            },
            'navigation.blocked': { target: 'working', actions: raise(({ event }) => event) },
          },
          states: {
            askingTabs: {
              meta: { label: 'Perguntando às outras abas', spec: 'P-216' },
              entry: 'askTabs',
              after: { tabsAnswer: 'confirming' },
            },
            confirming: {
              meta: { label: 'Confirmando a saída', spec: 'core 2' },
              on: {
                'exit.confirmed': {
                  target: '#session.leaving',
                  actions: { type: 'keepReason', params: { reason: 'exit' } },
                },
                'exit.dismissed': '#session.loggedIn.working',
              },
            },
          },
        },
        interrupted: {
          meta: { label: 'Chamada interrompida: tentar novamente ou sair', spec: 'D-61, D-130' },
          on: {
            'retry.chosen': { target: 'working', actions: ['retry', 'forgetTroubled'] },
            acknowledged: {
              target: '#session.leaving',
              actions: ['wantCurrentPlace', { type: 'keepReason', params: { reason: 'failure' } }],
            },
          },
        },
      },
    },

    expired: {
      meta: { label: 'Sessão expirada', help: LOGIN_HELP, spec: 'core 8; D-12' },
      on: {
        acknowledged: {
          target: 'leaving',
          actions: ['wantCurrentPlace', { type: 'keepReason', params: { reason: 'expiry' } }],
        },
      },
    },

    failed: {
      meta: { label: 'O sistema será finalizado', help: LOGIN_HELP, spec: 'core 8' },
      on: {
        acknowledged: {
          target: 'leaving',
          // A place that cannot be shown is not come back to: it would fail again.
          actions: ['forgetWanted', { type: 'keepReason', params: { reason: 'failure' } }],
        },
      },
    },

    leaving: {
      meta: { label: 'Saindo', help: LOGIN_HELP, spec: 'core 2' },
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context: { endReason, wanted } }) => ({ reason: endReason, wanted }),
        onDone: { target: 'left' },
        onError: { target: 'left' },
      },
      // The server is asked to forget the session; nobody waits for a server that is not there.
      after: { goodbye: 'left' },
    },
    left: {
      meta: { label: 'Saiu' },
      entry: ['forgetSession', 'forgetCredentials', 'goToLogin'],
      always: [{ guard: 'isElsewhere', target: 'loggedOut.leftElsewhere' }, { target: 'loggedOut.waiting' }],
    },
  },
})
