import { CallError } from '#domain/call-failure.ts'
import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'
import type { CloudPickerInput, PickingRequest } from '#machines/documents/cloud-picker/index.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { loadedWith, notFound } from '#tools/samples/query-outcomes.ts'

/** The picker at one of its URLs, by default for row 31 of the holder. */
export const visit = (place: Partial<CloudPickerInput['place']> = {}): CloudPickerInput => ({
  place: { row: { documentTypeId: 9, rowId: 31, dependantId: null }, requestId: 7, ...place },
  participant,
  cloud,
})

export const cloudDocument = (change: Partial<CloudDocument> & { id: number }): CloudDocument => ({
  storeId: `ged-${change.id}`,
  typeId: 9,
  typeName: 'Documento de identidade',
  fileName: `rg-${change.id}.pdf`,
  recordedAt: '2026-10-05T12:00:00Z',
  sentAt: '2026-10-05T12:00:00Z',
  scan: 'free',
  rejections: [],
  ...change,
})

/** Scan states other than free, by document id. */
const SCANNED: Readonly<Record<number, CloudDocument['scan']>> = { 7: 'infected', 8: 'waiting' }

/**
 * One per day, oldest first and the first one recorded last, so that only the chart can have made the order
 * on screen.
 */
export const twelve: readonly CloudDocument[] = Array.from({ length: 12 }, (_, index) => {
  const day = (date: number) => `2026-10-${String(date).padStart(2, '0')}T12:00:00Z`
  const id = index + 1
  return cloudDocument({
    id,
    sentAt: day(id),
    recordedAt: day(28 - index),
    scan: SCANNED[id] ?? 'free',
  })
})

export const asked = (change: Partial<RequiredDocument> = {}): RequiredDocument => ({
  id: 31,
  typeId: 9,
  typeName: 'Documento de identidade',
  rule: 0,
  situationId: 4,
  situationName: '',
  documentId: 11,
  storeId: 'ged-11',
  fileName: 'rg-11.pdf',
  ...change,
})

/** A retirement request in L: row 31 has document 11, and document 10 is complementary. */
export const picking = ({
  status = 'L',
  typeId = 1,
  ...change
}: Partial<PickingRequest> &
  Partial<Pick<PickingRequest['summary'], 'status' | 'typeId'>> = {}): PickingRequest => ({
  summary: {
    id: 7,
    typeId,
    typeName: 'Aposentadoria',
    planName: 'Plano Um',
    protocol: '2026000007',
    requestedAt: '2026-10-05',
    status,
    statusName: '',
  },
  documents: [asked()],
  people: [],
  complementaryIds: [10],
  ...change,
})

const refused = (message: string | null) => ({ kind: 'refused', status: 409, message, problems: [] }) as const
const interrupted = new CallError({ kind: 'interrupted' })
const expired = new CallError({ kind: 'expired' })

export const cases = {
  'chegam doze documentos': { type: 'xstate.done.actor.loadDocuments', output: loadedWith(twelve) },
  'a nuvem está vazia': { type: 'xstate.done.actor.loadDocuments', output: loadedWith([]) },
  'chega o requerimento em elaboração': {
    type: 'xstate.done.actor.loadRequest',
    output: loadedWith(picking()),
  },
  'chega o requerimento em análise': {
    type: 'xstate.done.actor.loadRequest',
    output: loadedWith(picking({ status: 'A' })),
  },
  'chega o requerimento com o documento conferido': {
    type: 'xstate.done.actor.loadRequest',
    output: loadedWith(picking({ status: 'E', documents: [asked({ situationId: 1 })] })),
  },
  'chega o requerimento sem esse documento': {
    type: 'xstate.done.actor.loadRequest',
    output: loadedWith(picking({ documents: [asked({ id: 32 })] })),
  },
  'não há requerimento a esperar': { type: 'xstate.done.actor.loadRequest', output: loadedWith(null) },
  'o requerimento não existe': { type: 'xstate.done.actor.loadRequest', output: notFound },
  'é relido, ainda em elaboração': { type: 'xstate.done.actor.reread', output: picking() },
  'é relido, já em análise': { type: 'xstate.done.actor.reread', output: picking({ status: 'A' }) },
  'é relido, com o documento conferido': {
    type: 'xstate.done.actor.reread',
    output: picking({ status: 'E', documents: [asked({ situationId: 1 })] }),
  },
  'é relido, sem esse documento': {
    type: 'xstate.done.actor.reread',
    output: picking({ documents: [asked({ id: 32 })] }),
  },
  'a conexão cai ao reler': { type: 'xstate.error.actor.reread', error: interrupted },
  'a sessão expira ao reler': { type: 'xstate.error.actor.reread', error: expired },
  'vai à próxima página': { type: 'nextPage.chosen' },
  'volta à página anterior': { type: 'previousPage.chosen' },
  'anexa o último que enviou': { type: 'document.chosen', documentId: 12 },
  'a anexação dá certo': {
    type: 'xstate.done.actor.attachDocument',
    output: { kind: 'done', reply: undefined },
  },
  'a anexação é recusada': {
    type: 'xstate.done.actor.attachDocument',
    output: refused(
      'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.',
    ),
  },
  'a anexação é recusada sem dizer por quê': {
    type: 'xstate.done.actor.attachDocument',
    output: refused(null),
  },
} as const

export type CaseName = keyof typeof cases
