import { failureIn } from '../support/failures.ts'
import { sessionClockSetup } from './session-clock.setup.ts'

const TIME = '#sessionClock.counting.time'
const DIALOG = '#sessionClock.counting.dialog'

/**
 * O tempo da sessão (core 9; D-09 a D-12): avisa aos 5 minutos e ao último, prolonga quando se pede, e termina com o
 * prazo. One timer at a time, armed for the next moment that counts; it is done when the session is over.
 */
export const sessionClockMachine = sessionClockSetup.createMachine({
  id: 'sessionClock',
  context: ({ input }) => ({ ...input, password: '', said: null }),
  initial: 'counting',
  states: {
    counting: {
      meta: { label: 'Contando o tempo', spec: 'core 9; D-11' },
      type: 'parallel',
      on: {
        'session.renewedElsewhere': {
          target: [`${TIME}.plenty`, `${DIALOG}.closed`],
          actions: { type: 'keepLifetime', params: ({ event }) => event },
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
              after: {
                firstWarning: [
                  {
                    guard: { type: 'isLast', params: ({ context }) => context },
                    target: [`${TIME}.short`, `${DIALOG}.foretelling`],
                  },
                  { target: [`${TIME}.short`, `${DIALOG}.asking`] },
                ],
              },
            },
            short: {
              meta: { label: 'Os últimos 5 minutos', spec: 'D-12' },
              on: { 'page.resumed': { target: 'short', reenter: true } },
              after: {
                lastWarning: [
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
              meta: { label: 'O último minuto', spec: 'D-12' },
              on: { 'page.resumed': { target: 'last', reenter: true } },
              after: { sessionEnd: '#sessionClock.over' },
            },
          },
        },

        dialog: {
          meta: { label: 'O aviso' },
          initial: 'closed',
          states: {
            closed: { meta: { label: 'Sem aviso' }, entry: 'forgetPassword' },
            asking: {
              meta: { label: 'Perguntando se quer continuar conectado', spec: 'D-12' },
              on: { 'stay.chosen': 'renewing', 'warning.dismissed': 'closed' },
            },
            renewing: {
              meta: { label: 'Prolongando a sessão', spec: 'D-12' },
              invoke: {
                id: 'renewSession',
                src: 'renewSession',
                onDone: [
                  {
                    guard: { type: 'isLast', params: ({ event }) => event.output },
                    target: [`${TIME}.plenty`, `${DIALOG}.foretelling`],
                    actions: { type: 'keepLifetime', params: ({ event }) => event.output },
                  },
                  {
                    target: [`${TIME}.plenty`, `${DIALOG}.closed`],
                    actions: [{ type: 'keepLifetime', params: ({ event }) => event.output }, 'sayProlonged'],
                  },
                ],
                onError: [
                  { guard: { type: 'isExpired', params: failureIn }, target: '#sessionClock.over' },
                  { guard: { type: 'isInterrupted', params: failureIn }, target: 'interrupted' },
                  // An API that does not know the call, or answers it in its own way.
                  { target: 'askingPassword' },
                ],
              },
              after: { patience: 'interrupted' },
            },
            interrupted: {
              meta: { label: 'A sessão ainda não foi prolongada: tentar novamente', spec: 'D-61' },
              on: { 'stay.chosen': 'renewing', 'warning.dismissed': 'closed' },
            },
            askingPassword: {
              meta: { label: 'Pedindo a senha', spec: 'D-12' },
              initial: 'waiting',
              on: {
                'password.typed': { actions: { type: 'keepPassword', params: ({ event }) => event } },
                'password.submitted': [
                  { guard: 'hasPassword', target: 'authenticating' },
                  { target: '.incomplete' },
                ],
                'warning.dismissed': 'closed',
              },
              states: {
                waiting: { meta: { label: 'Aguardando a senha' } },
                incomplete: { meta: { label: 'Falta a senha', spec: 'D-14' } },
                refused: { meta: { label: 'Senha inválida', spec: 'D-16' } },
                unavailable: { meta: { label: 'Serviço indisponível', spec: 'D-16' } },
              },
            },
            authenticating: {
              meta: { label: 'Conferindo a senha', spec: 'core 7; D-12' },
              entry: 'forgetSaid',
              invoke: {
                id: 'reauthenticate',
                src: 'reauthenticate',
                input: ({ context: { cpf, password } }) => ({ cpf, password }),
                onDone: {
                  target: [`${TIME}.plenty`, `${DIALOG}.closed`],
                  actions: [{ type: 'keepLifetime', params: ({ event }) => event.output }, 'sayProlonged'],
                },
                onError: [
                  {
                    guard: { type: 'isWrongCredentials', params: failureIn },
                    target: 'askingPassword.refused',
                    actions: 'forgetPassword',
                  },
                  {
                    target: 'askingPassword.unavailable',
                    actions: { type: 'keepSaid', params: failureIn },
                  },
                ],
              },
              after: { patience: 'askingPassword.unavailable' },
            },
            foretelling: {
              meta: { label: 'Dizendo quando a sessão termina', spec: 'D-12' },
              on: { 'warning.dismissed': 'closed' },
            },
          },
        },
      },
    },
    over: { meta: { label: 'A sessão acabou', spec: 'D-12' }, type: 'final' },
  },
})
