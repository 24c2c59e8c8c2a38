import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import type { Queries } from '#server/database/connect.ts'
import type { LookUpTable, PersonKind } from '#server/database/schema.ts'
import { at, invalid } from '#server/kernel/errors.ts'
import type { Caller } from '#server/sessions/caller.ts'

import { keepLook, type LookNeeds } from './kept-looks.ts'

type Found = { readonly personId: number; readonly name: string; readonly isCaller: boolean }

/** Kinds of persons that a request may name: not visitors, who have no plan, and not the staff. */
const PARTICIPANTS: readonly PersonKind[] = ['participant', 'pensioner']

/** The caller of a look-up, and the address. */
export type Looker = { readonly caller: Caller; readonly address: string }

/**
 * The participant with a CPF, deceased ones too; null where there is none. Every look-up of another person is
 * recorded, with or without a result. Throws `invalid` where the check digits are wrong, and as
 * `keepLook` does.
 */
export async function lookUp(
  services: LookNeeds,
  { caller, address }: Looker,
  written: string,
  askedFor: LookUpTable['asked_for'],
): Promise<Found | null> {
  if (!isCpf(written)) throw invalid(...at('cpf', messages.invalidCpf))
  const cpf = digitsOf(written)
  const isCaller = cpf === caller.cpf
  if (!isCaller) await keepLook(services, { personId: caller.personId, address, cpf, askedFor })
  const person = await findParticipant(services.db, cpf, isCaller)
  return person ? { ...person, isCaller } : null
}

/** The participant with those digits; a person other than the caller only if neither visitor nor staff. */
export const findParticipant = (db: Queries, cpf: string, isCaller: boolean) =>
  db
    .selectFrom('person')
    .select(['id as personId', 'name'])
    .where('cpf', '=', cpf)
    .$if(!isCaller, (query) => query.where('kind', 'in', PARTICIPANTS))
    .executeTakeFirst()
