import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import type { Queries } from '#server/database/connect.ts'
import type { LookUpTable, PersonKind } from '#server/database/schema.ts'
import { at, invalid } from '#server/http/errors.ts'
import type { Services } from '#server/http/services.ts'
import type { Caller } from '#server/sessions/caller.ts'

import { keepLook } from './kept-looks.ts'

type Found = { readonly personId: number; readonly name: string; readonly isCaller: boolean }

/** Whom a request may name: no visitors, who have no plan, and nobody of the staff. */
const PARTICIPANTS: readonly PersonKind[] = ['participant', 'pensioner']

/** Who looks, and from where. */
export type Looker = { readonly caller: Caller; readonly address: string }

/**
 * The participant behind a CPF, the deceased among them; null where there is none. Every look at somebody else is
 * kept, whether anybody was found or not (security R12). Throws `invalid` where the check digits are wrong, and as
 * `keepLook` does.
 */
export async function lookUp(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
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

/** The participant who has those digits; of the others neither visitors nor staff. */
export const findParticipant = (db: Queries, cpf: string, isCaller: boolean) =>
  db
    .selectFrom('person')
    .select(['id as personId', 'name'])
    .where('cpf', '=', cpf)
    .$if(!isCaller, (query) => query.where('kind', 'in', PARTICIPANTS))
    .executeTakeFirst()
