import type { Queries } from '#server/database/connect.ts'
import { insertAddress } from '#server/people/address.ts'
import { grantConsent } from '#server/people/consent.ts'

import { momentBefore, yearsBefore } from './common/days.ts'
import type { SeedPerson } from './common/person.ts'

const CONSENT_DAYS_AGO = 400
/** An earlier version than the current one. */
const CONSENT = { version: '1', text: 'Autorizo o fundo a manter cópias dos meus documentos.' }

/** Inserts one person with the fund's data; returns the id. `passwordHash` null: no login. */
export async function writePerson(
  db: Queries,
  person: SeedPerson,
  today: string,
  passwordHash: string | null,
): Promise<number> {
  const { id } = await db
    .insertInto('person')
    .values({
      cpf: person.cpf,
      name: person.name,
      kind: person.kind,
      birth_date: yearsBefore(today, person.age),
      sex: person.sex,
      deceased: person.deceased ?? false,
      address_id: person.address === null ? null : await insertAddress(db, person.address),
      withdrawal_allowed: !person.withdrawalRefused,
      left_before_1996: false,
      migrated: person.migrated ?? false,
      contribution_salary_cents: person.contributionSalaryCents ?? null,
      role_id: person.roleId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (passwordHash !== null) {
    await db.insertInto('credential').values({ person_id: id, password_hash: passwordHash }).execute()
  }
  if (person.consents) await grantConsent(db, id, CONSENT, momentBefore(today, CONSENT_DAYS_AGO))
  await writeMemberships(db, id, person, today)
  await writeRegistration(db, id, person, today)
  await writeServiceTime(db, id, person, today)
  await writeBeneficiaries(db, id, person, today)
  await writeReceivedBenefits(db, id, person)
  return id
}

async function writeMemberships(db: Queries, id: number, { memberships }: SeedPerson, today: string) {
  if (memberships.length === 0) return
  const rows = memberships.map((membership) => ({
    person_id: id,
    plan_id: membership.planId,
    category_id: membership.categoryId,
    situation_id: membership.situationId ?? null,
    started_on: yearsBefore(today, membership.years),
    ended_on: null,
    variable_percent: membership.variablePercent ?? null,
  }))
  await db.insertInto('membership').values(rows).execute()
}

async function writeRegistration(db: Queries, id: number, { registration }: SeedPerson, today: string) {
  if (!registration) return
  await db
    .insertInto('registration')
    .values({
      person_id: id,
      nationality_id: registration.nationalityId,
      birthplace: registration.birthplace,
      birth_state: registration.birthState,
      civil_status_id: registration.civilStatusId,
      schooling_id: registration.schoolingId,
      mother: registration.mother,
      father: registration.father,
      id_card: registration.idCard,
      id_card_issuer: registration.idCardIssuer,
      id_card_state: registration.idCardState,
      id_card_issued_on: yearsBefore(today, registration.idCardAge),
      sponsor_id: registration.sponsorId,
      regional_id: registration.regionalId,
      employee_number: registration.employeeNumber,
      admitted_on: yearsBefore(today, registration.yearsAtSponsor),
    })
    .execute()
}

async function writeServiceTime(db: Queries, id: number, { serviceTime = [] }: SeedPerson, today: string) {
  const rows = serviceTime.map(({ company, typeId, fromYears, toYears }) => ({
    person_id: id,
    company,
    type_id: typeId,
    started_on: yearsBefore(today, fromYears),
    ended_on: yearsBefore(today, toYears),
  }))
  if (rows.length > 0) await db.insertInto('service_time').values(rows).execute()
}

async function writeBeneficiaries(db: Queries, id: number, person: SeedPerson, today: string) {
  const rows = person.memberships.flatMap(({ planId }) =>
    (person.beneficiaries ?? []).map((beneficiary) => ({
      person_id: id,
      plan_id: planId,
      beneficiary_id: beneficiary.id,
      name: beneficiary.name,
      cpf: beneficiary.cpf,
      birth_date: yearsBefore(today, beneficiary.age),
      sex: beneficiary.sex,
      kinship_id: beneficiary.kinshipId,
      kinship_name: beneficiary.kinshipName,
    })),
  )
  if (rows.length > 0) await db.insertInto('trust_beneficiary').values(rows).execute()
}

async function writeReceivedBenefits(db: Queries, id: number, { receivedBenefits = [] }: SeedPerson) {
  const rows = receivedBenefits.map(({ planId, benefitId, representative, accountDigit, ...account }) => ({
    ...account,
    account_digit: accountDigit,
    person_id: id,
    plan_id: planId,
    benefit_id: benefitId,
    representative_cpf: representative?.cpf ?? null,
    representative_name: representative?.name ?? null,
  }))
  if (rows.length > 0) await db.insertInto('received_benefit').values(rows).execute()
}
