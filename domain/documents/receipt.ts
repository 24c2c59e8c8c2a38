import type { Participant } from '../people/participant.ts'
import { type StatusHistory, sentAt, wasSent } from '../requests/history.ts'
import type { RequestSummary } from '../requests/summary.ts'
import type { ComplementaryDocument } from './complementary.ts'
import type { PersonDocuments, RequiredDocument } from './required.ts'

export type ReceiptDocument = {
  readonly id: number
  readonly typeName: string
  readonly fileName: string
}

/** The receipt of a sent request: the content of its single page. */
export type Receipt = {
  readonly protocol: string
  /** ISO; null if only the date of the request is known. */
  readonly sentAt: string | null
  /** ISO, '' if the server has none. */
  readonly requestedAt: string
  readonly typeName: string
  readonly planName: string
  readonly statusName: string
  readonly name: string
  /** Digits only. */
  readonly cpf: string
  /** Attached documents by person; persons without documents are left out. */
  readonly groups: readonly { readonly whose: string; readonly documents: readonly ReceiptDocument[] }[]
}

type Sent = {
  readonly summary: RequestSummary
  readonly history: StatusHistory
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly complementary: readonly ComplementaryDocument[]
}

const attached = (documents: readonly RequiredDocument[]) =>
  documents.filter(({ documentId }) => documentId !== null)

/** The receipt of a request; null for one that was never sent (P-136). */
export function receiptOf(request: Sent, { name, cpf }: Pick<Participant, 'name' | 'cpf'>): Receipt | null {
  const { summary, history, documents, people, complementary } = request
  if (!wasSent(summary.status, history)) return null
  const { protocol, requestedAt, typeName, planName, statusName } = summary
  const groups = [
    { whose: name, documents: attached(documents) },
    ...people.map((person) => ({ whose: person.name, documents: attached(person.documents) })),
    { whose: 'Documentos complementares', documents: complementary },
  ]
  return {
    protocol,
    sentAt: sentAt(history),
    requestedAt,
    typeName,
    planName,
    statusName,
    name,
    cpf,
    groups: groups.filter((group) => group.documents.length > 0),
  }
}
