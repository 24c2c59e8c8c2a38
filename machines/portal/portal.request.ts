import { required } from '../support/required.ts'
import { placeAt, portalSetup } from './portal.setup.ts'

/** Answers that the server does not have: only steps of the same request leave them behind without a question. */
const unsaved = portalSetup.createStateConfig({
  meta: { label: 'Há o que gravar', requirements: ['D-61'] },
  invoke: { id: 'closingGuard', src: 'closingGuard', input: { holds: 'answers' } },
  initial: 'filling',
  on: {
    'form.settled': 'settled',
    'navigation.blocked': {
      guard: { type: 'isOtherPlace', params: ({ event }) => event },
      target: '.askingToLeave',
    },
  },
  states: {
    filling: { meta: { label: 'Preenchendo' } },
    askingToLeave: {
      meta: { label: 'Perguntando se sai sem gravar' },
      on: {
        'leave.confirmed': '#portal.visiting.request.leaving',
        'leave.dismissed': { target: 'filling', actions: 'dismissNavigation' },
        'form.settled': { target: '#portal.visiting.request.settled', actions: 'dismissNavigation' },
        // Back to another step of the request answers the question with no.
        'request.visited': {
          guard: { type: 'isSameRequest', params: ({ event }) => event },
          target: 'filling',
          actions: [{ type: 'askStep', params: ({ event }) => event }, 'closeViewer'],
        },
      },
    },
  },
})

/** A form on screen, and what of it is not saved yet. */
export const request = portalSetup.createStateConfig({
  meta: { label: 'Um requerimento em etapas', requirements: ['core 2'] },
  invoke: {
    id: 'wizard',
    src: 'wizard',
    input: ({ context }) => {
      const { requestId, typeId, step } = placeAt(context, 'request')
      const { participant, reference, cloud } = context
      return { requestId, typeId, step, participant, reference, cloud: required(cloud, 'cloud') }
    },
  },
  on: {
    'request.opened': [
      {
        guard: { type: 'isAcceptanceOpened', params: ({ event }) => event },
        actions: { type: 'goToAcceptance', params: ({ event }) => event },
      },
      { actions: { type: 'keepOpen', params: ({ event }) => event } },
    ],
    'request.sent': { actions: { type: 'keepSent', params: ({ event }) => event } },
    'request.visited': {
      guard: { type: 'isSameRequest', params: ({ event }) => event },
      actions: [{ type: 'askStep', params: ({ event }) => event }, 'closeViewer'],
    },
  },
  initial: 'settled',
  states: {
    settled: { meta: { label: 'Nada por gravar' }, on: { 'form.unsaved': 'unsaved' } },
    unsaved,
    leaving: { meta: { label: 'Saindo sem gravar' }, entry: 'releaseNavigation' },
  },
})
