import { assign, fromPromise, sendTo, setup } from 'xstate'

import { type CallFailure, failureOf } from '#domain/call-failure.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { failureIn, fatalFailureIn, isInterrupted, isRefused } from '../support/failures.ts'
import { port } from '../support/port.ts'
import { toSession, trouble } from '../support/system.ts'
import type { WriteContext, WriteEvent, WriteOutcome } from './write.types.ts'

/**
 * Uma chamada que grava: resposta, recusa do servidor, interrupção com nova tentativa (D-55, D-61).
 * Every write of the portal but an upload is this chart with its own port; an interrupted one waits, with the same request in
 * hand, until the participant retries or leaves. What goes in and comes out is the port's business: `writeWith` and
 * `outcomeOf` name the types.
 */
export const writeMachine = setup({
  types: {} as {
    input: { readonly request: unknown }
    context: WriteContext
    events: WriteEvent
    output: WriteOutcome
    meta: ChartMeta
  },
  actors: { call: port<unknown, unknown>('call') },
  actions: {
    reportTrouble: sendTo(toSession, trouble),
    keepReply: assign({
      outcome: (_, { reply }: { reply: unknown }): WriteOutcome => ({ kind: 'done', reply }),
    }),
    keepRefusal: assign({
      outcome: (_, failure: CallFailure): WriteOutcome => ({
        kind: 'refused',
        status: failure.kind === 'refused' ? failure.status : 0,
        message: failure.kind === 'refused' ? failure.message : null,
        problems: failure.kind === 'refused' ? failure.problems : [],
      }),
    }),
  },
  guards: { isInterrupted, isRefused },
}).createMachine({
  id: 'write',
  context: ({ input }) => ({ request: input.request, outcome: null }),
  initial: 'calling',
  output: ({ context }) => {
    if (!context.outcome) throw new Error('write: it ended without an outcome')
    return context.outcome
  },
  states: {
    calling: {
      meta: { label: 'Gravando', spec: 'core 7' },
      invoke: {
        id: 'call',
        src: 'call',
        input: ({ context }: { context: WriteContext }) => context.request,
        onDone: {
          target: 'done',
          actions: { type: 'keepReply', params: ({ event }) => ({ reply: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: failureIn },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => failureOf(event.error) },
          },
          {
            guard: { type: 'isInterrupted', params: failureIn },
            target: 'interrupted',
            actions: {
              type: 'reportTrouble',
              params: ({ event }) => ({ failure: failureOf(event.error), mayRetry: true }),
            },
          },
          {
            target: 'halted',
            actions: {
              type: 'reportTrouble',
              params: fatalFailureIn,
            },
          },
        ],
      },
    },
    interrupted: {
      meta: { label: 'Interrompida, aguarda nova tentativa', spec: 'D-61' },
      on: { 'trouble.retried': 'calling' },
    },
    halted: { meta: { label: 'Parada: o sistema será finalizado', spec: 'core 8' } },
    done: { meta: { label: 'Gravado' }, type: 'final' },
    refused: { meta: { label: 'Recusado pelo servidor', spec: 'D-55' }, type: 'final' },
  },
})

/** The chart with its one effect plugged in; its signal is given when the participant gives the write up. */
export const writeWith = <Request, Reply>(
  carryOut: (request: Request, signal: AbortSignal) => Promise<Reply>,
) =>
  writeMachine.provide({
    actors: {
      call: fromPromise<unknown, unknown>(({ input, signal }) => carryOut(input as Request, signal)),
    },
  })

/** The outcome with the reply that the plugged-in effect gives. */
export const outcomeOf = <Reply>(outcome: WriteOutcome): WriteOutcome<Reply> => outcome as WriteOutcome<Reply>
