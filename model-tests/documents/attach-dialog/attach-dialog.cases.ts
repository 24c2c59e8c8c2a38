import { CallError } from '#domain/call-failure.ts'
import type { AttachDialogInput } from '#machines/documents/attach-dialog/index.ts'
import { hold } from '#ui/browser/held-files.ts'

import { twelve } from '../cloud-picker/cloud-picker.cases.ts'
import { slot } from '../upload/upload.cases.ts'

const BYTES_OF_ONE_MB = 1_048_576

const heldFile = (name: string, size: number) => hold(new File([new Uint8Array(size)], name))

export const picked = heldFile('rg.PDF', BYTES_OF_ONE_MB)
export const dropped = heldFile('cpf.pdf', 2_048)

/** Opened by the row's button, or with files dropped on the row. */
export const opened = (change: Partial<AttachDialogInput> = {}): AttachDialogInput => ({
  slot,
  cloudId: 3,
  maxSizeMb: 1,
  dropped: [],
  taken: [],
  remaining: 0,
  ...change,
})

export const cases = {
  'escolhe computador': { type: 'origin.chosen', origin: 'computer' },
  'escolhe nuvem': { type: 'origin.chosen', origin: 'cloud' },
  'pega um PDF que pode ir': { type: 'file.ready', file: picked },
  'fica pronto outro arquivo que o solto': { type: 'file.ready', file: picked },
  'o arquivo solto pode ir': { type: 'file.ready', file: dropped },
  'pega um arquivo que não pode ir': { type: 'file.lost' },
  'o arquivo solto não pode ir': { type: 'file.lost' },
  'passa um momento': { type: 'xstate.after.moment.attachDialog.choosing.dropped' },
  prossegue: { type: 'choice.confirmed' },
  'anexa e vai ao documento seguinte': { type: 'choice.continued' },
  'chegam os documentos da nuvem': { type: 'xstate.done.actor.loadDocuments', output: twelve },
  'a lista da nuvem não chega': {
    type: 'xstate.error.actor.loadDocuments',
    error: new CallError({ kind: 'refused', status: 404, message: null, problems: [] }),
  },
  'a sessão expira ao pedir a lista': {
    type: 'xstate.error.actor.loadDocuments',
    error: new CallError({ kind: 'expired' }),
  },
  'escolhe o mais novo': { type: 'document.chosen', documentId: 12 },
  'escolhe um que não é oferecido': { type: 'document.chosen', documentId: 1 },
  'quer ver todos': { type: 'cloud.wanted' },
  cancela: { type: 'choice.dismissed' },
} as const

export type CaseName = keyof typeof cases
