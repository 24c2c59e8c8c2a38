import type { Membership } from '#domain/people/membership.ts'
import { todayInSaoPaulo } from '#domain/people/today.ts'
import type { Facts } from '#domain/requests/facts.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

export const findMemberships = (db: Queries, personId: number): Promise<readonly Membership[]> =>
  membershipsOf(db, personId).execute()

export const membershipsOf = (db: Queries, personId: number) =>
  db
    .selectFrom('membership')
    .select([
      'plan_id as planId',
      'category_id as categoryId',
      'ended_on as endedOn',
      'started_on as startedOn',
      'situation_id as situationId',
      'variable_percent as variablePercent',
    ])
    .where('person_id', '=', personId)
    .orderBy('plan_id')

export const factsWithoutPerson = (fund: FundReference, now: Date): Facts => ({
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

/** The facts for the rules from the server's records, not from the browser. */
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
    ...factsWithoutPerson(fund, now),
    cpf,
    birthDate: birth_date,
    memberships: await findMemberships(db, personId),
    migrated,
    ...(contribution_salary_cents !== null && { contributionSalaryCents: contribution_salary_cents }),
  }
}
