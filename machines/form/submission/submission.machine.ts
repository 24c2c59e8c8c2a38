import { type DoneActorEvent, setup } from 'xstate'

import { refusalCode } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import type {
  LoadedRequest,
  LoadRequest,
  SavedRequest,
  SaveRequest,
} from '#domain/request-kinds/edited-request.ts'
import { declareMutation, type MutationOutcome } from '../../calls/mutation/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { promisePort } from '../../support/port.ts'
import { CANCELLING_HELP, SENDING_HELP } from './submission.help.ts'
import type { Purpose, SubmissionEvent, SubmissionInput, SubmissionOutput } from './submission.types.ts'

/** If another device saved first, its version is loaded, so that the parent can compare the two. */
export const submissionMachine = setup({
  types: {} as {
    input: SubmissionInput
    context: SubmissionInput
    events: SubmissionEvent
    output: SubmissionOutput
    meta: ChartMeta
    tags: 'busy'
  },
  actors: {
    saveRequest: declareMutation<SaveRequest, SavedRequest>(),
    loadLatest: promisePort<LoadedRequest, LoadRequest>('loadLatest'),
  },
  guards: {
    isFor: ({ context }, { purpose }: { purpose: Purpose }) => context.purpose === purpose,
    /** The saved version is no longer the latest (D-54). */
    isStale: ({ context }, { outcome }: { outcome: MutationOutcome }) =>
      refusalCode(outcome) === 'conflict' && context.save.request.id !== null,
    isRefused: (_, { outcome }: { outcome: MutationOutcome }) => outcome.kind === 'refused',
    isLocal,
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => input,
  initial: 'starting',
  // The `output` of a final state has no type at the root; every final state below produces this type.
  output: ({ event }) => event.output as SubmissionOutput,
  states: {
    starting: {
      meta: { label: 'Vendo se há o que perguntar' },
      always: [
        { guard: { type: 'isFor', params: { purpose: 'send' } }, target: 'confirmingSend' },
        { guard: { type: 'isFor', params: { purpose: 'cancel' } }, target: 'confirmingCancel' },
        { target: 'saving' },
      ],
    },
    confirmingSend: {
      meta: { label: 'Confirmando o envio', help: SENDING_HELP, requirements: ['P-141'] },
      on: { 'send.confirmed': 'saving', 'send.dismissed': 'dismissed', 'question.left': 'dismissed' },
    },
    confirmingCancel: {
      meta: { label: 'Confirmando o cancelamento', help: CANCELLING_HELP, requirements: ['D-53'] },
      on: { 'cancel.confirmed': 'saving', 'cancel.dismissed': 'dismissed', 'question.left': 'dismissed' },
    },
    saving: {
      meta: { label: 'Gravando', requirements: ['FORM-02', 'FORM-05', 'FORM-08'] },
      tags: 'busy',
      invoke: {
        id: 'saveRequest',
        src: 'saveRequest',
        input: ({ context }) => ({ request: context.save }),
        onDone: [
          { guard: { type: 'isStale', params: outcomeIn }, target: 'comparing' },
          { guard: { type: 'isRefused', params: outcomeIn }, target: 'refused' },
          { guard: { type: 'isFor', params: { purpose: 'send' } }, target: 'sent' },
          { guard: { type: 'isFor', params: { purpose: 'cancel' } }, target: 'cancelled' },
          { target: 'saved' },
        ],
      },
    },
    comparing: {
      meta: { label: 'Lendo a versão gravada em outro lugar', requirements: ['D-54'] },
      tags: 'busy',
      invoke: {
        id: 'loadLatest',
        src: 'loadLatest',
        input: ({ context }) => context.latest,
        onDone: 'overtaken',
        onError: { guard: { type: 'isLocal', params: failureIn }, target: 'notCompared' },
      },
    },
    saved: {
      meta: { label: 'Gravado' },
      type: 'final',
      output: ({ context, event }) => savedBy(context, event),
    },
    sent: {
      meta: { label: 'Enviado para análise' },
      type: 'final',
      output: (): SubmissionOutput => ({ kind: 'sent' }),
    },
    cancelled: {
      meta: { label: 'Cancelado' },
      type: 'final',
      output: (): SubmissionOutput => ({ kind: 'cancelled' }),
    },
    refused: {
      meta: { label: 'Recusado pelo servidor', requirements: ['D-55'] },
      type: 'final',
      output: ({ event }): SubmissionOutput => refusalIn(event),
    },
    notCompared: {
      meta: { label: 'A versão gravada não veio' },
      type: 'final',
      output: (): SubmissionOutput => ({ kind: 'refused', message: messages.notCompared, problems: [] }),
    },
    overtaken: {
      meta: { label: 'A versão gravada em outro lugar chegou', requirements: ['D-54'] },
      type: 'final',
      output: ({ event }): SubmissionOutput => ({
        kind: 'overtaken',
        loaded: outputOf<LoadedRequest>(event),
      }),
    },
    dismissed: {
      meta: { label: 'Desistência' },
      type: 'final',
      output: (): SubmissionOutput => ({ kind: 'dismissed' }),
    },
  },
})

/** The event of a state's output is typed as an event of the chart, although it is the end of a call. */
const outputOf = <Output>(event: unknown) => (event as DoneActorEvent<Output>).output

function savedBy({ purpose }: SubmissionInput, event: unknown): SubmissionOutput {
  if (purpose === 'send' || purpose === 'cancel') throw new Error(`submission: ${purpose} keeps no draft`)
  const outcome = outputOf<MutationOutcome<SavedRequest>>(event)
  if (outcome.kind !== 'done') throw new Error('submission: there is no reply')
  return { kind: 'saved', purpose, reply: outcome.reply }
}

function refusalIn(event: unknown): SubmissionOutput {
  const outcome = outputOf<MutationOutcome>(event)
  if (outcome.kind !== 'refused') throw new Error('submission: nothing was refused')
  return { kind: 'refused', message: outcome.message, problems: outcome.problems }
}
