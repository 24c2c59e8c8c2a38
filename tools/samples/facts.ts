import type { Membership } from '#domain/people/membership.ts'
import type { Facts } from '#domain/requests/facts.ts'

/** A membership that began long ago, with a change by the test. */
export const membership = (change: Partial<Membership> = {}): Membership => ({
  planId: 1,
  categoryId: 1,
  endedOn: null,
  startedOn: '2000-01-10',
  situationId: null,
  variablePercent: null,
  ...change,
})

/** Old enough and long enough in plan 1 for every type. */
export const factsWith = (change: Partial<Facts> = {}): Facts => ({
  today: '2026-11-21',
  birthDate: '1966-03-01',
  memberships: [membership()],
  plans: [
    { id: 1, name: 'Plano Um' },
    { id: 2, name: 'Plano Dois' },
  ],
  benefits: [1, 2, 3, 4, 5].flatMap((id) => [
    { planId: 1, id, name: `Benefício ${id} do plano 1` },
    { planId: 2, id, name: `Benefício ${id} do plano 2` },
  ]),
  countries: [
    { id: 31, name: 'Brasil' },
    { id: 160, name: 'Portugal' },
  ],
  banks: [],
  sponsorDomains: ['patrocinadora.com.br'],
  migrated: false,
  ...change,
})

export const inBothPlans = [membership(), membership({ planId: 2 })]
