import { assign, sendTo, setup } from 'xstate'

import { cloudPickerPath } from '#domain/navigation/paths.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { required } from '../../support/required.ts'
import { route, toRouter, toUploadQueue } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import { type AttachDialogOutcome, attachDialogMachine, type FileChosen } from '../attach-dialog/index.ts'
import { isStored } from '../upload/index.ts'
import type { TransferWanted } from '../upload-queue/index.ts'
import type { AttachmentInput } from './attachment.types.ts'

/**
 * The upload runs in the upload queue; all documents of the cloud have a screen of their own. The parent
 * continues in the same way for every outcome.
 */
export const attachmentMachine = setup({
  types: {} as {
    input: AttachmentInput
    context: AttachmentInput
    events: AttachDialogOutcome
    meta: ChartMeta
    children: { attachDialog: 'attachDialog' }
  },
  actors: { attachDialog: attachDialogMachine },
  actions: {
    sendFile: sendTo(
      toUploadQueue,
      ({ context: { slot, request } }, { file }: FileChosen): TransferWanted => ({
        type: 'transfer.wanted',
        slot,
        request,
        file,
      }),
    ),
    takeNext: assign(({ context: { slot, following, taken } }, { file }: FileChosen) => ({
      taken: isStored(file) ? taken : [...taken, { slot, file }],
      slot: required(following[0], 'next row'),
      following: following.slice(1),
      dropped: [],
    })),
    goToPicker: sendTo(toRouter, (args: { context: AttachmentInput }) => {
      const { slot, request } = args.context
      return route(args, { path: cloudPickerPath(slot, request.typeId) })
    }),
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
        input: ({ context: { slot, cloudId, maxSizeMb, dropped, taken, following } }) => ({
          slot,
          cloudId,
          maxSizeMb,
          dropped,
          taken,
          remaining: following.length,
        }),
      },
      on: {
        'attachDialog.fileChosen': { target: 'sent', actions: withEvent('sendFile') },
        'attachDialog.continued': {
          target: 'choosing',
          reenter: true,
          actions: [withEvent('sendFile'), withEvent('takeNext')],
        },
        'attachDialog.cloudPreferred': { target: 'ledToCloud', actions: 'goToPicker' },
        'attachDialog.dismissed': 'dismissed',
      },
    },
    sent: { meta: { label: 'Arquivo mandado para envio' }, type: 'final' },
    ledToCloud: { meta: { label: 'Escolha levada à nuvem' }, type: 'final' },
    dismissed: { meta: { label: 'Desistência' }, type: 'final' },
  },
})
