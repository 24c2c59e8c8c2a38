import { assign, sendTo, setup } from 'xstate'

import { type CallFailure, failureOf } from '#domain/call-failure.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isInterrupted, isRefused } from '../../support/failures.ts'
import { promisePort } from '../../support/port.ts'
import { retryListener } from '../../support/retry-listener.ts'
import { callInterrupted, toSignedIn } from '../../support/system.ts'
import type { MutationContext, MutationEvent, MutationInput, MutationOutcome } from './mutation.types.ts'

/**
 * Every write except uploads is this chart with its own port: `declareMutation` declares the types,
 * `provideMutation` provides the port. An interrupted write keeps its request until the participant retries
 * or leaves.
 */
export const mutationMachine = setup({
  types: {} as {
    input: MutationInput
    context: MutationContext
    events: MutationEvent
    output: MutationOutcome
    meta: ChartMeta
  },
  actors: { call: promisePort<unknown, unknown>('call'), retryListener },
  actions: {
    notifyInterruption: sendTo(toSignedIn, callInterrupted),
    setReply: assign({
      outcome: (_, { reply }: { reply: unknown }): MutationOutcome => ({ kind: 'done', reply }),
    }),
    setRefusal: assign({
      outcome: (_, failure: CallFailure) => (failure.kind === 'refused' ? failure : null),
    }),
  },
  guards: { isInterrupted, isRefused },
}).createMachine({
  id: 'mutation',
  context: ({ input }) => ({ request: input.request, outcome: null }),
  initial: 'calling',
  output: ({ context }) => {
    if (!context.outcome) throw new Error('mutation: it ended without an outcome')
    return context.outcome
  },
  states: {
    calling: {
      meta: { label: 'Gravando', requirements: ['FORM-26', 'SESSION-24'] },
      invoke: {
        id: 'call',
        src: 'call',
        input: ({ context }: { context: MutationContext }) => context.request,
        onDone: {
          target: 'done',
          actions: { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: failureIn },
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => failureOf(event.error) },
          },
          {
            guard: { type: 'isInterrupted', params: failureIn },
            target: 'interrupted',
            actions: { type: 'notifyInterruption', params: failureIn },
          },
        ],
      },
    },
    interrupted: {
      meta: { label: 'Interrompida, aguarda nova tentativa', requirements: ['D-61'] },
      invoke: { src: 'retryListener' },
      on: { 'call.retried': 'calling' },
    },
    done: { meta: { label: 'Gravado' }, type: 'final' },
    refused: { meta: { label: 'Recusado pelo servidor', requirements: ['D-55'] }, type: 'final' },
  },
})
