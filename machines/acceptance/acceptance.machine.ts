import { messages } from '#domain/messages.ts'
import { maxFileMb } from '#domain/requests/reference.ts'

import { replyIn } from '../load/index.ts'
import { outcomeIn } from '../support/outcome.ts'
import { required } from '../support/required.ts'
import type { WriteOutcome } from '../write/index.ts'
import * as help from './acceptance.help.ts'
import { answerAlert, judgementOf, refusalIn, requestIn } from './acceptance.rules.ts'
import { acceptanceSetup } from './acceptance.setup.ts'
import type { AcceptanceEvent, AcceptanceFound, JudgeDocument } from './acceptance.types.ts'

const foundIn = (args: Parameters<typeof replyIn<AcceptanceFound>>[0]) => ({ found: replyIn(args) })

const alertIn =
  (otherwise: string) =>
  ({ event }: { event: { readonly output: WriteOutcome } }) => ({ alert: refusalIn(event.output, otherwise) })

function givenIn({ event: { output } }: { event: { readonly output: WriteOutcome<JudgeDocument> } }) {
  if (output.kind !== 'done') throw new Error('acceptance: no situation was given')
  return { given: output.reply }
}

/** The row that the choice of a file is for, and what was dropped on it. */
function choiceOf(event: AcceptanceEvent) {
  if (event.type === 'files.dropped') return { slot: event.slot, dropped: event.files }
  if (event.type !== 'paperclip.clicked') throw new Error('acceptance: no row was chosen')
  return { slot: event.slot, dropped: [] }
}

/** A new amount is answered: chosen, asked about, sent. */
const answering = acceptanceSetup.createStateConfig({
  meta: { label: 'Respondendo ao novo valor', help: help.ANSWERING, requirements: ['D-33', 'D-107'] },
  initial: 'undecided',
  on: {
    'answer.chosen': {
      target: '.decided',
      actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'keepDraft'],
    },
  },
  states: {
    undecided: { meta: { label: 'Nada escolhido' }, on: { 'answer.submitted': 'lacking' } },
    lacking: {
      meta: { label: 'Falta escolher', requirements: ['specialised 5'] },
      on: { 'answer.submitted': 'lacking' },
    },
    decided: {
      meta: { label: 'Resposta escolhida', requirements: ['P-320'] },
      tags: 'unsaved',
      invoke: { id: 'closingGuard', src: 'closingGuard', input: { holds: 'answers' } },
      on: { 'answer.submitted': 'submitting' },
    },
    submitting: {
      meta: { label: 'Enviando a resposta', requirements: ['D-108', 'D-109'] },
      tags: 'unsaved',
      on: { 'answer.chosen': { actions: 'ignore' } },
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => ({
          requestId: requestIn(context).id,
          answer: required(context.answer, 'answer'),
          participant: context.participant,
          cloud: context.cloud,
        }),
        onDone: [
          { guard: { type: 'isDismissed', params: outcomeIn }, target: 'decided' },
          {
            guard: { type: 'isCancelled', params: outcomeIn },
            target: '#acceptance.ended',
            actions: ['dropDraft', { type: 'notify', params: { text: messages.requestCancelled } }],
          },
          {
            guard: { type: 'isAnswered', params: outcomeIn },
            target: '#acceptance.ended',
            actions: ['dropDraft', { type: 'notify', params: { text: messages.newAmountSent } }],
          },
          {
            target: '#acceptance.loading',
            actions: { type: 'keepAlert', params: ({ event }) => ({ alert: answerAlert(event.output) }) },
          },
        ],
      },
    },
  },
})

/** What the fund rejected is replaced, and the request sent again. */
const correcting = acceptanceSetup.createStateConfig({
  meta: { label: 'Corrigindo os documentos', help: help.CORRECTING, requirements: ['D-73', 'D-107'] },
  initial: 'open',
  states: {
    open: {
      meta: { label: 'Mostrando os documentos' },
      tags: 'rowsInSight',
      on: {
        'paperclip.clicked': {
          guard: { type: 'mayAttach', params: ({ event }) => event },
          target: 'attaching',
        },
        'files.dropped': { guard: { type: 'mayAttach', params: ({ event }) => event }, target: 'attaching' },
        'request.submitted': { guard: 'isComplete', target: 'sending' },
      },
    },
    attaching: {
      meta: {
        label: 'Anexando um documento',
        help: help.ATTACHING,
        requirements: ['core 2, Upload chooser'],
      },
      invoke: {
        id: 'uploadChooser',
        src: 'uploadChooser',
        input: ({ context: { participant, reference }, event }) => ({
          ...choiceOf(event),
          maxSizeMb: maxFileMb(participant, reference),
        }),
        onDone: [
          {
            guard: { type: 'isFile', params: outcomeIn },
            target: 'open',
            actions: { type: 'sendFile', params: outcomeIn },
          },
          {
            guard: { type: 'isFromCloud', params: outcomeIn },
            target: 'open',
            actions: { type: 'goToPicker', params: outcomeIn },
          },
          { target: 'open' },
        ],
      },
    },
    sending: {
      meta: { label: 'Enviando de novo', requirements: ['core 4', 'P-51'] },
      tags: 'busy',
      invoke: {
        id: 'sendAgain',
        src: 'sendAgain',
        input: ({ context }) => ({
          request: { request: requestIn(context), cpf: context.participant.cpf, cloud: context.cloud },
        }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: '#acceptance.ended',
            actions: ['tellSent', { type: 'notify', params: { text: messages.requestSent } }],
          },
          {
            target: '#acceptance.loading',
            actions: { type: 'keepAlert', params: alertIn(messages.saveRefused) },
          },
        ],
      },
    },
  },
})

/** One of the fund's staff gives beneficiaries' documents their situations. */
const judging = acceptanceSetup.createStateConfig({
  meta: { label: 'Avaliando os documentos', help: help.JUDGING, requirements: ['specialised 2', 'D-106'] },
  initial: 'open',
  states: {
    open: {
      meta: { label: 'Mostrando as situações' },
      on: {
        'situation.chosen': { guard: { type: 'mayGive', params: ({ event }) => event }, target: 'saving' },
      },
    },
    saving: {
      meta: { label: 'Gravando a situação de um documento', requirements: ['specialised 7'] },
      tags: 'busy',
      invoke: {
        id: 'judgeDocument',
        src: 'judgeDocument',
        input: ({ context, event }) => {
          if (event.type !== 'situation.chosen') throw new Error('acceptance: no situation was chosen')
          return { request: judgementOf(context, event) }
        },
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'open',
            actions: [
              { type: 'keepSituation', params: givenIn },
              { type: 'notify', params: { text: messages.situationSaved } },
            ],
          },
          {
            target: '#acceptance.loading',
            actions: { type: 'keepAlert', params: alertIn(messages.situationRefused) },
          },
        ],
      },
    },
  },
})

/**
 * O aceite de um novo valor do benefício (specialised 2 e 4; D-27): em X o participante responde, em E corrige os
 * documentos, em A e C a equipe do fundo os avalia. After a conflict with another device, the server's message is shown
 * and the request is read again.
 */
export const acceptanceMachine = acceptanceSetup.createMachine({
  id: 'acceptance',
  context: ({ input }) => ({
    ...input,
    request: null,
    answer: null,
    alert: null,
    underWay: [],
    attached: [],
  }),
  invoke: { id: 'draft', src: 'draft' },
  initial: 'loading',
  on: { 'transfers.changed': { actions: { type: 'followTransfers', params: ({ event }) => event } } },
  states: {
    loading: {
      meta: { label: 'Carregando o aceite', requirements: ['specialised 7'] },
      tags: 'loading',
      entry: 'awaitRows',
      invoke: {
        id: 'loadAcceptance',
        src: 'loadAcceptance',
        input: ({ context: { requestId, participant, reference, cloud } }) => ({
          request: { requestId, participant, reference, cloud },
          mayBeMissing: true,
        }),
        onDone: [
          { guard: { type: 'isNotFound', params: outcomeIn }, target: 'missing' },
          {
            guard: { type: 'isOther', params: foundIn },
            target: 'elsewhere',
            actions: { type: 'goToOwnScreen', params: foundIn },
          },
          { target: 'deciding', actions: { type: 'keepRequest', params: foundIn } },
        ],
      },
    },
    deciding: {
      meta: { label: 'Vendo o que se pode fazer' },
      exit: 'tellRows',
      always: [
        { guard: 'hasAnswer', target: 'answering.decided', actions: 'restoreDraft' },
        { guard: 'mayAnswer', target: 'answering', actions: 'dropDraft' },
        { guard: 'mayCorrect', target: 'correcting', actions: 'dropDraft' },
        { guard: 'mayJudge', target: 'judging' },
        { target: 'reading', actions: 'dropDraft' },
      ],
    },
    answering,
    correcting,
    judging,
    reading: { meta: { label: 'Lendo o aceite', help: help.READING, requirements: ['D-107'] } },
    missing: { meta: { label: 'Requerimento não encontrado' } },
    elsewhere: { meta: { label: 'Indo para a tela do tipo', requirements: ['D-20'] }, tags: 'loading' },
    ended: { meta: { label: 'Respondido ou enviado' }, type: 'final', entry: 'goToList' },
  },
})
