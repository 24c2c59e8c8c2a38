import { assign, sendTo, setup } from 'xstate'

import { cloudPickerPath } from '#domain/navigation/paths.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { required } from '../../support/required.ts'
import { route, toRouter, toUploadQueue } from '../../support/system.ts'
import { type AttachDialogOutput, attachDialogMachine } from '../attach-dialog/index.ts'
import type { TransferWanted } from '../upload-queue/index.ts'
import type { AttachmentInput } from './attachment.types.ts'

type Chosen = { readonly outcome: AttachDialogOutput }

/**
 * The upload runs in the upload queue; all documents of the cloud have a screen of their own. The parent
 * continues in the same way for every outcome.
 */
export const attachmentMachine = setup({
  types: {} as {
    input: AttachmentInput
    context: AttachmentInput
    meta: ChartMeta
    children: { attachDialog: 'attachDialog' }
  },
  actors: { attachDialog: attachDialogMachine },
  actions: {
    sendFile: sendTo(toUploadQueue, ({ context: { request } }, { outcome }: Chosen): TransferWanted => {
      if (outcome.kind !== 'file') throw new Error('attachment: there is nothing to send')
      const { slot, file } = outcome
      return { type: 'transfer.wanted', slot, request, file }
    }),
    takeNext: assign(({ context: { following } }) => ({
      slot: required(following[0], 'next row'),
      following: following.slice(1),
      dropped: [],
    })),
    goToPicker: sendTo(toRouter, (args: { context: AttachmentInput }) => {
      const { slot, request } = args.context
      return route(args, { path: cloudPickerPath(slot, request.typeId) })
    }),
  },
  guards: {
    isFileAndNext: ({ context }, { outcome }: Chosen) =>
      outcome.kind === 'file' && outcome.continues && context.following.length > 0,
    isFile: (_, { outcome }: Chosen) => outcome.kind === 'file',
    isFromCloud: (_, { outcome }: Chosen) => outcome.kind === 'cloud',
  },
}).createMachine({
  id: 'attachment',
  context: ({ input }) => input,
  initial: 'choosing',
  states: {
    choosing: {
      meta: { label: 'Escolhendo o documento', requirements: ['UPLOAD-01', 'P-317', 'P-396'] },
      invoke: {
        id: 'attachDialog',
        src: 'attachDialog',
        input: ({ context: { slot, cloudId, maxSizeMb, dropped, following } }) => ({
          slot,
          cloudId,
          maxSizeMb,
          dropped,
          remaining: following.length,
        }),
        onDone: [
          {
            guard: { type: 'isFileAndNext', params: outcomeIn },
            target: 'choosing',
            reenter: true,
            actions: [{ type: 'sendFile', params: outcomeIn }, 'takeNext'],
          },
          {
            guard: { type: 'isFile', params: outcomeIn },
            target: 'sent',
            actions: { type: 'sendFile', params: outcomeIn },
          },
          { guard: { type: 'isFromCloud', params: outcomeIn }, target: 'ledToCloud', actions: 'goToPicker' },
          { target: 'dismissed' },
        ],
      },
    },
    sent: { meta: { label: 'Arquivo mandado para envio' }, type: 'final' },
    ledToCloud: { meta: { label: 'Escolha levada à nuvem' }, type: 'final' },
    dismissed: { meta: { label: 'Desistência' }, type: 'final' },
  },
})
