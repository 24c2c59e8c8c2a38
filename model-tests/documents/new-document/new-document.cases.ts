import type { RequiredDocument } from '#domain/documents/required.ts'
import type { NewDocumentPlace } from '#domain/navigation/place.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'
import type { AskingRequest, NewDocumentInput } from '#machines/documents/new-document/index.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { loadedWith, notFound } from '#tools/samples/query-outcomes.ts'
import { hold } from '#ui/browser/held-files.ts'

const reference: Reference = {
  plans: [],
  benefits: [],
  types: [],
  // Out of order, because the screen sorts them by id.
  documentTypes: [
    { id: 20, name: 'Contracheque' },
    { id: 2, name: 'CPF' },
    { id: 9, name: 'Documento de identidade' },
  ],
  countries: [],
  banks: [],
  sponsorDomains: [],
  today: '2026-11-21',
  maxFileMb: 1,
}

const visit = (place: Partial<NewDocumentPlace>): NewDocumentInput => ({
  place: { documentTypeId: null, requestId: null, rowId: null, isComplementary: false, ...place },
  participant,
  cloud,
  reference,
})

export const visits = {
  '/novo': visit({}),
  '/novo/9': visit({ documentTypeId: 9 }),
  '/novo/2/17': visit({ documentTypeId: 2, requestId: 17 }),
  // The type of the row takes precedence over that of the URL.
  '/novo/2/17/31': visit({ documentTypeId: 2, requestId: 17, rowId: 31 }),
  '/novocomplementar/17': visit({ requestId: 17, isComplementary: true }),
}

const summary: RequestSummary = {
  id: 17,
  typeId: 3,
  typeName: 'Resgate',
  planName: 'Plano Um',
  protocol: '2026000017',
  requestedAt: '2026-10-05',
  status: 'E',
  statusName: 'Em exigência',
}

const row: RequiredDocument = {
  id: 31,
  typeId: 9,
  typeName: 'Documento de identidade',
  rule: 0,
  situationId: 2,
  situationName: '',
  documentId: 70,
  storeId: '4700',
  fileName: 'ilegivel.pdf',
}

const asking: AskingRequest = {
  summary,
  documents: [{ ...row, id: 30, typeId: 2, typeName: 'CPF' }, row],
  complementaryIds: [51],
}

export const file = hold(new File(['%PDF-1.7'], 'rg.pdf'))

const arrives = (request: AskingRequest) =>
  ({ type: 'xstate.done.actor.readRequest', output: loadedWith(request) }) as const

const destination = { kind: 'cloud', documentTypeId: 20 } as const

export const cases = {
  'chega o requerimento': arrives(asking),
  'chega o requerimento, já em análise': arrives({ ...asking, summary: { ...summary, status: 'A' } }),
  'chega o requerimento, com o documento já conferido': arrives({
    ...asking,
    documents: [{ ...row, situationId: 1 }],
  }),
  'chega o requerimento, sem esta linha': arrives({ ...asking, documents: [] }),
  'chega o requerimento, já em análise e sem esta linha': arrives({
    ...asking,
    summary: { ...summary, status: 'A' },
    documents: [],
  }),
  'chega o requerimento, com mais um documento': arrives({ ...asking, complementaryIds: [51, 52] }),
  'o requerimento não existe': { type: 'xstate.done.actor.readRequest', output: notFound },
  'escolhe Contracheque': { type: 'type.chosen', typeId: 20 },
  'clica em Gravar': { type: 'document.saved' },
  'o arquivo está em ordem': { type: 'file.ready', file },
  'não há mais arquivo': { type: 'file.lost' },
  'o servidor recusa o arquivo': {
    type: 'upload.stopped',
    destination,
    refusal: 'O arquivo não é o que o nome diz.',
  },
  'o envio para': { type: 'upload.stopped', destination, refusal: null },
  'o envio dá certo': {
    type: 'upload.finished',
    destination,
    fileName: 'rg.pdf',
    wasStored: false,
    documentId: 77,
    storeId: '4711',
  },
  'o servidor diz só que deu certo': {
    type: 'upload.finished',
    destination: { kind: 'complementary', requestId: 17, documentTypeId: 20 },
    fileName: 'rg.pdf',
    wasStored: false,
    documentId: null,
    storeId: null,
  },
  'desiste do envio': { type: 'upload.cancelled', destination },
} as const
