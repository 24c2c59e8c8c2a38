import type { DocumentSlot } from '#machines/documents/upload/index.ts'
import { interruptedIn, transfersIn, type UploadQueueActor } from '#machines/documents/upload-queue/index.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { hold } from '#ui/browser/held-files.ts'

const owner = { participant, cloud }
export const input = { owner }

export const request = { typeId: 1, name: 'Aposentadoria, protocolo 2026000027' }

const row = { requestId: 7, rowId: 31, documentTypeId: 9 }

export const identity: DocumentSlot = { ...row, dependantId: null, title: 'Documento de identidade' }
/** Rows of the holder and of dependants have separate ids: both have a row 31. */
export const anasIdentity: DocumentSlot = {
  ...row,
  dependantId: 90,
  title: 'Documento de identidade (Ana Duarte)',
}

const heldFile = (name: string) => hold(new File([new Uint8Array(2_000)], name))

export const rg = heldFile('rg.pdf')
export const betterRg = heldFile('rg-melhor.pdf')
export const anasRg = heldFile('ana.pdf')

const destination = { kind: 'row', slot: identity } as const

/** All for one row, so that in every state there is an upload that can end. */
export const cases = {
  'manda o RG': { type: 'transfer.wanted', slot: identity, request, file: rg },
  'manda outro RG': { type: 'transfer.wanted', slot: identity, request, file: betterRg },
  'manda o RG com outros': {
    type: 'transfers.wanted',
    request,
    transfers: [{ slot: identity, file: rg }],
  },
  'a aba do navegador ainda guarda um envio interrompido': {
    type: 'uploads.recalled',
    interrupted: [{ slot: identity, request, fileName: 'rg-de-ontem.pdf' }],
  },
  'dispensa o aviso': { type: 'interruption.dismissed' },
  'o requerimento vai ser lido': { type: 'rows.awaited', requestId: 7 },
  'o requerimento pergunta': {
    type: 'rows.reported',
    requestId: 7,
    rows: [{ rowId: 31, dependantId: null }],
  },
  'o requerimento é cancelado': { type: 'rows.reported', requestId: 7, rows: [] },
  'a linha recebe um documento da nuvem': {
    type: 'row.settled',
    row: { rowId: 31, dependantId: null },
  },
  'o envio para': { type: 'upload.stopped', destination, refusal: null },
  'o arquivo é anexado': {
    type: 'upload.finished',
    destination,
    fileName: 'rg.pdf',
    wasStored: false,
    documentId: 70,
    storeId: 'ged-70',
  },
  desiste: { type: 'upload.cancelled', destination },
} as const

/** The running uploads in the order of their start, and the interrupted ones. */
export const traitOf = (snapshot: ReturnType<UploadQueueActor['getSnapshot']>): string =>
  [
    ...transfersIn(snapshot).map(({ fileName }) => fileName),
    ...snapshot.context.attached.map(({ fileName }) => `${fileName} anexado`),
    ...interruptedIn(snapshot).map(({ fileName }) => `${fileName} interrompido`),
  ].join(' e ')
