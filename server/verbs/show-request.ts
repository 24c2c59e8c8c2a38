import { showRequest as call } from '#api/contract/requests.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { forConsent } from '#server/http/verb.ts'
import { findAddress } from '#server/people/address.ts'
import { findDependants } from '#server/requests/dependants.ts'
import { findDetails } from '#server/requests/details.ts'
import {
  findDocumentRows,
  holderDocuments,
  typeNameIn,
  withDocuments,
} from '#server/requests/document-rows.ts'
import { findOwnRequest } from '#server/requests/own-request.ts'
import { summaryOf } from '#server/requests/summary.ts'

/** One of the participant's own requests with all that belongs to it. */
export const showRequest = forConsent(call, async ({ params }, { db, fund }, caller) => {
  const request = await findOwnRequest(db, caller.personId, params.id)
  const rows = await findDocumentRows(db, request.id)
  const details = await findDetails(db, request.id)
  const dependants = await findDependants(db, request.id)
  return {
    codigo: 'ok' as const,
    requerimento: { ...summaryOf(request, fund), id_pessoa: request.person_id, versao: request.version },
    docs_obrig_bnf: askedOfPeople(fund, request.type_id),
    detalhes: Object.entries(details).map(([nome, valor]) => ({ nome, valor })),
    dependentes: withDocuments(dependants, rows, request.type_id, fund),
    endereco: await findAddress(db, request.address_id),
    documentos: holderDocuments(rows, request.type_id, fund),
    documentos_complementares: await complementaryDocuments(db, fund, request.id),
    mensagens: await messagesOf(db, request.id),
  }
})

const askedOfPeople = (fund: FundReference, typeId: number) =>
  fund.requiredDocuments
    .filter(({ of, requestTypes }) => of !== 'holder' && requestTypes.includes(typeId))
    .map(({ documentTypeId, rule }) => ({
      id_tipo_documento: documentTypeId,
      desc_tipo_documento: typeNameIn(fund, documentTypeId),
      regra: rule,
    }))

async function complementaryDocuments(db: Queries, fund: FundReference, requestId: number) {
  const rows = await db
    .selectFrom('complementary_document')
    .innerJoin('document', 'document.id', 'complementary_document.document_id')
    .select([
      'complementary_document.id',
      'complementary_document.situation_id',
      'document.id as documentId',
      'document.document_type_id as typeId',
      'document.file_name as fileName',
    ])
    .where('complementary_document.request_id', '=', requestId)
    .orderBy('complementary_document.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    arquivo: row.fileName,
    desc_tipo_documento: typeNameIn(fund, row.typeId),
    id_documento: row.documentId,
    id_situacao: row.situation_id,
  }))
}

async function messagesOf(db: Queries, requestId: number) {
  const rows = await db
    .selectFrom('request_message')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, recorded_at, text }) => ({
    id,
    data_gravacao: recorded_at.toISOString(),
    mensagem: text,
  }))
}
