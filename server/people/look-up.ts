import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import type { Queries } from '#server/database/connect.ts'
import type { LookUpTable, PersonKind } from '#server/database/schema.ts'
import { at, invalid } from '#server/kernel/errors.ts'
import type { Caller } from '#server/sessions/caller.ts'

import { type LookupNeeds, recordLookup } from './record-lookup.ts'

type Found = { readonly personId: number; readonly name: string; readonly isCaller: boolean }

/** Persons that a request may name: neither visitors, who have no plan, nor staff. */
const PARTICIPANTS: readonly PersonKind[] = ['participant', 'pensioner']

export type LookupCaller = { readonly caller: Caller; readonly address: string }

/**
 * The participant with a CPF, deceased ones too; null where there is none. Every lookup of another person is
 * recorded, with or without a result. Throws `invalid` where the check digits are wrong, and as
 * `keepLook` does.
 */
export async function lookUp(
  services: LookupNeeds,
  { caller, address }: LookupCaller,
  written: string,
  askedFor: LookUpTable['asked_for'],
): Promise<Found | null> {
  if (!isCpf(written)) throw invalid(...at('cpf', messages.invalidCpf))
  const cpf = digitsOf(written)
  const isCaller = cpf === caller.cpf
  if (!isCaller) await recordLookup(services, { personId: caller.personId, address, cpf, askedFor })
  const person = await findParticipant(services.db, cpf, isCaller)
  return person ? { ...person, isCaller } : null
}

/** Another person than the caller is found only if neither visitor nor staff. */
export const findParticipant = (db: Queries, cpf: string, isCaller: boolean) =>
  db
    .selectFrom('person')
    .select(['id as personId', 'name'])
    .where('cpf', '=', cpf)
    .$if(!isCaller, (query) => query.where('kind', 'in', PARTICIPANTS))
    .executeTakeFirst()
