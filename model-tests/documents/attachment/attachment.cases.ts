import type { AttachmentInput } from '#machines/documents/attachment/index.ts'

import { opened, picked, slot } from '../attach-dialog/attach-dialog.cases.ts'

export const stored = { id: 12, storeId: 'ged-12', fileName: 'rg-12.pdf' }

const nextSlot = { ...slot, rowId: 32, documentTypeId: 2, title: 'CPF' }

const { remaining: _, ...paperclip } = opened()

export const input: AttachmentInput = {
  ...paperclip,
  following: [nextSlot],
  request: { typeId: 1, name: 'Benefício de aposentadoria, protocolo 2026-000007' },
}

const ends = <const Output>(output: Output) => ({ type: 'xstate.done.actor.attachDialog', output }) as const

export const cases = {
  'escolhe um arquivo': ends({ kind: 'file', slot, file: picked, continues: false }),
  'escolhe um documento da nuvem': ends({ kind: 'file', slot, file: stored, continues: false }),
  'escolhe um arquivo e vai ao seguinte': ends({ kind: 'file', slot, file: picked, continues: true }),
  'prefere a nuvem': ends({ kind: 'cloud', slot }),
  'desiste de anexar': ends({ kind: 'cancelled' }),
} as const
