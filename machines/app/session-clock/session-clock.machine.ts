import { failureIn } from '../../support/failures.ts'
import { withEvent } from '../../support/with-event.ts'
import { atEnd, atFirstWarning, atLastWarning, sessionClockSetup } from './session-clock.setup.ts'

const TIME = '#sessionClock.counting.time'
const DIALOG = '#sessionClock.counting.dialog'

/**
 * One timer at a time, set for the next relevant moment; the chart is done when the session is over.
 * Follows D-09.
 */
export const sessionClockMachine = sessionClockSetup.createMachine({
  id: 'sessionClock',
  context: ({ input }) => ({ ...input, password: '', serverMessage: null }),
  initial: 'counting',
  states: {
    counting: {
      meta: { label: 'Contando o tempo', requirements: ['SESSION-01', 'D-11'] },
      type: 'parallel',
      on: {
        'session.renewedElsewhere': {
          target: [`${TIME}.plenty`, `${DIALOG}.closed`],
          actions: withEvent('setLifetime'),
        },
      },
      states: {
        time: {
          meta: { label: 'O tempo que resta' },
          initial: 'plenty',
          states: {
            plenty: {
              meta: { label: 'Mais de 5 minutos' },
              on: { 'page.resumed': { target: 'plenty', reenter: true } },
              invoke: {
                id: 'untilFirstWarning',
                src: 'waitUntil',
                input: atFirstWarning,
                onDone: [
                  {
                    guard: { type: 'isLast', params: ({ context }) => context },
                    target: [`${TIME}.short`, `${DIALOG}.foretelling`],
                  },
                  { target: [`${TIME}.short`, `${DIALOG}.asking`] },
                ],
              },
            },
            short: {
              meta: { label: 'Os últimos 5 minutos', requirements: ['D-12'] },
              on: { 'page.resumed': { target: 'short', reenter: true } },
              invoke: {
                id: 'untilLastWarning',
                src: 'waitUntil',
                input: atLastWarning,
                onDone: [
                  { guard: 'isWarning', target: 'last' },
                  {
                    guard: { type: 'isLast', params: ({ context }) => context },
                    target: [`${TIME}.last`, `${DIALOG}.foretelling`],
                  },
                  { target: [`${TIME}.last`, `${DIALOG}.asking`] },
                ],
              },
            },
            last: {
              meta: { label: 'O último minuto', requirements: ['D-12'] },
              on: { 'page.resumed': { target: 'last', reenter: true } },
              invoke: {
                id: 'untilEnd',
                src: 'waitUntil',
                input: atEnd,
                onDone: '#sessionClock.over',
              },
            },
          },
        },

        dialog: {
          meta: { label: 'O aviso' },
          initial: 'closed',
          states: {
            closed: { meta: { label: 'Sem aviso' }, entry: 'clearPassword' },
            asking: {
              meta: { label: 'Perguntando se quer continuar conectado', requirements: ['D-12'] },
              tags: 'stay',
              on: { 'stay.chosen': 'renewing', 'warning.dismissed': 'closed' },
            },
            renewing: {
              meta: { label: 'Prolongando a sessão', requirements: ['D-12'] },
              tags: ['busy', 'stay'],
              invoke: {
                id: 'renewSession',
                src: 'renewSession',
                onDone: [
                  {
                    guard: { type: 'isLast', params: ({ event }) => event.output },
                    target: [`${TIME}.plenty`, `${DIALOG}.foretelling`],
                    actions: { type: 'setLifetime', params: ({ event }) => event.output },
                  },
                  {
                    target: [`${TIME}.plenty`, `${DIALOG}.closed`],
                    actions: [{ type: 'setLifetime', params: ({ event }) => event.output }, 'sayProlonged'],
                  },
                ],
                onError: [
                  { guard: { type: 'isExpired', params: failureIn }, target: '#sessionClock.over' },
                  { guard: { type: 'isInterrupted', params: failureIn }, target: 'interrupted' },
                  // An API without this call, or with another reply.
                  { target: 'askingPassword' },
                ],
              },
              after: { patience: 'interrupted' },
            },
            interrupted: {
              meta: { label: 'A sessão ainda não foi prolongada: tentar novamente', requirements: ['D-61'] },
              tags: 'stay',
              on: { 'stay.chosen': 'renewing', 'warning.dismissed': 'closed' },
            },
            askingPassword: {
              meta: { label: 'Pedindo a senha', requirements: ['D-12'] },
              tags: 'password',
              initial: 'waiting',
              on: {
                'password.typed': { actions: withEvent('setPassword') },
                'password.submitted': [
                  { guard: 'hasPassword', target: 'authenticating' },
                  { target: '.incomplete' },
                ],
                'warning.dismissed': 'closed',
              },
              states: {
                waiting: { meta: { label: 'Aguardando a senha' } },
                incomplete: { meta: { label: 'Falta a senha', requirements: ['D-14'] } },
                refused: { meta: { label: 'Senha inválida', requirements: ['D-16'] } },
                unavailable: { meta: { label: 'Serviço indisponível', requirements: ['D-16'] } },
              },
            },
            authenticating: {
              meta: { label: 'Conferindo a senha', requirements: ['SESSION-13', 'D-12'] },
              tags: ['busy', 'password'],
              entry: 'clearServerMessage',
              invoke: {
                id: 'reauthenticate',
                src: 'reauthenticate',
                input: ({ context: { cpf, password } }) => ({ cpf, password }),
                onDone: {
                  target: [`${TIME}.plenty`, `${DIALOG}.closed`],
                  actions: [{ type: 'setLifetime', params: ({ event }) => event.output }, 'sayProlonged'],
                },
                onError: [
                  {
                    guard: { type: 'isWrongCredentials', params: failureIn },
                    target: 'askingPassword.refused',
                    actions: 'clearPassword',
                  },
                  {
                    target: 'askingPassword.unavailable',
                    actions: { type: 'setServerMessage', params: failureIn },
                  },
                ],
              },
              after: { patience: 'askingPassword.unavailable' },
            },
            foretelling: {
              meta: { label: 'Dizendo quando a sessão termina', requirements: ['D-12'] },
              tags: 'end',
              on: { 'warning.dismissed': 'closed' },
            },
          },
        },
      },
    },
    over: { meta: { label: 'A sessão acabou', requirements: ['D-12'] }, type: 'final' },
  },
})
