import type { RequestPlace } from '#domain/navigation/place.ts'

import { required } from '../support/required.ts'
import { portalSetup } from './portal.setup.ts'

/** Answers that the server does not have: only steps of the same request leave them behind without a question. */
const unsaved = portalSetup.createStateConfig({
  meta: { label: 'Há o que gravar', spec: 'D-61' },
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
        'place.changed': {
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
  meta: { label: 'Um requerimento em etapas', spec: 'core 2' },
  invoke: {
    id: 'wizard',
    systemId: 'request',
    src: 'wizard',
    input: ({ context: { place, participant, reference, cloud } }) => {
      const { requestId, typeId, step } = place as RequestPlace
      return { requestId, typeId, step, participant, reference, cloud: required(cloud, 'cloud') }
    },
  },
  on: {
    'request.opened': { actions: { type: 'keepOpen', params: ({ event }) => event } },
    'request.sent': { actions: { type: 'keepSent', params: ({ event }) => event } },
    'place.changed': {
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
