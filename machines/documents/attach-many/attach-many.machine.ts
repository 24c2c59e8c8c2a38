import { assign, sendTo, setup } from 'xstate'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { promisePort } from '../../support/port.ts'
import { toUploadQueue } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import * as rules from './attach-many.rules.ts'
import type {
  AttachManyContext,
  AttachManyEvent,
  AttachManyInput,
  PrepareDocuments,
  PreparedDocument,
} from './attach-many.types.ts'

type RowChosen = Extract<AttachManyEvent, { type: 'row.chosen' }>
type FileRemoved = Extract<AttachManyEvent, { type: 'file.removed' }>
type Prepared = { readonly prepared: readonly PreparedDocument[] }

const preparedIn = ({ event }: { event: { readonly output: readonly PreparedDocument[] } }): Prepared => ({
  prepared: event.output,
})

/** Several files for the rows of a request. The uploads run in the upload queue. */
export const attachManyMachine = setup({
  types: {} as {
    input: AttachManyInput
    context: AttachManyContext
    events: AttachManyEvent
    meta: ChartMeta
  },
  actors: {
    prepareDocuments: promisePort<readonly PreparedDocument[], PrepareDocuments>('prepareDocuments'),
  },
  actions: {
    setRow: assign({
      files: ({ context: { files, rows } }, { fileId, row }: RowChosen) =>
        files.map((listed) => {
          const chosen = listed.file.id === fileId ? (rows[row ?? -1] ?? null) : listed.row
          return { ...rules.withOtherPages(listed), row: chosen }
        }),
    }),
    removeFile: assign({
      files: ({ context }, { fileId }: FileRemoved) =>
        context.files.filter(({ file }) => file.id !== fileId).map(rules.withOtherPages),
    }),
    sendPrepared: sendTo(toUploadQueue, ({ context }, { prepared }: Prepared) =>
      rules.transfersOf(context, prepared),
    ),
    keepRest: assign(({ context }, { prepared }: Prepared) => rules.leftAfter(context, prepared)),
  },
  guards: {
    isOffered: ({ context }, { row }: RowChosen) => row === null || row in context.rows,
    hasOthers: ({ context }) => context.files.length > 1,
    hasPages: ({ context }) => rules.documentsIn(context).some(rules.hasPages),
    hasDocuments: ({ context }) => rules.documentsIn(context).length > 0,
    areAllPrepared: (_, { prepared }: Prepared) => prepared.every(({ file }) => file !== null),
    hasPrepared: (_, { prepared }: Prepared) => prepared.some(({ file }) => file !== null),
  },
}).createMachine({
  id: 'attachMany',
  context: ({ input }) => rules.filesListed(input),
  initial: 'assigning',
  states: {
    assigning: {
      meta: { label: 'Dizendo a que documento pertence cada arquivo', requirements: ['P-many-files'] },
      on: {
        'row.chosen': { guard: withEvent('isOffered'), actions: withEvent('setRow') },
        'file.removed': [{ guard: 'hasOthers', actions: withEvent('removeFile') }, { target: 'dismissed' }],
        'attaching.wanted': [
          { guard: 'hasPages', target: 'asking' },
          { guard: 'hasDocuments', target: 'preparing' },
        ],
        'choice.dismissed': 'dismissed',
      },
    },
    asking: {
      meta: { label: 'Perguntando se são páginas de um só documento', requirements: ['P-many-files'] },
      on: { 'joining.confirmed': 'preparing', 'joining.dismissed': 'assigning' },
    },
    preparing: {
      meta: { label: 'Preparando os arquivos' },
      invoke: {
        id: 'prepareDocuments',
        src: 'prepareDocuments',
        input: ({ context }): PrepareDocuments => ({
          documents: rules.documentsIn(context),
          maxSizeMb: context.maxSizeMb,
        }),
        onDone: [
          {
            guard: { type: 'areAllPrepared', params: preparedIn },
            target: 'sent',
            actions: { type: 'sendPrepared', params: preparedIn },
          },
          {
            guard: { type: 'hasPrepared', params: preparedIn },
            target: 'assigning',
            actions: [
              { type: 'sendPrepared', params: preparedIn },
              { type: 'keepRest', params: preparedIn },
            ],
          },
          { target: 'assigning', actions: { type: 'keepRest', params: preparedIn } },
        ],
      },
      on: { 'choice.dismissed': 'dismissed' },
    },
    sent: { meta: { label: 'Arquivos mandados para envio' }, type: 'final' },
    dismissed: { meta: { label: 'Desistência' }, type: 'final' },
  },
})
