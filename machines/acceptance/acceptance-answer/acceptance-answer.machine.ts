import { assign, setup } from 'xstate'

import { answerBehind, RECORDED } from '#domain/requests/acceptance.ts'
import { declareMutation, messageIn, replyIn, wasRefused } from '../../calls/mutation/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { promisePort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import type {
  AcceptanceAnswerContext,
  AcceptanceAnswerEvent,
  AcceptanceAnswerInput,
  AcceptanceAnswerOutcome,
  Decision,
  NotifyDecision,
  RecordMessage,
} from './acceptance-answer.types.ts'

const HELP =
  'Confira o valor e o que acontece com o requerimento. Depois de enviada, a resposta não pode ser mudada.'

/**
 * Only the first call decides: a message that was not recorded is reported beside the success, and a failed
 * request for the mail is not mentioned.
 */
export const acceptanceAnswerMachine = setup({
  types: {} as {
    input: AcceptanceAnswerInput
    context: AcceptanceAnswerContext
    events: AcceptanceAnswerEvent
    meta: ChartMeta
    tags: 'busy'
  },
  actors: {
    sendAnswer: declareMutation<AcceptanceAnswerInput, Decision>(),
    recordMessage: promisePort<void, RecordMessage>('recordMessage'),
    notifyDecision: promisePort<void, NotifyDecision>('notifyDecision'),
  },
  actions: {
    notifyParent: notifyParent<AcceptanceAnswerOutcome>(),
    setStatus: assign({ status: (_, { status }: Decision) => status }),
    setNotRecorded: assign({ isRecorded: false }),
  },
  guards: {
    wasRefused,
    isOther: ({ context }, { status }: Decision) => answerBehind(status) !== context.answer,
    isAgreed: ({ context }) => context.answer === 'SIM',
    isLocal,
  },
}).createMachine({
  id: 'acceptanceAnswer',
  context: ({ input }) => ({ ...input, status: null, isRecorded: true }),
  initial: 'confirming',
  states: {
    confirming: {
      meta: { label: 'Confirmando a resposta', help: HELP, requirements: ['D-109'] },
      on: { 'answer.confirmed': 'sending', 'answer.dismissed': 'dismissed' },
    },
    sending: {
      meta: { label: 'Gravando a resposta', requirements: ['ACCEPT-08', 'D-61'] },
      tags: 'busy',
      invoke: {
        id: 'sendAnswer',
        src: 'sendAnswer',
        input: ({ context: { status: _, isRecorded: __, ...answer } }) => ({ request: answer }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: outcomeIn },
            target: 'refused',
            actions: {
              type: 'notifyParent',
              params: ({ event }) => ({ type: 'acceptanceAnswer.refused', message: messageIn(event.output) }),
            },
          },
          {
            guard: { type: 'isOther', params: (args) => replyIn(args) },
            target: 'overtaken',
            actions: {
              type: 'notifyParent',
              params: (args) => ({ type: 'acceptanceAnswer.overtaken', status: replyIn(args).status }),
            },
          },
          { target: 'recording', actions: { type: 'setStatus', params: (args) => replyIn(args) } },
        ],
      },
    },
    recording: {
      meta: {
        label: 'Gravando a mensagem do andamento',
        requirements: ['ACCEPT-09', 'ACCEPT-10', 'D-108', 'D-141'],
      },
      tags: 'busy',
      invoke: {
        id: 'recordMessage',
        src: 'recordMessage',
        input: ({ context: { requestId, answer } }) => ({ requestId, text: RECORDED[answer] }),
        onDone: 'recorded',
        onError: {
          guard: { type: 'isLocal', params: failureIn },
          target: 'recorded',
          actions: 'setNotRecorded',
        },
      },
    },
    recorded: {
      meta: { label: 'Vendo se há o que avisar' },
      tags: 'busy',
      always: [{ guard: 'isAgreed', target: 'notifying' }, { target: 'answered' }],
    },
    notifying: {
      meta: { label: 'Pedindo o aviso da decisão', requirements: ['ACCEPT-11', 'D-108'] },
      tags: 'busy',
      invoke: {
        id: 'notifyDecision',
        src: 'notifyDecision',
        input: ({ context: { participant, status } }) => ({
          name: participant.name,
          cpf: participant.cpf,
          status: required(status, 'status'),
        }),
        onDone: 'answered',
        onError: { guard: { type: 'isLocal', params: failureIn }, target: 'answered' },
      },
    },
    answered: {
      meta: { label: 'Respondido' },
      type: 'final',
      entry: {
        type: 'notifyParent',
        params: ({ context: { answer, isRecorded } }) => ({
          type: answer === 'SIM' ? 'acceptanceAnswer.accepted' : 'acceptanceAnswer.declined',
          isRecorded,
        }),
      },
    },
    overtaken: {
      meta: { label: 'Já respondido em outro lugar', requirements: ['P-52'] },
      type: 'final',
    },
    refused: {
      meta: { label: 'Recusada pelo servidor', requirements: ['D-55'] },
      type: 'final',
    },
    dismissed: {
      meta: { label: 'Desistência' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'acceptanceAnswer.dismissed' } },
    },
  },
})
