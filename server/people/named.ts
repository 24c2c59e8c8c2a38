import { type Answers, namingAnswer, type RequestForm } from '#domain/forms/form.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { maskedName } from '#domain/people/masked-name.ts'
import type { Facts, NamedParticipant } from '#domain/requests/facts.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { findMemberships } from './facts.ts'
import { findParticipant } from './look-up.ts'

/** Adds the person that the answers name by CPF, if the form has such a field and the CPF is valid. */
export async function factsWithNamed(
  db: Queries,
  fund: FundReference,
  facts: Facts,
  form: RequestForm,
  { detalhes }: Answers,
): Promise<Facts> {
  const written = detalhes[namingAnswer(form)?.name ?? '']?.trim() ?? ''
  if (!isCpf(written)) return facts
  return { ...facts, named: await findNamed(db, fund, digitsOf(written), facts.cpf) }
}

/**
 * The full name of the person that the answers name by CPF, which only the desk shows (D-143); null without such
 * a field or person.
 */
export async function fullNameOfNamed(
  db: Queries,
  form: RequestForm,
  { detalhes }: Answers,
  ownCpf: string | undefined,
): Promise<string | null> {
  const written = detalhes[namingAnswer(form)?.name ?? '']?.trim() ?? ''
  if (!isCpf(written)) return null
  const cpf = digitsOf(written)
  return (await findParticipant(db, cpf, cpf === ownCpf))?.name ?? null
}

/** Like the replies of `nomepessoa` and `planosparticipante`: empty for an unknown CPF (P-42). */
async function findNamed(
  db: Queries,
  fund: FundReference,
  cpf: string,
  ownCpf: string | undefined,
): Promise<NamedParticipant> {
  const isCaller = cpf === ownCpf
  const person = await findParticipant(db, cpf, isCaller)
  if (!person) return { cpf, name: '', plans: [] }
  const memberships = await findMemberships(db, person.personId)
  return {
    cpf,
    name: isCaller ? person.name : maskedName(person.name),
    plans: memberships.map(({ planId }) => ({
      id: planId,
      name: fund.plans.find(({ id }) => id === planId)?.name ?? '',
    })),
  }
}
