import { todayInSaoPaulo } from '#domain/people/today.ts'
import type { Facts, Membership } from '#domain/requests/facts.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

export async function findMemberships(db: Queries, personId: number): Promise<readonly Membership[]> {
  const rows = await db
    .selectFrom('membership')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('plan_id')
    .execute()
  return rows.map((row) => ({
    planId: row.plan_id,
    categoryId: row.category_id,
    endedOn: row.ended_on,
    startedOn: row.started_on,
    situationId: row.situation_id,
    variablePercent: row.variable_percent,
  }))
}

/** What the rules look at where there is no person yet: the day and the fund's tables. */
export const factsOfNobody = (fund: FundReference, now: Date): Facts => ({
  today: todayInSaoPaulo(now),
  birthDate: null,
  memberships: [],
  plans: fund.plans,
  benefits: fund.benefits,
  countries: fund.countries,
  banks: fund.banks,
  sponsorDomains: fund.settings.sponsorDomains,
  contributionReferenceCents: fund.settings.contributionReferenceCents,
  migrated: false,
  enrolment: fund,
})

/** What the forms' rules look at, out of the server's own records instead of the browser's. */
export async function findFacts(
  db: Queries,
  fund: FundReference,
  personId: number,
  now: Date,
): Promise<Facts> {
  const { cpf, birth_date, migrated, contribution_salary_cents } = await db
    .selectFrom('person')
    .select(['cpf', 'birth_date', 'migrated', 'contribution_salary_cents'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return {
    ...factsOfNobody(fund, now),
    cpf,
    birthDate: birth_date,
    memberships: await findMemberships(db, personId),
    migrated,
    ...(contribution_salary_cents !== null && { contributionSalaryCents: contribution_salary_cents }),
  }
}
