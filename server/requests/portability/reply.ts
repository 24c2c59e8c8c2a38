import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { findAddress } from '#server/people/address.ts'

import { detailPairs, findDetails } from '../answers/details.ts'
import { findDocumentRows, holderDocuments } from '../document-rows.ts'
import type { StoredRequest } from '../own-request.ts'
import { summaryOf } from '../summary.ts'
import { findMessages } from '../timeline.ts'

/** The reply of the calls of a portability, for reading and for saving. */
export async function portabilityReply(db: Queries, fund: FundReference, request: StoredRequest) {
  return {
    codigo: 'ok' as const,
    requerimento: { ...summaryOf(request, fund), versao: request.version },
    endereco: await findAddress(db, request.address_id),
    detalhes: detailPairs(await findDetails(db, request.id)),
    documentos: holderDocuments(await findDocumentRows(db, request.id), request.type_id, fund),
    mensagens: await findMessages(db, request.id),
  }
}
