import { assign, sendParent, sendTo, setup } from 'xstate'

import { arrivalAt, NO_ARRIVAL } from '#domain/documents/groups.ts'
import { messages } from '#domain/messages.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { noticeFor } from '../../support/notice-for.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { toNotices, toUploadQueue } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import { attachManyMachine, type ManyGathered } from '../attach-many/index.ts'
import { type AttachmentWanted, attachmentMachine } from '../attachment/index.ts'
import { documentRemovalMachine } from '../document-removal/index.ts'
import { rowsReported, type UploadQueueChanged, withAttachedFiles } from '../upload-queue/index.ts'
import * as rules from './document-rows.rules.ts'
import type {
  DocumentRowsContext,
  DocumentRowsEvent,
  DocumentRowsInput,
  DocumentRowsOutcome,
} from './document-rows.types.ts'

const ATTACHING = 'Escolha de onde vem o documento e depois o arquivo. Aceitamos pdf, png, jpg e jpeg.'

const ATTACHING_MANY =
  'Escolha a que documento pertence cada arquivo. O que fica sem documento não é enviado. Vários arquivos de um documento viram um único PDF.'

type Loaded = Omit<Extract<DocumentRowsEvent, { type: 'rows.loaded' }>, 'type'>
type Removed = { readonly id: number }
type Refused = { readonly message: string | null }

/** The uploads run in the upload queue, which reports to this chart, whichever screen is open. */
export const documentRowsMachine = setup({
  types: {} as {
    input: DocumentRowsInput
    context: DocumentRowsContext
    events: DocumentRowsEvent
    meta: ChartMeta
    children: { attachment: 'attachment'; attachMany: 'attachMany'; documentRemoval: 'documentRemoval' }
  },
  actors: {
    attachment: attachmentMachine,
    attachMany: attachManyMachine,
    documentRemoval: documentRemovalMachine,
  },
  actions: {
    setRows: assign(({ context }, loaded: Loaded) =>
      withAttachedFiles({ ...context, ...loaded }, context.attached),
    ),
    setArrival: assign({ arrival: ({ context }) => arrivalAt(context, context.attached) }),
    followUploadQueue: assign(({ context }, change: UploadQueueChanged) =>
      rules.uploadQueueFollowed(context, change),
    ),
    dropComplementary: assign({
      complementary: ({ context }, { id }: Removed) => context.complementary.filter((one) => one.id !== id),
    }),
    setRefusal: assign({
      removalRefusal: (_, { message }: Refused) => message || messages.documentNotRemoved,
    }),
    clearRefusal: assign({ removalRefusal: null }),
    leaveRemoval: sendTo('documentRemoval', { type: 'removal.dismissed' }),
    notifyRows: sendTo(toUploadQueue, ({ context }) => rowsReported(context.request.id, context)),
    notifyRemoved: sendTo(toNotices, ({ context }) =>
      noticeFor(context.request.typeId, messages.documentRemoved),
    ),
    notifyChanged: sendParent(
      ({ context }): DocumentRowsOutcome => ({
        type: 'documentRows.changed',
        documents: context.documents,
        lacking: rules.lackingIn(context),
      }),
    ),
    notifyParent: notifyParent<DocumentRowsOutcome>(),
  },
  guards: {
    mayAttach: ({ context }, wanted: AttachmentWanted) => rules.mayAttach(context, wanted),
    mayAttachMany: ({ context }, { files }: ManyGathered) =>
      files.length > 0 && rules.rowsForMany(context).length > 0,
    mayRemove: ({ context }, { document }: { document: Removed }) =>
      context.complementary.some(({ id }) => id === document.id),
  },
}).createMachine({
  id: 'documentRows',
  tags: 'help',
  context: ({ input }) => ({
    ...input,
    arrival: NO_ARRIVAL,
    pendingUploads: [],
    attached: [],
    removalRefusal: null,
  }),
  entry: ['notifyRows', 'notifyChanged'],
  initial: 'shown',
  on: {
    'rows.loaded': { actions: [withEvent('setRows'), 'notifyRows', 'notifyChanged'] },
    'rows.reached': { actions: 'setArrival' },
    'uploadQueue.changed': { actions: [withEvent('followUploadQueue'), 'notifyChanged'] },
  },
  states: {
    locked: {
      meta: { label: 'Mostrando os documentos, que agora não mudam', requirements: ['D-49'] },
      entry: 'clearRefusal',
      on: { 'rows.unlocked': 'shown' },
    },
    shown: {
      meta: { label: 'Mostrando os documentos', requirements: ['STEPS-11', 'STEPS-12'] },
      on: {
        'paperclip.clicked': { guard: withEvent('mayAttach'), target: 'attaching' },
        'files.dropped': { guard: withEvent('mayAttach'), target: 'attaching' },
        'many.gathered': { guard: withEvent('mayAttachMany'), target: 'attachingMany' },
        'removal.wanted': { guard: withEvent('mayRemove'), target: 'removing' },
        'rows.left': { actions: 'clearRefusal' },
        'rows.locked': 'locked',
      },
    },
    attaching: {
      meta: { label: 'Anexando um documento', help: ATTACHING, requirements: ['UPLOAD-01'] },
      entry: ['clearRefusal', { type: 'notifyParent', params: { type: 'documentRows.attaching' } }],
      exit: { type: 'notifyParent', params: { type: 'documentRows.settled' } },
      // Back has the effect of Escape (P-330).
      on: { 'rows.left': 'shown' },
      invoke: {
        id: 'attachment',
        src: 'attachment',
        input: ({ context, event }) => rules.attachmentOf(context, event),
        onDone: 'shown',
      },
    },
    attachingMany: {
      meta: {
        label: 'Anexando vários arquivos',
        help: ATTACHING_MANY,
        requirements: ['UPLOAD-01', 'P-many-files'],
      },
      entry: ['clearRefusal', { type: 'notifyParent', params: { type: 'documentRows.attaching' } }],
      exit: { type: 'notifyParent', params: { type: 'documentRows.settled' } },
      // Back has the effect of Escape (P-330).
      on: { 'rows.left': 'shown' },
      invoke: {
        id: 'attachMany',
        src: 'attachMany',
        input: ({ context, event }) => rules.attachManyOf(context, event),
        onDone: 'shown',
      },
    },
    removing: {
      meta: { label: 'Excluindo um documento', requirements: ['DOCUMENTS-14', 'D-76'] },
      entry: ['clearRefusal', { type: 'notifyParent', params: { type: 'documentRows.removing' } }],
      exit: { type: 'notifyParent', params: { type: 'documentRows.settled' } },
      invoke: {
        id: 'documentRemoval',
        src: 'documentRemoval',
        input: ({ context: { owner }, event }) => ({ document: rules.removedIn(event), owner }),
      },
      on: {
        'rows.left': { actions: 'leaveRemoval' },
        'documentRemoval.removed': {
          target: 'shown',
          actions: [withEvent('dropComplementary'), 'notifyRemoved'],
        },
        'documentRemoval.refused': { target: 'shown', actions: withEvent('setRefusal') },
        'documentRemoval.dismissed': 'shown',
      },
    },
  },
})
