import type { Selectable } from 'kysely'

import { addressFromWire } from '#api/contract/address.ts'
import type { Row, Values } from '#domain/forms/form.ts'
import type { Queries } from '#server/database/connect.ts'
import type { RegistrationTable } from '#server/database/schema.ts'
import { notFound } from '#server/kernel/errors.ts'
import { findAddressOf } from '#server/people/address.ts'

import { findTrustBeneficiaries } from '../trust-beneficiaries.ts'

/** Wire name of each column. */
const COLUMNS: Readonly<Record<string, keyof RegistrationTable>> = {
  id_nacionalidade: 'nationality_id',
  naturalidade: 'birthplace',
  uf_natural: 'birth_state',
  id_estado_civil: 'civil_status_id',
  id_escolaridade: 'schooling_id',
  mae: 'mother',
  pai: 'father',
  rg: 'id_card',
  rg_emissor: 'id_card_issuer',
  rg_uf: 'id_card_state',
  rg_data_emissao: 'id_card_issued_on',
  id_emp: 'sponsor_id',
  id_regional: 'regional_id',
  matricula: 'employee_number',
  data_admissao: 'admitted_on',
}

/**
 * Only the enrolment has these fields, so there is nothing on file; the variable contribution starts at its maximum.
 */
const NOT_ON_FILE: Values = {
  percentual_variavel: '15',
  espontanea_sim_nao: '',
  valor_espontanea: '',
  aposentado_inss: '',
  politicamente_exposto: '',
  pep: '',
  responsavel_fatca: '',
  telefone: '',
}

/** Identity data, whatever the answers (P-61). */
export async function findIdentity(db: Queries, personId: number): Promise<Values> {
  const { name, cpf, birth_date, sex } = await db
    .selectFrom('person')
    .select(['name', 'cpf', 'birth_date', 'sex'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return { nome: name, cpf, data_nascimento: birth_date, sexo: sex }
}

export async function findParticipant(db: Queries, personId: number): Promise<Values> {
  const registration = await db
    .selectFrom('registration')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const address = await findAddressOf(db, personId)
  return {
    ...NOT_ON_FILE,
    ...(await findIdentity(db, personId)),
    ...(address && addressFromWire(address)),
    ...asAnswers(registration),
  }
}

const asAnswers = (registration: Selectable<RegistrationTable> | undefined): Values =>
  Object.fromEntries(
    Object.entries(COLUMNS).map(([name, column]) => [name, String(registration?.[column] ?? '')]),
  )

/** Data of the person that is not answered: identity, and whether they are or were in a plan. */
export async function findIdAndMembership(db: Queries, personId: number) {
  const membership = await db
    .selectFrom('membership')
    .select('plan_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return { id: String(personId), existe_trust: membership ? ('S' as const) : ('N' as const) }
}

/** Throws `notFound` if a row names a person who is not on the participant's file. */
export async function requireOnOwnFile(db: Queries, personId: number, rows: readonly Row[]): Promise<void> {
  const named = rows.flatMap(({ values: { id_pessoa_dep = '' } }) => id_pessoa_dep || [])
  if (named.length === 0) return
  const known = await findTrustBeneficiaries(db, personId)
  const ids = new Set(known.map(({ beneficiary_id }) => String(beneficiary_id)))
  if (named.some((id) => !ids.has(id))) throw notFound()
}
