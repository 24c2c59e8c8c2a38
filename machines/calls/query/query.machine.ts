import { assign, sendTo, setup } from 'xstate'

import { type CallFailure, refusalCode } from '#domain/call-failure.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isInterrupted, isRefused } from '../../support/failures.ts'
import { promisePort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import { retryListener } from '../../support/retry-listener.ts'
import { callInterrupted, toSignedIn } from '../../support/system.ts'
import type { QueryContext, QueryEvent, QueryInput, QueryOutcome } from './query.types.ts'

/**
 * Every read of a screen is this chart with its own port: `declareQuery` declares the types, `provideQuery`
 * provides the port. An interrupted read keeps its request until it gets a reply. Follows D-61 and D-62.
 */
export const queryMachine = setup({
  types: {} as {
    input: QueryInput
    context: QueryContext
    events: QueryEvent
    output: QueryOutcome
    meta: ChartMeta
  },
  actors: { call: promisePort<unknown, unknown>('call'), retryListener },
  actions: {
    setReply: assign({
      outcome: (_, { reply }: { reply: unknown }): QueryOutcome => ({ kind: 'loaded', reply }),
    }),
    setMissing: assign({ outcome: { kind: 'notFound' } satisfies QueryOutcome }),
    setRefusal: assign({
      refusal: (_, { failure }: { failure: CallFailure }) =>
        failure.kind === 'refused'
          ? { message: failure.message, wait: failure.retryAfter ?? null }
          : { message: null, wait: null },
    }),
    clearRefusal: assign({ refusal: null }),
    notifyInterruption: sendTo(toSignedIn, callInterrupted),
  },
  guards: {
    isMissing: ({ context }, { failure }: { failure: CallFailure }) =>
      context.mayBeMissing && refusalCode(failure) === 'notFound',
    asksToWait: (_, { failure }: { failure: CallFailure }) =>
      failure.kind === 'refused' && failure.retryAfter !== undefined,
    isRefused,
    isInterrupted,
  },
  delays: { retryAfter: ({ context }) => required(context.refusal?.wait, 'wait') * 1000 },
}).createMachine({
  id: 'query',
  context: ({ input }) => ({ ...input, outcome: null, refusal: null }),
  initial: 'calling',
  output: ({ context }) => required(context.outcome, 'outcome'),
  states: {
    calling: {
      meta: { label: 'Carregando', requirements: ['SESSION-23', 'SESSION-24'] },
      entry: 'clearRefusal',
      invoke: {
        id: 'call',
        src: 'call',
        input: ({ context }: { context: QueryContext }) => context.request,
        onDone: {
          target: 'loaded',
          actions: { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: failureIn },
            target: 'notFound',
            actions: 'setMissing',
          },
          {
            guard: { type: 'asksToWait', params: failureIn },
            target: 'limited',
            actions: { type: 'setRefusal', params: failureIn },
          },
          {
            guard: { type: 'isRefused', params: failureIn },
            target: 'refused',
            actions: { type: 'setRefusal', params: failureIn },
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
      meta: { label: 'Interrompida, aguarda nova tentativa', requirements: ['D-130'] },
      invoke: { src: 'retryListener' },
      on: { 'call.retried': 'calling' },
    },
    limited: {
      meta: { label: 'Recusada: é preciso esperar para tentar novamente' },
      after: { retryAfter: 'refused' },
    },
    refused: {
      meta: { label: 'Recusada: pode ser tentada novamente' },
      on: { 'retry.chosen': 'calling' },
    },
    loaded: { meta: { label: 'Carregado' }, type: 'final' },
    notFound: { meta: { label: 'Não existe' }, type: 'final' },
  },
})
