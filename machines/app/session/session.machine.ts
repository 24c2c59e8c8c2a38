import { required } from '../../support/required.ts'
import { withEvent } from '../../support/with-event.ts'
import { sessionSetup } from './session.setup.ts'
import type { SessionContext } from './session.types.ts'

/** The same help before and after the login, so that it does not change twice within a moment. */
const LOGIN_HELP =
  'Entre com o CPF e a senha da área restrita. Não tem senha ou esqueceu? Clique em “Não tem senha?”.'

const endedElsewhere = {
  target: 'leaving',
  actions: ['clearWanted', { type: 'setReason', params: { reason: 'elsewhere' } }],
} as const

/** All that the tab stored is discarded, also before the portal was shown. */
const exited = {
  target: 'leaving',
  actions: ['clearWanted', { type: 'setReason', params: { reason: 'exit' } }],
} as const

const beginningOf = ({ endReason }: SessionContext) => {
  if (endReason === null) return 'restoring'
  return endReason === 'elsewhere' ? 'leftElsewhere' : 'waiting'
}

/**
 * The root of all charts and the only one that ends a session: it reports errors that no other chart
 * handles, and the end of the time, before the session ends (D-61).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    place: null,
    wanted: input.recalled,
    opened: null,
    endReason: null,
    callId: null,
  }),
  invoke: [
    { id: 'router', systemId: 'router', src: 'router' },
    { id: 'browserEvents', systemId: 'browserEvents', src: 'browserEvents' },
    { id: 'notices', systemId: 'notices', src: 'notices' },
  ],
  on: { 'place.changed': { actions: withEvent('setPlace') } },
  initial: 'entering',
  states: {
    entering: {
      meta: { label: 'Entrando', help: LOGIN_HELP, requirements: ['LOGIN-01'] },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          begins: beginningOf(context),
          place: context.place,
          wanted: context.wanted,
        }),
        onError: 'failed',
      },
      on: {
        'login.opened': { target: 'loggedIn', actions: [withEvent('setOpened'), 'clearWanted'] },
        'login.exited': exited,
        'login.endedElsewhere': endedElsewhere,
        'place.changed': { actions: [withEvent('setPlace'), 'notifyLogin'] },
        'code.arrived': { actions: 'notifyLogin' },
        'session.endedElsewhere': { actions: 'notifyLogin' },
      },
    },
    loggedIn: {
      meta: { label: 'Com sessão aberta', requirements: ['SESSION-01'] },
      invoke: {
        id: 'signedIn',
        systemId: 'signedIn',
        src: 'signedIn',
        input: ({ context }) => required(context.opened, 'opened'),
        onError: 'failed',
      },
      on: {
        'signedIn.exited': exited,
        'signedIn.abandoned': {
          target: 'leaving',
          // The typed answers stay in the tab.
          actions: ['wantCurrentPlace', { type: 'setReason', params: { reason: 'failure' } }],
        },
        'signedIn.expired': 'expired',
        'signedIn.failed': { target: 'failed', actions: withEvent('setCallId') },
        'place.changed': { actions: [withEvent('setPlace'), 'notifySignedIn'] },
        'navigation.blocked': { actions: 'notifySignedIn' },
        'tab.answered': { actions: 'notifySignedIn' },
        'page.resumed': { actions: 'notifySignedIn' },
        'session.renewedElsewhere': { actions: 'notifySignedIn' },
        'session.endedElsewhere': endedElsewhere,
      },
    },
    expired: {
      meta: {
        label: 'Sessão expirada',
        help: LOGIN_HELP,
        requirements: ['SESSION-14', 'SESSION-18', 'D-12'],
      },
      on: {
        'alert.acknowledged': {
          target: 'leaving',
          actions: ['wantCurrentPlace', { type: 'setReason', params: { reason: 'expiry' } }],
        },
      },
    },
    failed: {
      meta: {
        label: 'O sistema será finalizado',
        help: LOGIN_HELP,
        requirements: ['SESSION-20', 'SESSION-21'],
      },
      exit: 'clearCallId',
      on: {
        'alert.acknowledged': {
          target: 'leaving',
          // Do not restore a place whose screen fails: it would fail again.
          actions: ['clearWanted', { type: 'setReason', params: { reason: 'failure' } }],
        },
      },
    },
    leaving: {
      meta: { label: 'Saindo', help: LOGIN_HELP, requirements: ['SESSION-27'] },
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context: { endReason, wanted } }) => ({
          reason: required(endReason, 'endReason'),
          wanted: wanted?.place ?? null,
        }),
        onDone: 'entering',
        onError: 'entering',
      },
      // The server is asked to end the session, but the logout does not depend on its reply.
      after: { goodbye: 'entering' },
      exit: ['clearOpened', 'goToLogin'],
    },
  },
})
