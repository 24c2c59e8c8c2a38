import type { AttachmentInput } from '#machines/documents/attachment/index.ts'

import { opened, picked } from '../attach-dialog/attach-dialog.cases.ts'
import { slot } from '../upload/upload.cases.ts'

const stored = { id: 12, storeId: 'ged-12', fileName: 'rg-12.pdf' }

const nextSlot = { ...slot, rowId: 32, documentTypeId: 2, title: 'CPF' }

const { remaining: _, ...paperclip } = opened()

export const input: AttachmentInput = {
  ...paperclip,
  following: [nextSlot],
  request: { typeId: 1, name: 'Benefício de aposentadoria, protocolo 2026-000007' },
}

export const cases = {
  'escolhe um arquivo': { type: 'attachDialog.fileChosen', file: picked },
  'escolhe um documento da nuvem': { type: 'attachDialog.fileChosen', file: stored },
  'escolhe um arquivo e vai ao seguinte': { type: 'attachDialog.continued', file: picked },
  'prefere a nuvem': { type: 'attachDialog.cloudPreferred' },
  'desiste de anexar': { type: 'attachDialog.dismissed' },
} as const
