import { callIdIn, failureOf } from '#domain/call-failure.ts'

import { failureIn } from '../../support/failures.ts'
import { withEvent } from '../../support/with-event.ts'
import { signedInSetup } from './signed-in.setup.ts'

const callIdOfError = ({ event }: { event: { error: unknown } }) => ({
  callId: callIdIn(failureOf(event.error)),
})

/** Everything that needs a session runs in this chart and stops with it. */
export const signedInMachine = signedInSetup.createMachine({
  id: 'signedIn',
  tags: 'help',
  context: ({ input }) => ({ ...input, elsewhere: [], callId: null }),
  invoke: [
    {
      id: 'screens',
      systemId: 'screens',
      src: 'screens',
      input: ({ context: { started, place } }) => ({ ...started, place }),
      // An error of the screens themselves, or an unhandled one of a chart below them.
      onError: [
        { guard: { type: 'isExpired', params: failureIn }, target: '.expired' },
        { target: '.failed', actions: { type: 'setCallId', params: callIdOfError } },
      ],
    },
    {
      id: 'clock',
      src: 'clock',
      input: ({ context: { lifetime, started } }) => ({ ...lifetime, cpf: started.participant.cpf }),
      onDone: '.expired',
      onError: '.failed',
    },
  ],
  on: {
    'place.changed': [
      { guard: withEvent('isLogin'), actions: 'goHome' },
      { actions: withEvent('notifyScreens') },
    ],
    'navigation.blocked': { actions: withEvent('notifyBlocked') },
    'page.resumed': { actions: 'notifyClock' },
    'session.renewedElsewhere': { actions: 'notifyClock' },
    'call.interrupted': { target: '.interrupted', actions: withEvent('setCallId') },
    'screen.failed': '.failed',
  },
  initial: 'working',
  states: {
    working: {
      meta: { label: 'Usando o portal', requirements: ['SESSION-28'] },
      on: { 'exit.requested': 'confirmingExit' },
    },
    confirmingExit: {
      meta: { label: 'Saindo, se for confirmado', requirements: ['SESSION-26'] },
      initial: 'askingTabs',
      entry: 'clearElsewhere',
      on: {
        // Also during the confirmation, for tabs that reply late.
        'tab.answered': { target: '.confirming', actions: withEvent('setElsewhere') },
        // Navigation to another page cancels the logout.
        'place.changed': { guard: withEvent('isByHand'), target: 'working', actions: 'repeat' },
        'navigation.blocked': { target: 'working', actions: 'repeat' },
      },
      states: {
        askingTabs: {
          meta: { label: 'Perguntando às outras abas', requirements: ['P-216'] },
          entry: 'notifyTabs',
          after: { tabsAnswer: 'confirming' },
        },
        confirming: {
          meta: { label: 'Confirmando a saída', requirements: ['SESSION-26'] },
          on: { 'exit.confirmed': '#signedIn.exited', 'exit.dismissed': '#signedIn.working' },
        },
      },
    },
    interrupted: {
      meta: {
        label: 'Chamada interrompida: tentar novamente ou sair',
        requirements: ['D-61', 'D-130', 'SESSION-34'],
      },
      exit: 'clearCallId',
      on: { 'retry.chosen': { target: 'working', actions: 'retry' }, 'alert.acknowledged': 'abandoned' },
    },
    exited: {
      meta: { label: 'Saiu' },
      type: 'final',
      // The screens store what is interrupted when they stop; the parent then deletes all that the tab stored.
      entry: ['stopScreens', { type: 'notifyParent', params: { type: 'signedIn.exited' } }],
    },
    abandoned: {
      meta: { label: 'Saiu em vez de tentar novamente' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'signedIn.abandoned' } },
    },
    expired: {
      meta: { label: 'A sessão expirou', requirements: ['D-13'] },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'signedIn.expired' } },
    },
    failed: {
      meta: { label: 'O portal parou', requirements: ['SESSION-20', 'SESSION-22', 'SESSION-24'] },
      type: 'final',
      entry: {
        type: 'notifyParent',
        params: ({ context: { callId } }) => ({ type: 'signedIn.failed', callId }),
      },
    },
  },
})
