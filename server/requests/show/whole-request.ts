import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'

import { compiledOnce, type ValueOf } from '#server/database/compiled.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { notFound } from '#server/kernel/errors.ts'
import { addressFromRow, addressOf } from '#server/people/address.ts'

import { dependantFromRow, dependantsOf } from '../answers/dependants.ts'
import { detailPairs, detailsFrom, detailsOf } from '../answers/details.ts'
import { complementaryDocumentsOf, complementaryToWire } from '../complementary-documents.ts'
import { documentRowsOf, holderDocuments, withDocuments } from '../document-rows.ts'
import { ownRequest, type StoredRequest } from '../own-request.ts'
import { statusHistoryOf, statusHistoryToWire } from '../status-history.ts'
import { messagesOf, messagesToWire } from '../timeline.ts'

const ID = sql.ref<number>('request.id')

type Requests = SelectQueryBuilder<Database, 'request', StoredRequest>

/**
 * Finds the request of a query and everything that belongs to it, as wire data, in one statement; throws
 * `notFound` without one.
 */
export function findingWhole<Values extends object>(
  requests: (db: Queries, value: ValueOf<Values>) => Requests,
) {
  const find = compiledOnce((db, value: ValueOf<Values>) => withParts(db, requests(db, value)))
  return async (db: Queries, fund: FundReference, values: Values) => {
    const [found] = await find(db, values)
    if (!found) throw notFound()
    const { rows, details, dependants, address, complementary, messages, reached, ...request } = found
    return {
      request,
      parts: {
        detalhes: detailPairs(detailsFrom(details)),
        dependentes: withDocuments(dependants.map(dependantFromRow), rows, request.type_id, fund),
        endereco: address && addressFromRow(address),
        documentos: holderDocuments(rows, request.type_id, fund),
        documentos_complementares: complementaryToWire(complementary, fund),
        mensagens: messagesToWire(messages),
        historico: statusHistoryToWire(reached, fund),
      },
    }
  }
}

/** Throws `notFound` for a request of another person. */
export const findOwnWhole = findingWhole((db, value: ValueOf<{ personId: number; id: number }>) =>
  ownRequest(db, value('personId'), value('id')),
)

const withParts = (db: Queries, requests: Requests) =>
  requests.select([
    jsonArrayFrom(documentRowsOf(db, ID)).as('rows'),
    jsonArrayFrom(detailsOf(db, ID)).as('details'),
    jsonArrayFrom(dependantsOf(db, ID)).as('dependants'),
    jsonObjectFrom(addressOf(db, sql.ref('request.address_id'))).as('address'),
    jsonArrayFrom(complementaryDocumentsOf(db, ID)).as('complementary'),
    jsonArrayFrom(messagesOf(db, ID)).as('messages'),
    jsonArrayFrom(statusHistoryOf(db, ID)).as('reached'),
  ])
