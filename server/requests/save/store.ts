import { answersToWire } from '#api/contract/answers.ts'
import type { WireAddress } from '#api/contract/session.ts'
import type { Answers, Values } from '#domain/forms/form.ts'
import type { Queries } from '#server/database/connect.ts'
import { addressToRow, insertAddress } from '#server/people/address.ts'

import { replaceDependants } from '../dependants.ts'
import { replaceDetails } from '../details.ts'
import type { StoredRequest } from '../own-request.ts'
import { requireWithinLimits } from './limits.ts'

/**
 * Writes the answers of a request; details that no form knows come along. Throws `invalid` for more
 * than a request may hold. Answers the plan that was chosen.
 */
export async function storeAnswers(
  db: Queries,
  request: Pick<StoredRequest, 'id' | 'address_id'>,
  answers: Answers,
  unknown: Values,
): Promise<number | null> {
  const wire = answersToWire(answers)
  const details = { ...unknown, ...wire.detalhes }
  requireWithinLimits(details, wire.dependentes)
  await replaceDetails(db, request.id, details)
  await replaceDependants(db, request.id, wire.dependentes)
  await db.updateTable('request').set({ plan_id: wire.id_plano }).where('id', '=', request.id).execute()
  if (wire.endereco !== null) await storeAddress(db, request, wire.endereco)
  return wire.id_plano
}

async function storeAddress(
  db: Queries,
  request: Pick<StoredRequest, 'id' | 'address_id'>,
  { id: _id, ...address }: WireAddress,
): Promise<void> {
  if (request.address_id !== null) {
    await db.updateTable('address').set(addressToRow(address)).where('id', '=', request.address_id).execute()
    return
  }
  const addressId = await insertAddress(db, address)
  await db.updateTable('request').set({ address_id: addressId }).where('id', '=', request.id).execute()
}
