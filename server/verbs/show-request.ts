import { showRequest as call } from '#api/contract/requests.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { forConsent } from '#server/http/verb.ts'
import { findAddress } from '#server/people/address.ts'
import { findDependants } from '#server/requests/answers/dependants.ts'
import { detailPairs, findDetails } from '#server/requests/answers/details.ts'
import { findComplementaryDocuments } from '#server/requests/complementary-documents.ts'
import {
  findDocumentRows,
  holderDocuments,
  typeNameIn,
  withDocuments,
} from '#server/requests/document-rows.ts'
import { findOwnRequest } from '#server/requests/own-request.ts'
import { findStatusHistory } from '#server/requests/status-history.ts'
import { summaryOf } from '#server/requests/summary.ts'
import { findMessages } from '#server/requests/timeline.ts'

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
    detalhes: detailPairs(details),
    dependentes: withDocuments(dependants, rows, request.type_id, fund),
    endereco: await findAddress(db, request.address_id),
    documentos: holderDocuments(rows, request.type_id, fund),
    documentos_complementares: await findComplementaryDocuments(db, fund, request.id),
    mensagens: await findMessages(db, request.id),
    historico: await findStatusHistory(db, fund, request.id),
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
