import { type Answers, namingAnswer, type RequestForm } from '#domain/forms/form.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { maskedName } from '#domain/people/masked-name.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { findMemberships } from './facts.ts'
import { findParticipant } from './look-up.ts'

/** The CPF (digits) of the person that the answers name; null if the form has no such field or the CPF is invalid. */
export function namedCpf(form: RequestForm, { detalhes }: Answers): string | null {
  const written = detalhes[namingAnswer(form)?.name ?? '']?.trim() ?? ''
  return isCpf(written) ? digitsOf(written) : null
}

type Named = {
  /** For the rules: like the replies of `nomepessoa` and `planosparticipante`, empty for an unknown CPF (P-42). */
  readonly participant: NamedParticipant
  /** Shown at the desk alone (D-143); null for an unknown CPF. */
  readonly fullName: string | null
}

type Wanted = {
  readonly cpf: string
  readonly ownCpf: string | undefined
  /** The full name that the request has for this CPF; null without one. */
  readonly known: string | null
}

/** The person with a CPF; one that the register has no more keeps the name that the request has. */
export async function findNamed(
  db: Queries,
  fund: FundReference,
  { cpf, ownCpf, known }: Wanted,
): Promise<Named> {
  const isCaller = cpf === ownCpf
  const person = await findParticipant(db, cpf, isCaller)
  const fullName = person?.name ?? known
  const memberships = person ? await findMemberships(db, person.personId) : []
  return {
    fullName,
    participant: {
      cpf,
      name: isCaller ? (fullName ?? '') : maskedName(fullName ?? ''),
      plans: memberships.map(({ planId }) => ({
        id: planId,
        name: fund.plans.find(({ id }) => id === planId)?.name ?? '',
      })),
    },
  }
}
