import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { CallError } from '#domain/call-failure.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'
import { uploadQueueMachine } from '#machines/documents/upload-queue/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { arrival, type Placed, REQUEST, SCREENS, signedIn } from '#tools/gallery/events.ts'
import { identity, loaded } from '#tools/samples/wizard.ts'
import { hold } from '#ui/browser/held-files.ts'
import { input } from './upload-queue.cases.ts'

const UPLOAD_QUEUE = [...SCREENS, 'uploadQueue']

const file = hold(new File([new Uint8Array(2_000)], 'digitalizado-2026-11-21.pdf'))

const request = { typeId: 1, name: 'Aposentadoria, protocolo 2026000027' }

const received = { type: 'xstate.done.actor.sendFile', output: { documentId: 77, storeId: '4711' } }
const failed = (failure: CallError['failure']) => ({
  type: 'xstate.error.actor.sendFile',
  error: new CallError(failure),
})

/** For each row of the request, by its document, events that show one state of an upload. */
const ROWS: Readonly<Record<string, readonly AnyEventObject[]>> = {
  'Documento de identidade': [],
  CPF: [{ type: 'file.progressed', sent: 840 }],
  'Comprovante de residência': [{ type: 'file.progressed', sent: 2_300 }],
  'Certidão de casamento': [failed({ kind: 'interrupted' })],
  'Comprovante bancário': [
    failed({
      kind: 'refused',
      status: 422,
      message: 'O conteúdo do arquivo não é pdf, png nem jpeg.',
      problems: [],
    }),
  ],
  'Termo de opção': [
    received,
    { type: 'xstate.error.actor.attachDocument', error: new CallError({ kind: 'interrupted' }) },
  ],
}

const documents: readonly RequiredDocument[] = Object.keys(ROWS).map((typeName, index) => ({
  ...identity,
  id: identity.id + index,
  typeName,
}))

const slotOf = ({ id, typeId, typeName }: RequiredDocument) => ({
  requestId: 7,
  rowId: id,
  dependantId: null,
  documentTypeId: typeId,
  title: typeName,
})

const countOf = ({ context }: AnyMachineSnapshot): number => context.transfers.length

/** Whether all rows have an upload, or interrupted ones of an earlier session are shown. */
const fullnessOf = (snapshot: AnyMachineSnapshot): string => {
  if (snapshot.context.interrupted.length > 0) return 'com envios interrompidos'
  return countOf(snapshot) === documents.length ? 'em todas as linhas' : ''
}

const recalled = {
  type: 'uploads.recalled',
  interrupted: documents
    .slice(0, 2)
    .map((row) => ({ slot: slotOf(row), request, fileName: 'digitalizado-2026-11-21.pdf' })),
}

export const pictures: Placed = {
  at: UPLOAD_QUEUE,
  path: `${REQUEST}/3`,
  around: [...signedIn, arrival(loaded({ documents }))],
  within: documents.map((row) => ({
    at: [...UPLOAD_QUEUE, `upload.${row.id}`],
    events: ROWS[row.typeName] ?? [],
  })),
  models: () => [
    driven(uploadQueueMachine, {
      input,
      cases: Object.fromEntries(
        documents.map((row) => [row.typeName, { type: 'transfer.wanted', slot: slotOf(row), request, file }]),
      ),
      trait: (snapshot) => `${countOf(snapshot)}`,
    }),
    driven(uploadQueueMachine, {
      input,
      cases: { 'a aba do navegador ainda guarda envios interrompidos': recalled },
      trait: fullnessOf,
    }),
  ],
  trait: fullnessOf,
}
