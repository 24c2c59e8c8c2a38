import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'

import { messages } from '#domain/messages.ts'
import { cloudPickerPath } from '#domain/navigation/paths.ts'
import { maxFileMb } from '#domain/requests/reference.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { outcomeIn } from '../support/outcome.ts'
import { refusalIn } from '../support/read-acceptance.ts'
import { route, toRouter, toTransfers } from '../support/system.ts'
import type { TransfersChanged } from '../transfers/index.ts'
import type { DocumentSlot } from '../upload/index.ts'
import { type UploadChooserOutput, uploadChooserMachine } from '../upload-chooser/index.ts'
import { type WriteOutcome, wentWell, writeOf } from '../write/index.ts'
import * as rules from './acceptance-correction.rules.ts'
import type {
  AcceptanceCorrectionContext,
  AcceptanceCorrectionEvent,
  AcceptanceCorrectionInput,
  AcceptanceCorrectionOutput,
  SendAgain,
} from './acceptance-correction.types.ts'

type Chosen = { readonly outcome: UploadChooserOutput }

const CORRECTING =
  'Troque os documentos que o fundo rejeitou pelo botão Anexar de cada um e clique em Enviar.'

const ATTACHING = 'Escolha de onde vem o documento. Ele só vai para a linha em que você clicou em Anexar.'

/** A correção de um aceite em exigência: o que o fundo rejeitou é trocado, e o requerimento enviado de novo (D-73). */
export const acceptanceCorrectionMachine = setup({
  types: {} as {
    input: AcceptanceCorrectionInput
    context: AcceptanceCorrectionContext
    events: AcceptanceCorrectionEvent
    output: AcceptanceCorrectionOutput
    meta: ChartMeta
    tags: 'busy' | 'rowsInSight'
    children: { uploadChooser: 'uploadChooser' }
  },
  actors: { sendAgain: writeOf<SendAgain, void>(), uploadChooser: uploadChooserMachine },
  actions: {
    followTransfers: assign(({ context }, told: TransfersChanged) => rules.transfersFollowed(context, told)),
    sendFile: sendTo(toTransfers, ({ context }, { outcome }: Chosen) => {
      if (outcome.kind !== 'file') throw new Error('acceptanceCorrection: there is no file to send')
      return rules.transferWanted(context, outcome)
    }),
    goToPicker: sendTo(toRouter, (args, { outcome }: Chosen) => {
      if (outcome.kind !== 'cloud') throw new Error('acceptanceCorrection: it is not from the cloud')
      return route(args, { path: cloudPickerPath(outcome.slot, ACCEPTANCE) })
    }),
  },
  guards: {
    wentWell,
    mayAttach: ({ context }, wanted: { slot: DocumentSlot }) => rules.mayAttach(context, wanted),
    isComplete: ({ context }) => rules.lackingIn(context).length === 0,
    isFile: (_, { outcome }: Chosen) => outcome.kind === 'file',
    isFromCloud: (_, { outcome }: Chosen) => outcome.kind === 'cloud',
  },
}).createMachine({
  id: 'acceptanceCorrection',
  context: ({ input }) => ({ ...input, underWay: [] }),
  initial: 'open',
  // `output` of a final state reaches the root untyped; every final state below produces this type.
  output: ({ event }) => event.output as AcceptanceCorrectionOutput,
  on: { 'transfers.changed': { actions: { type: 'followTransfers', params: ({ event }) => event } } },
  states: {
    open: {
      meta: { label: 'Mostrando os documentos', help: CORRECTING, requirements: ['D-73', 'D-107'] },
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
      meta: { label: 'Anexando um documento', help: ATTACHING, requirements: ['core 2, Upload chooser'] },
      invoke: {
        id: 'uploadChooser',
        src: 'uploadChooser',
        input: ({ context: { participant, reference }, event }) => ({
          ...rules.choiceOf(event),
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
      meta: { label: 'Enviando de novo', help: CORRECTING, requirements: ['core 4', 'P-51'] },
      tags: 'busy',
      invoke: {
        id: 'sendAgain',
        src: 'sendAgain',
        input: ({ context: { request, participant, cloud } }) => ({
          request: { request, cpf: participant.cpf, cloud },
        }),
        onDone: [{ guard: { type: 'wentWell', params: outcomeIn }, target: 'sent' }, { target: 'refused' }],
      },
    },
    sent: {
      meta: { label: 'Enviado' },
      type: 'final',
      output: (): AcceptanceCorrectionOutput => ({ kind: 'sent' }),
    },
    refused: {
      meta: { label: 'Recusado pelo servidor' },
      type: 'final',
      output: ({ event }): AcceptanceCorrectionOutput => ({
        kind: 'refused',
        alert: refusalIn((event as unknown as DoneActorEvent<WriteOutcome>).output, messages.saveRefused),
      }),
    },
  },
})
