import { answersFromWire, answersToWire } from '#api/contract/answers.ts'
import type { WireAddress } from '#api/contract/session.ts'
import type { Answers, Values } from '#domain/forms/form.ts'
import type { Queries } from '#server/database/connect.ts'
import type { StoredRowsPart } from '#server/database/schema.ts'
import { addressToRow, findAddress, insertAddress } from '#server/people/address.ts'

import type { StoredRequest } from '../own-request.ts'
import { findDependants, replaceDependants } from './dependants.ts'
import { findDetails, replaceDetails } from './details.ts'
import { requireWithinLimits } from './limits.ts'
import { findPart, findRows, replacePart, replaceRows, STORED_ROWS_PARTS } from './rows.ts'

type RequestRow = Pick<StoredRequest, 'id' | 'plan_id' | 'address_id'>

/** All answers of a request, including details that are not in its form. */
export async function findAnswers(db: Queries, request: RequestRow): Promise<Answers> {
  const answers = answersFromWire({
    planId: request.plan_id,
    details: await findDetails(db, request.id),
    address: await findAddress(db, request.address_id),
    dependants: await findDependants(db, request.id),
  })
  return {
    ...answers,
    participante: await findPart(db, request.id),
    ...(await findRows(db, request.id)),
  }
}

type Storing = {
  readonly answers: Answers
  /** Details that are not in the form. */
  readonly unknown: Values
  /** The full name of the participant that the answers name by CPF; null without one (D-143). */
  readonly namedPerson: string | null
}

/**
 * Stores the answers, including details that are not in the form. Throws `invalid` if the limits are
 * exceeded. Returns the request with its plan and address.
 */
export async function storeAnswers(
  db: Queries,
  request: StoredRequest,
  { answers, unknown, namedPerson }: Storing,
): Promise<StoredRequest> {
  const wire = answersToWire(answers)
  const details = { ...unknown, ...wire.detalhes }
  requireWithinLimits(answers)
  await replaceDetails(db, request.id, details)
  await replaceDependants(db, request.id, wire.dependentes)
  await replacePart(db, request.id, answers.participante)
  for (const part of STORED_ROWS_PARTS) await replaceRows(db, request.id, part, answers[part])
  return db
    .updateTable('request')
    .set({
      plan_id: wire.id_plano,
      address_id: await storeAddress(db, request, wire.endereco),
      named_person: namedPerson,
    })
    .where('id', '=', request.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const PEOPLE: readonly StoredRowsPart[] = ['designados', 'peps']

/** Deletes the other people of a request: dependants, beneficiaries, the designated people of an enrolment, and the full
 * name of the one that it names (FORM-11). */
export async function clearPeople(db: Queries, requestId: number): Promise<void> {
  await replaceDependants(db, requestId, [])
  for (const part of PEOPLE) await replaceRows(db, requestId, part, [])
  await db.updateTable('request').set({ named_person: null }).where('id', '=', requestId).execute()
}

async function storeAddress(
  db: Queries,
  { address_id: addressId }: RequestRow,
  address: WireAddress | null,
): Promise<number | null> {
  if (address === null) return addressId
  const { id: _id, ...values } = address
  if (addressId === null) return insertAddress(db, values)
  await db.updateTable('address').set(addressToRow(values)).where('id', '=', addressId).execute()
  return addressId
}
