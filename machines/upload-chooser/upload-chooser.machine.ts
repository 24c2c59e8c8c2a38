import { assign, sendTo, setup } from 'xstate'

import type { HeldFile } from '#domain/documents/held-file.ts'

import { fileChoiceMachine } from '../file-choice/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import { required } from '../support/required.ts'
import type {
  UploadChooserContext,
  UploadChooserEvent,
  UploadChooserInput,
  UploadChooserOutput,
} from './upload-chooser.types.ts'

/** De onde vem o documento de uma linha, e o arquivo quando ele vem do aparelho. */
export const uploadChooserMachine = setup({
  types: {} as {
    input: UploadChooserInput
    context: UploadChooserContext
    events: UploadChooserEvent
    output: UploadChooserOutput
    meta: ChartMeta
    children: { fileChoice: 'fileChoice' }
  },
  actors: { fileChoice: fileChoiceMachine },
  actions: {
    keepFile: assign({ file: (_, { file }: { file: HeldFile }) => file }),
    forgetFile: assign({ file: null }),
    startOver: assign({ file: null, dropped: [] }),
    demandFile: sendTo('fileChoice', { type: 'file.demanded' }),
  },
  guards: {
    isComputer: (_, { origin }: { origin: 'computer' | 'cloud' }) => origin === 'computer',
    wasDropped: ({ context }) => context.dropped.length > 0,
    // What was made of what was dropped is shown before it goes.
    isAsDropped: ({ context }, { file }: { file: HeldFile }) =>
      context.dropped.some(({ id }) => id === file.id),
  },
  // For so long a dropped file is looked at without a word.
  delays: { moment: 400 },
}).createMachine({
  id: 'uploadChooser',
  context: ({ input }) => ({ ...input, file: null }),
  initial: 'opening',
  // `output` of a final state reaches the root untyped; every final state below produces this type.
  output: ({ event }) => event.output as UploadChooserOutput,
  states: {
    opening: {
      meta: { label: 'Abrindo' },
      always: [{ guard: 'wasDropped', target: 'pickingFile.dropped' }, { target: 'choosingOrigin' }],
    },
    choosingOrigin: {
      meta: {
        label: 'Escolhendo a origem',
        help: 'O documento pode vir de um arquivo do seu aparelho ou da sua nuvem: os documentos que você já enviou ao fundo.',
      },
      initial: 'computer',
      on: {
        'origin.chosen': [
          { guard: { type: 'isComputer', params: ({ event }) => event }, target: '.computer' },
          { target: '.cloud' },
        ],
        'choice.dismissed': 'cancelled',
      },
      states: {
        computer: {
          meta: { label: 'Aparelho escolhido' },
          on: { 'choice.confirmed': '#uploadChooser.pickingFile' },
        },
        cloud: {
          meta: { label: 'Nuvem escolhida' },
          on: { 'choice.confirmed': '#uploadChooser.cloudChosen' },
        },
      },
    },
    pickingFile: {
      meta: {
        label: 'Escolhendo o arquivo',
        help: 'Aceitamos pdf, png, jpg e jpeg. O limite de tamanho aparece na tela. Várias fotos viram um único PDF.',
        requirements: ['UPLOAD-01', 'UPLOAD-02'],
      },
      invoke: {
        id: 'fileChoice',
        src: 'fileChoice',
        input: ({ context: { maxSizeMb, dropped } }) => ({ maxSizeMb, files: dropped }),
      },
      initial: 'waiting',
      on: {
        'file.ready': { target: '.ready', actions: { type: 'keepFile', params: ({ event }) => event } },
        'file.lost': { target: '.waiting', actions: 'forgetFile' },
        'choice.confirmed': { actions: 'demandFile' },
        'origin.reopened': { target: 'choosingOrigin.computer', actions: 'startOver' },
        'choice.dismissed': 'cancelled',
      },
      states: {
        dropped: {
          meta: { label: 'Conferindo o que foi solto na linha' },
          on: {
            'file.ready': {
              guard: { type: 'isAsDropped', params: ({ event }) => event },
              target: '#uploadChooser.fileChosen',
              actions: { type: 'keepFile', params: ({ event }) => event },
            },
          },
          after: { moment: 'waiting' },
        },
        waiting: { meta: { label: 'Nenhum arquivo que possa ser enviado' } },
        ready: {
          meta: { label: 'Arquivo pronto para envio' },
          on: { 'choice.confirmed': '#uploadChooser.fileChosen' },
        },
      },
    },
    fileChosen: {
      meta: { label: 'Arquivo escolhido' },
      type: 'final',
      output: ({ context }): UploadChooserOutput => ({
        kind: 'file',
        slot: context.slot,
        file: required(context.file, 'file'),
      }),
    },
    cloudChosen: {
      meta: { label: 'Nuvem escolhida' },
      type: 'final',
      output: ({ context: { slot } }): UploadChooserOutput => ({ kind: 'cloud', slot }),
    },
    cancelled: {
      meta: { label: 'Desistência' },
      type: 'final',
      output: (): UploadChooserOutput => ({ kind: 'cancelled' }),
    },
  },
})
