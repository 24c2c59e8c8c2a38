import type { Selectable } from 'kysely'

import type { Row, Values } from '#domain/forms/form.ts'
import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import type { TrustBeneficiaryTable } from '#server/database/schema.ts'
import { at, invalid, notFound } from '#server/kernel/errors.ts'

export type TrustBeneficiary = Selectable<TrustBeneficiaryTable>

/** Beneficiaries on file for the person, in every plan. */
export const findTrustBeneficiaries = (db: Queries, personId: number): Promise<readonly TrustBeneficiary[]> =>
  db
    .selectFrom('trust_beneficiary')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('beneficiary_id')
    .execute()

/**
 * The declared beneficiaries with the fund's data; the participant only decides who is included.
 * Beneficiaries of another plan of the person are dropped, since the plan may change after the declaration;
 * throws `notFound` for people not on the person's file, `invalid` for duplicates.
 */
export function onFile(
  declared: readonly Row[],
  known: readonly TrustBeneficiary[],
  planId: number | null,
): readonly Row[] {
  requireOnce(declared)
  return declared.flatMap(({ id, values }) => {
    const records = known.filter(({ beneficiary_id }) => String(beneficiary_id) === values.id_pessoa_dep)
    if (records.length === 0) throw notFound()
    const record = records.find(({ plan_id }) => plan_id === planId)
    return record ? [{ id, values: { ...values, ...asAnswers(record) } }] : []
  })
}

function requireOnce(declared: readonly Row[]): void {
  const ids = declared.map(({ values }) => values.id_pessoa_dep)
  if (new Set(ids).size < ids.length) throw invalid(...at('dependentes', messages.beneficiaryTwice))
}

const asAnswers = (record: TrustBeneficiary): Values => ({
  nome: record.name,
  cpf: record.cpf,
  data_nascimento: record.birth_date,
  sexo: record.sex,
  dependencia: '',
  id_pessoa_dep: String(record.beneficiary_id),
  id_parentesco: String(record.kinship_id),
  nm_parentesco: record.kinship_name,
})
