import { assign, setup } from 'xstate'

import { type FileProblem, fileProblem } from '#domain/documents/file-rules.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { required } from '../support/required.ts'
import { outcomeIn, outcomeOf, type WriteOutcome, wentWell, writeMachine } from '../write/index.ts'
import type {
  AttachRequest,
  UploadChooserContext,
  UploadChooserEvent,
  UploadChooserInput,
  UploadChooserOutput,
  UploadReceipt,
  UploadRequest,
} from './upload-chooser.types.ts'

/** Escolha da origem, envio e anexação de um documento exigido (core 2, "Upload chooser"; D-74). */
export const uploadChooserMachine = setup({
  types: {} as {
    input: UploadChooserInput
    context: UploadChooserContext
    events: UploadChooserEvent
    output: UploadChooserOutput
    meta: ChartMeta
  },
  actors: { uploadDocument: writeMachine, attachDocument: writeMachine },
  actions: {
    keepFile: assign({ file: (_, { file }: { file: File | null }) => file, refusal: null }),
    keepDocumentId: assign({ documentId: (_, { documentId }: { documentId: number }) => documentId }),
    // A refused file is not sent again: another one has to be picked.
    keepRefusal: assign({
      file: null,
      refusal: (_, { outcome }: { outcome: WriteOutcome }) =>
        outcome.kind === 'refused' ? outcome.message : null,
    }),
  },
  guards: {
    isComputer: (_, { origin }: { origin: 'computer' | 'cloud' }) => origin === 'computer',
    hasProblem: ({ context }, check: { file: File | null; problem: FileProblem }) =>
      fileProblem(check.file, context.maxSizeMb) === check.problem,
    wentWell,
  },
  // Nobody looks at a spinner for longer without a way out (D-61).
  delays: { patience: 15_000 },
}).createMachine({
  id: 'uploadChooser',
  context: ({ input }) => ({ ...input, file: null, documentId: null, refusal: null }),
  initial: 'choosingOrigin',
  // `output` of a final state reaches the root untyped; every final state below produces this type.
  output: ({ event }) => event.output as UploadChooserOutput,
  states: {
    choosingOrigin: {
      meta: {
        label: 'Escolhendo a origem',
        help: 'O documento pode vir de um arquivo do seu aparelho ou da sua nuvem de documentos.',
      },
      initial: 'undecided',
      on: {
        'origin.chosen': [
          { guard: { type: 'isComputer', params: ({ event }) => event }, target: '.computer' },
          { target: '.cloud' },
        ],
        cancel: 'cancelled',
      },
      states: {
        undecided: { meta: { label: 'Nenhuma origem escolhida' } },
        computer: { meta: { label: 'Computador escolhido' }, on: { proceed: '#uploadChooser.pickingFile' } },
        cloud: { meta: { label: 'Nuvem escolhida' }, on: { proceed: '#uploadChooser.cloudNotYet' } },
      },
    },

    cloudNotYet: {
      meta: { label: 'A escolha na nuvem ainda não está disponível' },
      on: { back: 'choosingOrigin.computer', cancel: 'cancelled' },
    },

    pickingFile: {
      meta: {
        label: 'Escolhendo o arquivo',
        help: 'Aceitamos pdf, png, jpg e jpeg. O limite de tamanho aparece na tela.',
        spec: 'core 5, Upload',
      },
      initial: 'empty',
      on: {
        'file.picked': [
          {
            guard: { type: 'hasProblem', params: ({ event }) => ({ file: event.file, problem: 'missing' }) },
            target: '.missing',
            actions: { type: 'keepFile', params: { file: null } },
          },
          {
            guard: {
              type: 'hasProblem',
              params: ({ event }) => ({ file: event.file, problem: 'wrongType' }),
            },
            target: '.wrongType',
            actions: { type: 'keepFile', params: { file: null } },
          },
          {
            guard: { type: 'hasProblem', params: ({ event }) => ({ file: event.file, problem: 'empty' }) },
            target: '.emptyFile',
            actions: { type: 'keepFile', params: { file: null } },
          },
          {
            guard: { type: 'hasProblem', params: ({ event }) => ({ file: event.file, problem: 'tooLarge' }) },
            target: '.tooLarge',
            actions: { type: 'keepFile', params: { file: null } },
          },
          { target: '.ready', actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) } },
        ],
        proceed: '.missing',
        back: {
          target: 'choosingOrigin.computer',
          actions: { type: 'keepFile', params: { file: null } },
        },
        cancel: 'cancelled',
      },
      states: {
        empty: { meta: { label: 'Nenhum arquivo' } },
        missing: { meta: { label: 'Falta escolher o arquivo' } },
        wrongType: { meta: { label: 'Tipo de arquivo recusado' } },
        emptyFile: { meta: { label: 'Arquivo vazio' } },
        tooLarge: { meta: { label: 'Arquivo acima do limite' } },
        refused: { meta: { label: 'Recusado pelo servidor' } },
        ready: {
          meta: { label: 'Arquivo pronto para envio' },
          on: { proceed: '#uploadChooser.uploading' },
        },
      },
    },

    uploading: {
      meta: { label: 'Enviando o arquivo' },
      initial: 'underWay',
      states: {
        underWay: { meta: { label: 'O envio começou' }, after: { patience: 'slow' } },
        slow: {
          meta: { label: 'O envio demora e pode ser cancelado', spec: 'D-61' },
          on: { cancel: '#uploadChooser.cancelled' },
        },
      },
      invoke: {
        id: 'uploadDocument',
        src: 'uploadDocument',
        input: ({ context }): { request: UploadRequest } => ({
          request: { slot: context.slot, owner: context.owner, file: required(context.file, 'file') },
        }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'attaching',
            actions: { type: 'keepDocumentId', params: ({ event }) => receiptOf(event.output) },
          },
          {
            target: 'pickingFile.refused',
            actions: { type: 'keepRefusal', params: outcomeIn },
          },
        ],
      },
    },

    attaching: {
      meta: { label: 'Anexando ao requerimento' },
      invoke: {
        id: 'attachDocument',
        src: 'attachDocument',
        input: ({ context }): { request: AttachRequest } => ({
          request: {
            slot: context.slot,
            owner: context.owner,
            documentId: required(context.documentId, 'documentId'),
          },
        }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'attached',
          },
          {
            target: 'pickingFile.refused',
            actions: { type: 'keepRefusal', params: outcomeIn },
          },
        ],
      },
    },

    attached: {
      meta: { label: 'Documento anexado' },
      type: 'final',
      output: ({ context }): UploadChooserOutput => ({
        kind: 'attached',
        slot: context.slot,
        documentId: required(context.documentId, 'documentId'),
        fileName: required(context.file, 'file').name,
      }),
    },
    cancelled: {
      meta: { label: 'Desistência' },
      type: 'final',
      output: (): UploadChooserOutput => ({ kind: 'cancelled' }),
    },
  },
})

function receiptOf(output: WriteOutcome): UploadReceipt {
  const outcome = outcomeOf<UploadReceipt>(output)
  if (outcome.kind !== 'done') throw new Error('uploadChooser: a refused upload has no receipt')
  return outcome.reply
}
