import { and, assign, sendParent, setup, stateIn } from 'xstate'

import { type CallFailure, refusalCode } from '#domain/call-failure.ts'
import type { SaveRequest } from '#domain/request-kinds/edited-request.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isDelay, isLocal } from '../../support/failures.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { callbackPort, promisePort } from '../../support/port.ts'
import { withEvent } from '../../support/with-event.ts'
import type { AutosaveContext, AutosaveEvent, AutosaveOutcome } from './autosave.types.ts'

/** The answers that are sent, and the reply to them. */
export type Autosaved = Omit<Extract<AutosaveOutcome, { type: 'autosave.done' }>, 'type'>

type Failed = { readonly failure: CallFailure }

/**
 * When a draft saves itself (D-138). It asks the form what to save, shows no failure, and repeats a call that
 * got no reply with the same key.
 */
export const autosaveMachine = setup({
  types: {} as { context: AutosaveContext; events: AutosaveEvent; meta: ChartMeta },
  actors: {
    page: callbackPort('page'),
    saveQuietly: promisePort<Autosaved, SaveRequest>('saveQuietly'),
  },
  actions: {
    noteBegun: assign({
      isBegun: ({ context }, { isBegun }: { isBegun: boolean }) => context.isBegun || isBegun,
    }),
    noteRequest: assign({ requestId: (_, { save }: { save: SaveRequest }) => save.request.id }),
    notifyParent: notifyParent<AutosaveOutcome>(),
    notifyDone: sendParent((_, { sent, reply }: Autosaved): AutosaveOutcome => {
      return { type: 'autosave.done', sent, reply }
    }),
  },
  guards: {
    isBegun: ({ context }) => context.isBegun,
    /** The last call is 10 seconds ago. */
    mayHurry: and(['isBegun', stateIn({ pace: 'ready' })]),
    /** Another page saved this draft first; of a new one another refusal has the same code. */
    isStale: ({ context }, { failure }: Failed) =>
      refusalCode(failure) === 'conflict' && context.requestId !== null,
    mayComeLater: (_, { failure }: Failed) => isDelay(failure),
    isLocal,
  },
  delays: {
    /** After the last change; also the shortest time between two calls. */
    pause: 10_000,
    /** After the first change that is not saved. */
    longest: 60_000,
  },
}).createMachine({
  id: 'autosave',
  context: { isBegun: false, requestId: null },
  invoke: { id: 'page', src: 'page' },
  type: 'parallel',
  states: {
    answers: {
      meta: { label: 'O que foi preenchido', requirements: ['D-138', 'FORM-46', 'FORM-47'] },
      initial: 'settled',
      on: { 'autosave.cancelled': '.settled' },
      states: {
        settled: {
          meta: { label: 'Nada por gravar' },
          on: { 'autosave.changed': { target: 'unsaved', actions: withEvent('noteBegun') } },
        },
        unsaved: {
          meta: { label: 'Há o que gravar' },
          initial: 'typing',
          on: {
            'autosave.changed': { target: '.typing', actions: withEvent('noteBegun') },
            'page.hidden': { guard: 'mayHurry', target: 'due' },
          },
          after: {
            longest: { target: 'due', actions: { type: 'noteBegun', params: { isBegun: true } } },
          },
          states: {
            typing: {
              meta: { label: 'Preenchendo' },
              after: { pause: { guard: 'isBegun', target: '#autosave.answers.due' } },
            },
            waiting: { meta: { label: 'Não deu certo: aguardando a próxima vez' } },
          },
        },
        due: {
          meta: { label: 'É hora de gravar' },
          entry: { type: 'notifyParent', params: { type: 'autosave.due' } },
          on: {
            'autosave.started': { target: 'saving', actions: withEvent('noteRequest') },
            'autosave.changed': { target: 'unsaved', actions: withEvent('noteBegun') },
          },
        },
        saving: {
          meta: { label: 'Gravando sem que ninguém peça' },
          invoke: {
            id: 'saveQuietly',
            src: 'saveQuietly',
            input: ({ event }) => saveIn(event),
            onDone: {
              target: 'settled',
              actions: { type: 'notifyDone', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'isStale', params: failureIn }, target: 'stale' },
              { guard: { type: 'mayComeLater', params: failureIn }, target: 'unsaved.waiting' },
              // An API that takes no incomplete draft: the tab keeps it.
              { guard: { type: 'isLocal', params: failureIn }, target: 'refused' },
            ],
          },
        },
        stale: { meta: { label: 'Gravado em outro lugar' } },
        refused: { meta: { label: 'O servidor não aceita' } },
      },
    },
    pace: {
      meta: { label: 'O intervalo entre duas gravações', requirements: ['FORM-46'] },
      initial: 'ready',
      states: {
        ready: { meta: { label: 'Já se pode gravar' }, on: { 'autosave.started': 'resting' } },
        resting: { meta: { label: 'Gravou há pouco' }, after: { pause: 'ready' } },
      },
    },
  },
})

function saveIn(event: AutosaveEvent): SaveRequest {
  if (event.type !== 'autosave.started') throw new Error(`autosave: no save starts with ${event.type}`)
  return event.save
}
