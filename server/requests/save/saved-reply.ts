import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { findAddress } from '#server/people/address.ts'

import { findDependants } from '../answers/dependants.ts'
import { findDocumentRows, holderDocuments, withDocuments } from '../document-rows.ts'
import type { StoredRequest } from '../own-request.ts'

/** The reply of a save: the ids, the protocol and everything the server decided. */
export async function savedReply(db: Queries, fund: FundReference, request: StoredRequest) {
  const rows = await findDocumentRows(db, request.id)
  const dependants = await findDependants(db, request.id)
  return {
    codigo: 'ok' as const,
    id_pessoa: request.person_id,
    requerimento: {
      id: request.id,
      protocolo: request.protocol,
      situacao: request.status,
      versao: request.version,
    },
    documentos: holderDocuments(rows, request.type_id, fund),
    endereco: await findAddress(db, request.address_id),
    dependentes: withDocuments(dependants, rows, request.type_id, fund),
  }
}
