import { companyToWire, designatedToWire, exposureToWire } from '#api/contract/enrolment-rows.ts'
import type { Answers } from '#domain/forms/form.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { findAnswers } from '../answers/answers.ts'
import { findDocumentRows, holderDocuments } from '../document-rows.ts'
import type { StoredRequest } from '../own-request.ts'

/** The lists of an enrolment; only the holder has required documents. */
export const enrolmentRows = ({ empresas, peps, designados }: Answers) => ({
  empresas: empresas.map(companyToWire),
  peps: peps.map(exposureToWire),
  dependentes: designados.map((row) => ({ ...designatedToWire(row), docs_obrigatorios: [] })),
})

export const enrolmentDocuments = async (db: Queries, fund: FundReference, request: StoredRequest) =>
  holderDocuments(await findDocumentRows(db, request.id), request.type_id, fund)

/** The reply of saving an enrolment, with what the server decided. */
export async function savedEnrolment(db: Queries, fund: FundReference, request: StoredRequest) {
  return {
    codigo: 'ok' as const,
    id_requerimento: request.id,
    requerimento_docs: await enrolmentDocuments(db, fund, request),
    protocolo: request.protocol,
    situacao: request.status,
    versao: request.version,
    ...enrolmentRows(await findAnswers(db, request)),
  }
}
