import type { Facts } from '#domain/requests/facts.ts'

import { membership } from '#tools/samples/facts.ts'

/**
 * A demonstration person as the session has them; the server test compares them with the server's records.
 */
export type Person = Pick<Facts, 'birthDate' | 'memberships' | 'migrated' | 'contributionSalaryCents'> & {
  readonly cpf: string
}

export const marina: Person = {
  cpf: '52998224725',
  birthDate: '1968-08-13',
  memberships: [membership({ startedOn: '2006-08-13' })],
  migrated: false,
  contributionSalaryCents: 684_000,
}

export const beatriz: Person = {
  cpf: '39053344705',
  birthDate: '1965-08-13',
  memberships: [
    membership({ startedOn: '1999-08-13' }),
    membership({ planId: 2, startedOn: '2015-08-13', variablePercent: 12.5 }),
  ],
  migrated: true,
  contributionSalaryCents: 1_125_000,
}

export const paulo: Person = {
  cpf: '84621357026',
  birthDate: '1974-08-13',
  memberships: [membership({ planId: 2, startedOn: '2012-08-13', variablePercent: 15 })],
  migrated: false,
  contributionSalaryCents: 1_248_000,
}

/** A pensioner. */
export const helena: Person = {
  cpf: '71428793860',
  birthDate: '1954-08-13',
  memberships: [membership({ categoryId: 5, startedOn: '2014-08-13' })],
  migrated: false,
}

/** Receives two benefits, the first of which a representative may receive for him. */
export const joao: Person = {
  cpf: '15350946056',
  birthDate: '1957-08-13',
  memberships: [membership({ planId: 2, categoryId: 2, startedOn: '1995-08-13' })],
  migrated: false,
}

/** In no plan. */
export const rita: Person = {
  cpf: '20846513951',
  birthDate: '1988-08-13',
  memberships: [],
  migrated: false,
}

/** An active participant of 45, in plan 2 for 3 years. */
export const carlos: Person = {
  cpf: '11144477735',
  birthDate: '1981-08-13',
  memberships: [membership({ planId: 2, startedOn: '2023-08-13', variablePercent: 10 })],
  migrated: false,
  contributionSalaryCents: 352_000,
}

/** The reply of the lookup by CPF: name and plans. */
export const found: Readonly<Record<string, { readonly name: string; readonly planIds: readonly number[] }>> =
  {
    '71428793860': { name: 'Helena Souto Maior', planIds: [1] },
    '16372849500': { name: 'Otávio R. L.', planIds: [1] },
    '20846513951': { name: 'Rita C. D.', planIds: [] },
  }
