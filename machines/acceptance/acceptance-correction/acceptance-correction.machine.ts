import { assign, sendParent, setup } from 'xstate'

import { messages } from '#domain/messages.ts'
import { declareMutation, refusalIn, wentWell } from '../../calls/mutation/index.ts'
import { attachmentMachine } from '../../documents/attachment/index.ts'
import type { DocumentSlot } from '../../documents/upload/index.ts'
import type { UploadQueueChanged } from '../../documents/upload-queue/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { withEvent } from '../../support/with-event.ts'
import * as rules from './acceptance-correction.rules.ts'
import type {
  AcceptanceCorrectionContext,
  AcceptanceCorrectionEvent,
  AcceptanceCorrectionInput,
  AcceptanceCorrectionOutcome,
  SendAgain,
} from './acceptance-correction.types.ts'

const CORRECTING =
  'Troque os documentos que o fundo rejeitou pelo botão Anexar de cada um e clique em Enviar.'

const ATTACHING = 'Escolha de onde vem o documento. Ele só vai para a linha em que você clicou em Anexar.'

const CONFIRMING =
  'Confira o protocolo e os documentos. Depois do envio, o requerimento só muda se o fundo pedir.'

export const acceptanceCorrectionMachine = setup({
  types: {} as {
    input: AcceptanceCorrectionInput
    context: AcceptanceCorrectionContext
    events: AcceptanceCorrectionEvent
    meta: ChartMeta
    tags: 'busy' | 'visibleRows'
    children: { attachment: 'attachment' }
  },
  actors: { attachment: attachmentMachine, sendAgain: declareMutation<SendAgain, void>() },
  actions: {
    notifyParent: sendParent((_, outcome: AcceptanceCorrectionOutcome) => outcome),
    followUploadQueue: assign(({ context }, change: UploadQueueChanged) =>
      rules.uploadQueueFollowed(context, change),
    ),
  },
  guards: {
    wentWell,
    mayAttach: ({ context }, wanted: { slot: DocumentSlot }) => rules.mayAttach(context, wanted),
    isComplete: ({ context }) => rules.lackingIn(context).length === 0,
  },
}).createMachine({
  id: 'acceptanceCorrection',
  context: ({ input }) => ({ ...input, pendingUploads: [] }),
  initial: 'open',
  on: { 'uploadQueue.changed': { actions: withEvent('followUploadQueue') } },
  states: {
    open: {
      meta: { label: 'Mostrando os documentos', help: CORRECTING, requirements: ['D-73', 'D-107'] },
      tags: 'visibleRows',
      on: {
        'paperclip.clicked': { guard: withEvent('mayAttach'), target: 'attaching' },
        'files.dropped': { guard: withEvent('mayAttach'), target: 'attaching' },
        'request.submitted': { guard: 'isComplete', target: 'confirming' },
      },
    },
    confirming: {
      meta: { label: 'Confirmando o envio', help: CONFIRMING, requirements: ['P-141'] },
      on: { 'send.confirmed': 'sending', 'send.dismissed': 'open' },
    },
    attaching: {
      meta: { label: 'Anexando um documento', help: ATTACHING, requirements: ['UPLOAD-01'] },
      invoke: { id: 'attachment', src: 'attachment', input: rules.attachmentOf, onDone: 'open' },
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
