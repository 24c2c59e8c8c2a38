import type { Row, Values } from '#domain/forms/form.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { notFound } from '#server/kernel/errors.ts'

/** Benefits that the person receives, out of the fund's records and under the wire's names. */
export async function findReceivedBenefits(
  db: Queries,
  fund: FundReference,
  personId: number,
): Promise<readonly Values[]> {
  const rows = await db
    .selectFrom('received_benefit')
    .innerJoin('person', 'person.id', 'received_benefit.person_id')
    .select([
      'received_benefit.id',
      'plan_id as planId',
      'benefit_id as benefitId',
      'representative_name as representativeName',
      'representative_cpf as representativeCpf',
      'person.name',
      'person.cpf',
    ])
    .where('person.id', '=', personId)
    .orderBy('received_benefit.id')
    .execute()
  return rows.map((row) => ({
    id_beneficio: String(row.id),
    id_plano: String(row.planId),
    plano: fund.plans.find(({ id }) => id === row.planId)?.name ?? '',
    beneficio:
      fund.benefits.find(({ planId, id }) => planId === row.planId && id === row.benefitId)?.name ?? '',
    recebedor: row.name,
    cpf: row.cpf,
    nome_proc: row.representativeName ?? '',
    cpf_proc: row.representativeCpf ?? '',
  }))
}

/**
 * One row per benefit on record; `sent` only selects them. Row ids are those of `stored`; benefits that the
 * person no longer receives are dropped.
 */
export function benefitsOnRecord(
  sent: readonly Row[],
  stored: readonly Row[],
  records: readonly Values[],
): readonly Row[] {
  const lowest = Math.min(0, ...stored.map(({ id }) => id))
  return records.map((record, index) => {
    const isIt = ({ values }: Row) => values.id_beneficio === record.id_beneficio
    const isTicked = sent.some((row) => isIt(row) && row.values.selecionado === 'S')
    return {
      id: stored.find(isIt)?.id ?? lowest - 1 - index,
      values: { ...record, selecionado: isTicked ? 'S' : '' },
    }
  })
}

/**
 * Like `benefitsOnRecord` for sent rows; throws `notFound` for a benefit that does not exist or belongs to
 * another person.
 */
export async function sentBenefitsOnRecord(
  db: Queries,
  fund: FundReference,
  personId: number,
  { sent, stored }: { readonly sent: readonly Row[]; readonly stored: readonly Row[] },
): Promise<readonly Row[]> {
  const records = await findReceivedBenefits(db, fund, personId)
  const own = new Set(records.map(({ id_beneficio }) => id_beneficio))
  if (sent.some(({ values }) => !own.has(values.id_beneficio))) throw notFound()
  return benefitsOnRecord(sent, stored, records)
}
