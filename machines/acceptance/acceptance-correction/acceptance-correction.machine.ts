import { assign, sendTo, setup } from 'xstate'

import { lackingDocuments } from '#domain/documents/required.ts'
import { messages } from '#domain/messages.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { maxFileMb } from '#domain/requests/reference.ts'
import { requestName } from '#domain/requests/summary.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'
import { declareMutation, refusalIn, wentWell } from '../../calls/mutation/index.ts'
import {
  type DocumentRowsInput,
  type DocumentRowsOutcome,
  documentRowsMachine,
} from '../../documents/document-rows/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { required } from '../../support/required.ts'
import { withEvent } from '../../support/with-event.ts'
import type {
  AcceptanceCorrectionContext,
  AcceptanceCorrectionEvent,
  AcceptanceCorrectionInput,
  AcceptanceCorrectionOutcome,
  SendAgain,
} from './acceptance-correction.types.ts'

type Changed = Omit<Extract<DocumentRowsOutcome, { type: 'documentRows.changed' }>, 'type'>

const CORRECTING =
  'Troque os documentos que o fundo rejeitou pelo botão Anexar de cada um e clique em Enviar.'

const CONFIRMING =
  'Confira o protocolo e os documentos. Depois do envio, o requerimento só muda se o fundo pedir.'

export const acceptanceCorrectionMachine = setup({
  types: {} as {
    input: AcceptanceCorrectionInput
    context: AcceptanceCorrectionContext
    events: AcceptanceCorrectionEvent
    meta: ChartMeta
    tags: 'busy' | 'visibleRows' | 'help'
    children: { documentRows: 'documentRows' }
  },
  actors: { documentRows: documentRowsMachine, sendAgain: declareMutation<SendAgain, void>() },
  actions: {
    notifyParent: notifyParent<AcceptanceCorrectionOutcome>(),
    setDocuments: assign(({ context: { request } }, { documents, lacking }: Changed) => ({
      request: { ...request, documents },
      lacking,
    })),
    lockRows: sendTo('documentRows', { type: 'rows.locked' }),
    unlockRows: sendTo('documentRows', { type: 'rows.unlocked' }),
  },
  guards: {
    wentWell,
    isComplete: ({ context }) => context.lacking.length === 0,
  },
}).createMachine({
  id: 'acceptanceCorrection',
  tags: 'help',
  context: ({ input }) => ({
    ...input,
    lacking: lackingDocuments(required(kindOf(ACCEPTANCE), 'kind'), input.request),
  }),
  invoke: {
    id: 'documentRows',
    systemId: 'documentRows',
    src: 'documentRows',
    input: ({ context }) => rowsOf(context),
  },
  initial: 'open',
  on: { 'documentRows.changed': { actions: withEvent('setDocuments') } },
  states: {
    open: {
      meta: { label: 'Mostrando os documentos', help: CORRECTING, requirements: ['D-73', 'D-107'] },
      tags: 'visibleRows',
      entry: 'unlockRows',
      on: {
        'documentRows.attaching': 'attaching',
        'request.submitted': { guard: 'isComplete', target: 'confirming' },
      },
    },
    confirming: {
      meta: { label: 'Confirmando o envio', help: CONFIRMING, requirements: ['P-141'] },
      entry: 'lockRows',
      on: { 'send.confirmed': 'sending', 'send.dismissed': 'open' },
    },
    attaching: {
      meta: { label: 'Anexando um documento', requirements: ['UPLOAD-01'] },
      on: { 'documentRows.settled': 'open' },
    },
    sending: {
      meta: { label: 'Enviando de novo', help: CORRECTING, requirements: ['ACCEPT-17', 'P-51'] },
      tags: 'busy',
      invoke: {
        id: 'sendAgain',
        src: 'sendAgain',
        input: ({ context: { request, participant, cloud } }) => ({
          request: { request, cpf: participant.cpf, cloud },
        }),
        onDone: [
          { guard: { type: 'wentWell', params: outcomeIn }, target: 'sent' },
          {
            target: 'refused',
            actions: {
              type: 'notifyParent',
              params: ({ event }) => ({
                type: 'acceptanceCorrection.refused',
                alert: refusalIn(event.output, messages.saveRefused),
              }),
            },
          },
        ],
      },
    },
    sent: {
      meta: { label: 'Enviado' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'acceptanceCorrection.sent' } },
    },
    refused: { meta: { label: 'Recusado pelo servidor' }, type: 'final' },
  },
})

const rowsOf = ({
  request: { id, summary, documents, people },
  participant,
  reference,
  cloud,
}: AcceptanceCorrectionContext): DocumentRowsInput => ({
  request: { id, typeId: ACCEPTANCE, name: requestName(summary) },
  documents,
  people,
  complementary: [],
  owner: { participant, cloud },
  maxSizeMb: maxFileMb(participant, reference),
})
