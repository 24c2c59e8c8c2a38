import { assign, type DoneActorEvent, setup } from 'xstate'

import { answerBehind, RECORDED } from '#domain/requests/acceptance.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import { declareMutation, type MutationOutcome } from '../../calls/mutation/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { promisePort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import type {
  AcceptanceAnswerContext,
  AcceptanceAnswerEvent,
  AcceptanceAnswerInput,
  AcceptanceAnswerOutput,
  Decision,
  NotifyDecision,
  RecordMessage,
} from './acceptance-answer.types.ts'

type Ended = { readonly outcome: MutationOutcome<Decision> }

const HELP =
  'Confira o valor e o que acontece com o requerimento. Depois de enviada, a resposta não pode ser mudada.'

const statusIn = ({ outcome }: Ended): RequestStatus => {
  if (outcome.kind !== 'done') throw new Error('acceptanceAnswer: nothing was decided')
  return outcome.reply.status
}

/**
 * Only the first call decides: a message that was not recorded is reported beside the success, and a failed
 * request for the mail is not mentioned.
 */
export const acceptanceAnswerMachine = setup({
  types: {} as {
    input: AcceptanceAnswerInput
    context: AcceptanceAnswerContext
    events: AcceptanceAnswerEvent
    output: AcceptanceAnswerOutput
    meta: ChartMeta
    tags: 'busy'
  },
  actors: {
    sendAnswer: declareMutation<AcceptanceAnswerInput, Decision>(),
    recordMessage: promisePort<void, RecordMessage>('recordMessage'),
    notifyDecision: promisePort<void, NotifyDecision>('notifyDecision'),
  },
  actions: {
    setStatus: assign({ status: (_, ended: Ended) => statusIn(ended) }),
    setNotRecorded: assign({ isRecorded: false }),
  },
  guards: {
    isRefused: (_, { outcome }: Ended) => outcome.kind === 'refused',
    isOther: ({ context }, ended: Ended) => answerBehind(statusIn(ended)) !== context.answer,
    isAgreed: ({ context }) => context.answer === 'SIM',
    isLocal,
  },
}).createMachine({
  id: 'acceptanceAnswer',
  context: ({ input }) => ({ ...input, status: null, isRecorded: true }),
  initial: 'confirming',
  // The `output` of a final state has no type at the root; every final state below produces this type.
  output: ({ event }) => event.output as AcceptanceAnswerOutput,
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
          { guard: { type: 'isRefused', params: outcomeIn }, target: 'refused' },
          {
            guard: { type: 'isOther', params: outcomeIn },
            target: 'overtaken',
            actions: { type: 'setStatus', params: outcomeIn },
          },
          { target: 'recording', actions: { type: 'setStatus', params: outcomeIn } },
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
      output: ({ context }): AcceptanceAnswerOutput => ({
        kind: 'answered',
        status: required(context.status, 'status'),
        isRecorded: context.isRecorded,
      }),
    },
    overtaken: {
      meta: { label: 'Já respondido em outro lugar', requirements: ['P-52'] },
      type: 'final',
      output: ({ context }): AcceptanceAnswerOutput => ({
        kind: 'overtaken',
        status: required(context.status, 'status'),
      }),
    },
    refused: {
      meta: { label: 'Recusada pelo servidor', requirements: ['D-55'] },
      type: 'final',
      output: ({ event }): AcceptanceAnswerOutput => ({
        kind: 'refused',
        message: messageIn(event as unknown as DoneActorEvent<MutationOutcome>),
      }),
    },
    dismissed: {
      meta: { label: 'Desistência' },
      type: 'final',
      output: (): AcceptanceAnswerOutput => ({ kind: 'dismissed' }),
    },
  },
})

const messageIn = ({ output }: DoneActorEvent<MutationOutcome>) =>
  output.kind === 'refused' ? output.message : null
