import type { AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'
import type { Queries } from '#server/database/connect.ts'
import { notFound } from '#server/kernel/errors.ts'

import type { StoredRequest } from './own-request.ts'

/** Details with the new amount in reais ('5391.75') and with the answer (SIM or NAO). */
const NEW_AMOUNT = 'novo_valor_bnf'
const ANSWER = 'aceito'

export const isAcceptance = ({ type_id }: StoredRequest) => type_id === ACCEPTANCE

/** Throws `notFound` for another type. */
export function requireAcceptance(request: StoredRequest): StoredRequest {
  if (!isAcceptance(request)) throw notFound()
  return request
}

export const MOVES = { SIM: 'amount.accepted', NAO: 'amount.refused' } as const

export async function findAnswer(db: Queries, requestId: number): Promise<AcceptanceAnswer | null> {
  const row = await db
    .selectFrom('request_detail')
    .select('value')
    .where('request_id', '=', requestId)
    .where('name', '=', ANSWER)
    .executeTakeFirst()
  if (!row) return null
  return row.value === 'SIM' ? 'SIM' : 'NAO'
}

export const storeAnswer = (db: Queries, requestId: number, answer: AcceptanceAnswer) =>
  setDetail(db, requestId, ANSWER, answer)

/** In reais, stored with two decimals. Returns the path of the changed answer. */
export async function storeNewAmount(db: Queries, requestId: number, reais: number): Promise<string> {
  await setDetail(db, requestId, NEW_AMOUNT, reais.toFixed(2))
  return `detalhes.${NEW_AMOUNT}`
}

async function setDetail(db: Queries, requestId: number, name: string, value: string): Promise<void> {
  await db
    .insertInto('request_detail')
    .values({ request_id: requestId, name, value })
    .onConflict((conflict) => conflict.columns(['request_id', 'name']).doUpdateSet({ value }))
    .execute()
}
