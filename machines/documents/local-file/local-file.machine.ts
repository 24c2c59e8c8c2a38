import { assign, sendParent, setup } from 'xstate'
import {
  BYTES_PER_MB,
  conversionProblem,
  type FileProblem,
  fileProblem,
  joiningProblem,
  mayBePage,
} from '#domain/documents/file-rules.ts'
import { type HeldFile, moved } from '#domain/documents/held-file.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { promisePort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import { withEvent } from '../../support/with-event.ts'
import type {
  FileLost,
  FileReady,
  InspectFile,
  Inspection,
  JoinedPhotos,
  JoinPhotos,
  LocalFileContext,
  LocalFileEvent,
  LocalFileInput,
  PageMoved,
  ReducePhoto,
} from './local-file.types.ts'

/** A single file is checked by name and size, several for whether they can be joined. */
const problemOf = ({ files, maxSizeMb }: LocalFileContext): FileProblem | null =>
  files.length > 1 ? joiningProblem(files) : fileProblem(files[0] ?? null, maxSizeMb)

/** What to say of the only file if its conversion fails; null if there is nothing to convert. */
const toConvert = (context: LocalFileContext, found = problemOf(context)): FileProblem | null =>
  context.files.length === 1 ? conversionProblem(onlyFile(context), found) : null

const onlyFile = ({ files }: LocalFileContext) => required(files[0] ?? null, 'file')
const maxBytes = ({ maxSizeMb }: LocalFileContext) => maxSizeMb * BYTES_PER_MB

const joinedIn = ({ event }: { event: { readonly output: JoinedPhotos } }) => ({ joined: event.output })

/** It sends the parent `file.ready` for a file that can be sent, and `file.lost` when there is none any more. */
export const localFileMachine = setup({
  types: {} as {
    input: LocalFileInput
    context: LocalFileContext
    events: LocalFileEvent
    meta: ChartMeta
  },
  actors: {
    inspectFile: promisePort<Inspection, InspectFile>('inspectFile'),
    reducePhoto: promisePort<HeldFile, ReducePhoto>('reducePhoto'),
    joinPhotos: promisePort<JoinedPhotos, JoinPhotos>('joinPhotos'),
  },
  actions: {
    setFiles: assign({ files: (_, { files }: { files: readonly HeldFile[] }) => files }),
    addFiles: assign({
      files: ({ context }, { files }: { files: readonly HeldFile[] }) => [...context.files, ...files],
    }),
    movePage: assign({
      files: ({ context }, { id, by }: Omit<PageMoved, 'type'>) => moved(context.files, id, by),
    }),
    removePage: assign({
      files: ({ context }, { id }: { id: string }) => context.files.filter((file) => file.id !== id),
    }),
    forget: assign({ file: null, problem: null }),
    setFile: assign((_, { file }: { file: HeldFile }) => ({ file, problem: null })),
    setOnlyFile: assign({ file: ({ context }) => onlyFile(context) }),
    setProblem: assign({ problem: (_, { problem }: { problem: FileProblem | null }) => problem }),
    setJoined: assign((_, { joined }: { joined: JoinedPhotos }) => joined),
    notifyReady: sendParent(
      ({ context }): FileReady => ({ type: 'file.ready', file: required(context.file, 'file') }),
    ),
    notifyLost: sendParent({ type: 'file.lost' } satisfies FileLost),
  },
  guards: {
    hasNone: ({ context }) => context.files.length === 0,
    areJoinable: ({ context }) => context.files.length > 1 && problemOf(context) === null,
    isConvertible: ({ context }) => toConvert(context) !== null,
    isFoundConvertible: ({ context }, { found }: { found: Inspection }) => toConvert(context, found) !== null,
    isOnlyPdf: ({ context }) => context.files.length === 1 && !mayBePage(onlyFile(context)),
    isMovable: ({ context: { files } }, { id, by }: Omit<PageMoved, 'type'>) =>
      moved(files, id, by) !== files,
    hasOneFile: ({ context }) => context.files.length === 1,
    hasProblem: ({ context }) => problemOf(context) !== null,
    isJoined: (_, { joined }: { joined: JoinedPhotos }) => joined.file !== null,
    isClean: (_, { found }: { found: Inspection }) => found === null,
  },
}).createMachine({
  id: 'localFile',
  context: ({ input }) => ({ ...input, file: null, problem: null }),
  initial: 'judging',
  on: {
    'files.picked': [
      { guard: 'isOnlyPdf', target: '.judging', actions: withEvent('setFiles') },
      { target: '.judging', actions: withEvent('addFiles') },
    ],
    'page.moved': { guard: withEvent('isMovable'), target: '.judging', actions: withEvent('movePage') },
    'page.removed': { target: '.judging', actions: withEvent('removePage') },
  },
  states: {
    empty: {
      meta: {
        label: 'Nenhum arquivo',
        help: 'Aceitamos pdf, png, jpg e jpeg. O limite de tamanho aparece na tela. Várias fotos viram um único PDF.',
        requirements: ['UPLOAD-04', 'UPLOAD-06'],
      },
      on: {
        'file.demanded': {
          target: 'refused',
          actions: { type: 'setProblem', params: { problem: 'missing' } },
        },
      },
    },
    judging: {
      meta: { label: 'Conferindo nome e tamanho' },
      entry: 'forget',
      always: [
        { guard: 'hasNone', target: 'empty' },
        { guard: 'areJoinable', target: 'joining' },
        {
          guard: 'isConvertible',
          target: 'reducing',
          actions: { type: 'setProblem', params: ({ context }) => ({ problem: toConvert(context) }) },
        },
        {
          guard: 'hasProblem',
          target: 'refused',
          actions: { type: 'setProblem', params: ({ context }) => ({ problem: problemOf(context) }) },
        },
        { target: 'inspecting' },
      ],
    },
    inspecting: {
      meta: { label: 'Lendo o arquivo' },
      invoke: {
        id: 'inspectFile',
        src: 'inspectFile',
        input: ({ context }): InspectFile => ({ file: onlyFile(context) }),
        onDone: [
          {
            guard: { type: 'isClean', params: ({ event }) => ({ found: event.output }) },
            target: 'ready',
            actions: 'setOnlyFile',
          },
          {
            guard: { type: 'isFoundConvertible', params: ({ event }) => ({ found: event.output }) },
            target: 'reducing',
            actions: { type: 'setProblem', params: ({ event }) => ({ problem: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => ({ problem: event.output }) },
          },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'setProblem', params: { problem: 'unreadable' } },
        },
      },
    },
    refused: {
      meta: { label: 'Arquivo recusado', requirements: ['UPLOAD-04', 'UPLOAD-06', 'UPLOAD-10'] },
      entry: 'notifyLost',
      on: {
        'file.demanded': { actions: 'notifyLost' },
        // What is refused alone is no page.
        'files.picked': [
          { guard: 'hasOneFile', target: 'judging', actions: withEvent('setFiles') },
          { target: 'judging', actions: withEvent('addFiles') },
        ],
      },
    },
    reducing: {
      meta: { label: 'Preparando a foto', requirements: ['P-157'] },
      entry: 'notifyLost',
      invoke: {
        id: 'reducePhoto',
        src: 'reducePhoto',
        input: ({ context }): ReducePhoto => ({ file: onlyFile(context), maxBytes: maxBytes(context) }),
        onDone: {
          target: 'ready',
          actions: { type: 'setFile', params: ({ event }) => ({ file: event.output }) },
        },
        // Why it was to be converted.
        onError: 'refused',
      },
    },
    joining: {
      meta: { label: 'Juntando as fotos em um PDF' },
      entry: 'notifyLost',
      invoke: {
        id: 'joinPhotos',
        src: 'joinPhotos',
        input: ({ context }): JoinPhotos => ({ files: context.files, maxBytes: maxBytes(context) }),
        onDone: [
          {
            guard: { type: 'isJoined', params: joinedIn },
            target: 'ready',
            actions: { type: 'setJoined', params: joinedIn },
          },
          { target: 'refused', actions: { type: 'setJoined', params: joinedIn } },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'setProblem', params: { problem: 'notJoined' } },
        },
      },
    },
    ready: {
      meta: { label: 'Arquivo pronto para envio' },
      entry: 'notifyReady',
      exit: 'notifyLost',
    },
  },
})
