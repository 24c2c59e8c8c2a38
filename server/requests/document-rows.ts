import type { WireDependant, WireSavedDependant } from '#api/contract/requests.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import { sameDocuments } from '#domain/documents/same-document.ts'
import { UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { findDependants } from './answers/dependants.ts'
import { attachedSinceReturn } from './document-changes.ts'
import type { RequestId } from './own-request.ts'

export type DocumentRow = {
  readonly id: number
  readonly dependantId: number | null
  readonly typeId: number
  readonly rule: number
  readonly situationId: number
  readonly documentId: number | null
  readonly fileName: string | null
  readonly isNew: boolean
}

/** Currently required documents of holder and dependants, in the order in which they were first required. */
export const findDocumentRows = (db: Queries, requestId: number): Promise<readonly DocumentRow[]> =>
  documentRowsOf(db, requestId).execute()

export const documentRowsOf = (db: Queries, requestId: RequestId) =>
  db
    .selectFrom('required_document')
    .leftJoin('document', 'document.id', 'required_document.document_id')
    .select([
      'required_document.id',
      'required_document.dependant_id as dependantId',
      'required_document.document_type_id as typeId',
      'required_document.rule',
      'required_document.situation_id as situationId',
      'required_document.document_id as documentId',
      'document.file_name as fileName',
      attachedSinceReturn('required_document.request_id', 'required_document.document_type_id').as('isNew'),
    ])
    .where('required_document.request_id', '=', requestId)
    .where('required_document.applies', '=', true)
    .orderBy('required_document.id')

export const typeNameIn = (fund: FundReference, id: number) =>
  fund.documentTypes.find((type) => type.id === id)?.name ?? ''

const situationNameIn = (fund: FundReference, id: number) =>
  fund.documentSituations.find((situation) => situation.id === id)?.name ?? ''

const toWire = (row: DocumentRow, requestTypeId: number, fund: FundReference) => ({
  id_tipo_documento: row.typeId,
  id_tipo_requerimento: requestTypeId,
  regra: row.rule,
  desc_tipo_documento: typeNameIn(fund, row.typeId),
  arquivo: row.fileName ?? '',
  desc_situacao: situationNameIn(fund, row.situationId),
  id_situacao: row.situationId,
  id_documento: row.documentId,
  id_documento_ged: row.documentId === null ? null : String(row.documentId),
  ...(row.isNew && row.situationId === UNDER_ANALYSIS && { nao_enviado: true }),
})

export const holderDocuments = (rows: readonly DocumentRow[], requestTypeId: number, fund: FundReference) =>
  rows
    .filter(({ dependantId }) => dependantId === null)
    .map((row) => ({ ...toWire(row, requestTypeId, fund), id_req_doc: row.id }))

export const withDocuments = (
  dependants: readonly WireDependant[],
  rows: readonly DocumentRow[],
  requestTypeId: number,
  fund: FundReference,
): WireSavedDependant[] => {
  const sameAs = sameDocuments(rows, dependants.map(asPerson))
  return dependants.map((dependant) => ({
    ...dependant,
    docs_obrigatorios: rows
      .filter(({ dependantId }) => dependantId === dependant.id)
      .map((row) => ({
        ...toWire(row, requestTypeId, fund),
        id_req_bnf_doc: row.id,
        mesmo_documento: sameAs.get(row.id) ?? null,
      })),
  }))
}

const asPerson = ({ id, tipo, cpf }: WireDependant) => ({ id, isBeneficiary: tipo === 'bnf', cpf })

/** The rows of a request, each with the row of the same person for the same document (P-395). */
export async function findPairedRows(db: Queries, requestId: number) {
  const rows = await findDocumentRows(db, requestId)
  const sameAs = sameDocuments(rows, (await findDependants(db, requestId)).map(asPerson))
  return rows.map((row) => ({ ...row, sameAs: sameAs.get(row.id) ?? null }))
}

const forRules = (row: DocumentRow, fund: FundReference): RequiredDocument => ({
  id: row.id,
  typeId: row.typeId,
  typeName: typeNameIn(fund, row.typeId),
  rule: row.rule,
  situationId: row.situationId,
  situationName: situationNameIn(fund, row.situationId),
  documentId: row.documentId,
  storeId: null,
  fileName: row.fileName ?? '',
})

/** The rows as input of the rule that decides whether a request may be sent. */
export const documentsForRules = (
  rows: readonly DocumentRow[],
  dependants: readonly WireDependant[],
  fund: FundReference,
): { documents: RequiredDocument[]; people: PersonDocuments[] } => {
  const of = (id: number | null) =>
    rows.filter(({ dependantId }) => dependantId === id).map((row) => forRules(row, fund))
  return {
    documents: of(null),
    people: dependants.map(({ id, nome }) => ({ dependantId: id, name: nome, documents: of(id) })),
  }
}
