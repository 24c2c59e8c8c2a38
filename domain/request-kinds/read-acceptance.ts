import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import type { StatusHistory } from '#domain/requests/history.ts'
import type { Message } from '#domain/requests/message.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'

/** A beneficiary of the request; dates are ISO, '' if unknown. */
export type Beneficiary = {
  readonly id: number
  readonly name: string
  readonly cpf: string
  readonly birthDate: string
  readonly kinship: string
}

export type ReadAcceptance = {
  readonly id: number
  readonly summary: RequestSummary
  readonly planId: number | null
  readonly version: number | null
  /** CPF of its participant; null if the server does not send it. */
  readonly ownerId: number | null
  /** Whose request it is, for staff; null for the participant, and if the server does not send it. */
  readonly owner: { readonly name: string; readonly cpf: string } | null
  /** Null if not answered. */
  readonly answered: AcceptanceAnswer | null
  /** In cents; null if the fund gives no amount. */
  readonly amountBefore: number | null
  readonly amountAfter: number | null
  readonly beneficiaries: readonly Beneficiary[]
  /** The holder's; empty if the server sends none. */
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  /** Newest first. */
  readonly messages: readonly Message[]
  readonly history: StatusHistory
  /** The situations that staff may set for beneficiaries' documents now; empty for everyone else. */
  readonly situations: readonly number[]
  /** An unsent choice that is stored in the tab, for this version only; null if there is none. */
  readonly draft: { readonly answer: AcceptanceAnswer; readonly time: string } | null
  /** Key of the next save (D-54). */
  readonly saveKey: string
}

type Row = { readonly rowId: number; readonly dependantId: number | null }

/** The document of a row; undefined if the request does not have it. */
export const documentAt = (
  { documents, people }: Pick<ReadAcceptance, 'documents' | 'people'>,
  { rowId, dependantId }: Row,
): RequiredDocument | undefined =>
  (dependantId === null
    ? documents
    : people.find((person) => person.dependantId === dependantId)?.documents
  )?.find(({ id }) => id === rowId)
