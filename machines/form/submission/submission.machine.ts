import { setup } from 'xstate'

import { refusalCode } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import type {
  LoadedRequest,
  LoadRequest,
  SavedRequest,
  SaveRequest,
} from '#domain/request-kinds/edited-request.ts'
import {
  declareMutation,
  type MutationOutcome,
  refusedIn,
  replyIn,
  wasRefused,
} from '../../calls/mutation/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { promisePort } from '../../support/port.ts'
import { CANCELLING_HELP, SENDING_HELP } from './submission.help.ts'
import type { Purpose, SubmissionEvent, SubmissionInput, SubmissionOutcome } from './submission.types.ts'

/** If another device saved first, its version is loaded, so that the parent can compare the two. */
export const submissionMachine = setup({
  types: {} as {
    input: SubmissionInput
    context: SubmissionInput
    events: SubmissionEvent
    meta: ChartMeta
    tags: 'busy' | 'help'
  },
  actors: {
    saveRequest: declareMutation<SaveRequest, SavedRequest>(),
    loadLatest: promisePort<LoadedRequest, LoadRequest>('loadLatest'),
  },
  actions: { notifyParent: notifyParent<SubmissionOutcome>() },
  guards: {
    isFor: ({ context }, { purpose }: { purpose: Purpose }) => context.purpose === purpose,
    /** The saved version is no longer the latest (D-54). */
    isStale: ({ context }, { outcome }: { outcome: MutationOutcome }) =>
      refusalCode(outcome) === 'conflict' && context.save.request.id !== null,
    wasRefused,
    isLocal,
  },
}).createMachine({
  id: 'submission',
  tags: 'help',
  context: ({ input }) => input,
  initial: 'starting',
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
          {
            guard: { type: 'wasRefused', params: outcomeIn },
            target: 'refused',
            actions: {
              type: 'notifyParent',
              params: ({ event }) => ({ type: 'submission.refused', ...refusedIn(event.output) }),
            },
          },
          { guard: { type: 'isFor', params: { purpose: 'send' } }, target: 'sent' },
          { guard: { type: 'isFor', params: { purpose: 'cancel' } }, target: 'cancelled' },
          {
            guard: { type: 'isFor', params: { purpose: 'next' } },
            target: 'stepSaved',
            actions: {
              type: 'notifyParent',
              params: (args) => ({ type: 'submission.stepSaved', reply: replyIn(args) }),
            },
          },
          {
            guard: { type: 'isFor', params: { purpose: 'later' } },
            target: 'keptForLater',
            actions: {
              type: 'notifyParent',
              params: (args) => ({ type: 'submission.keptForLater', reply: replyIn(args) }),
            },
          },
          {
            target: 'changesSaved',
            actions: {
              type: 'notifyParent',
              params: (args) => ({ type: 'submission.changesSaved', reply: replyIn(args) }),
            },
          },
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
        onDone: {
          target: 'overtaken',
          actions: {
            type: 'notifyParent',
            params: ({ event }) => ({ type: 'submission.overtaken', loaded: event.output }),
          },
        },
        onError: { guard: { type: 'isLocal', params: failureIn }, target: 'notCompared' },
      },
    },
    stepSaved: { meta: { label: 'Etapa gravada' }, type: 'final' },
    keptForLater: { meta: { label: 'Gravado para continuar depois' }, type: 'final' },
    changesSaved: { meta: { label: 'Gravado antes de enviar' }, type: 'final' },
    sent: {
      meta: { label: 'Enviado para análise' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'submission.sent' } },
    },
    cancelled: {
      meta: { label: 'Cancelado' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'submission.cancelled' } },
    },
    refused: { meta: { label: 'Recusado pelo servidor', requirements: ['D-55'] }, type: 'final' },
    notCompared: {
      meta: { label: 'A versão gravada não veio' },
      type: 'final',
      entry: {
        type: 'notifyParent',
        params: { type: 'submission.refused', message: messages.notCompared, problems: [] },
      },
    },
    overtaken: {
      meta: { label: 'A versão gravada em outro lugar chegou', requirements: ['D-54'] },
      type: 'final',
    },
    dismissed: {
      meta: { label: 'Desistência' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'submission.dismissed' } },
    },
  },
})
