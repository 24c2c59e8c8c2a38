import { describe, expect, test } from 'vitest'

import { answersFromWire } from '#api/contract/answers.ts'
import { lists } from '#api/contract/reference.ts'
import { startSession } from '#api/contract/session.ts'
import { benefitForm } from '#domain/forms/benefit.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { wholeYearsBetween } from '#domain/people/dates.ts'
import { isPrivateEmail } from '#domain/people/email.ts'
import { findAddress } from '#server/people/address.ts'
import { findFacts, findMemberships } from '#server/people/facts.ts'
import { hasDemonstration } from '#server/seed/seed.ts'

import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, CARLOS, HELENA, JOAO, MARINA, NOW, PAULO, RITA, SANDRA } from '../support/world.ts'

const server = await serverForTests()
const TODAY = '2026-11-21'

const personBy = (cpf: string) =>
  server.services.db.selectFrom('person').selectAll().where('cpf', '=', cpf).executeTakeFirstOrThrow()

const plansOf = async (cpf: string) => {
  const memberships = await findMemberships(server.services.db, (await personBy(cpf)).id)
  return memberships.map(({ planId, categoryId, startedOn }) => [
    planId,
    categoryId,
    wholeYearsBetween(startedOn ?? '', TODAY),
  ])
}

describe('seed people', () => {
  test.each([
    [MARINA, 'Marina Duarte Alves', 58, [[1, 1, 20]]],
    [CARLOS, 'Carlos Nogueira Prado', 45, [[2, 1, 3]]],
    [
      BEATRIZ,
      'Beatriz Farias Lemos',
      61,
      [
        [1, 1, 27],
        [2, 1, 11],
      ],
    ],
    [JOAO, 'João Batista Teles', 69, [[2, 2, 31]]],
    [HELENA, 'Helena Souto Maior', 72, [[1, 5, 12]]],
    [PAULO, 'Paulo Sérgio Rangel', 52, [[2, 1, 14]]],
    [RITA, 'Rita Camargo Dias', 38, []],
    [SANDRA, 'Sandra Pires Antunes', 55, [[2, 9, 8]]],
    ['16372849500', 'Otávio Reis Lacerda', 74, [[1, 1, 40]]],
    [
      '94726183591',
      'Lúcia Mendes Falcão',
      66,
      [
        [1, 1, 30],
        [2, 1, 15],
      ],
    ],
  ])('%s is %s, aged %i, with their plans, categories and years in them', async (cpf, name, age, plans) => {
    const person = await personBy(cpf)
    expect(person.name).toBe(name)
    expect(wholeYearsBetween(person.birth_date, TODAY)).toBe(age)
    expect(await plansOf(cpf)).toEqual(plans)
  })

  test('have synthetic CPFs with valid check digits', async () => {
    const people = await server.services.db.selectFrom('person').select('cpf').execute()
    const beneficiaries = await server.services.db.selectFrom('trust_beneficiary').select('cpf').execute()
    expect(people).toHaveLength(17)
    expect([...people, ...beneficiaries].filter(({ cpf }) => !isCpf(cpf))).toEqual([])
  })

  test.each([
    [MARINA, true],
    [CARLOS, false],
    [BEATRIZ, true],
    [JOAO, true],
    [HELENA, true],
    [PAULO, true],
    [RITA, true],
    [SANDRA, true],
  ])('%s has given consent: %s', async (cpf, given) => {
    const consent = await server.services.db
      .selectFrom('consent')
      .innerJoin('person', 'person.id', 'consent.person_id')
      .select('consent.id')
      .where('cpf', '=', cpf)
      .execute()
    expect(consent.length === 1).toBe(given)
  })

  test('differ in the facts of the rules', async () => {
    expect(await personBy(BEATRIZ)).toMatchObject({ migrated: true })
    expect(await personBy(PAULO)).toMatchObject({ withdrawal_allowed: false })
    const { body } = await server.call(lists, { token: await server.logIn(PAULO) })
    expect((await personBy(PAULO)).contribution_salary_cents).toBeGreaterThan(8 * 100 * Number(body.vrs))
    const sandra = await findMemberships(server.services.db, (await personBy(SANDRA)).id)
    expect(sandra.map(({ situationId }) => situationId)).toEqual([7])
    const benefits = await server.services.db
      .selectFrom('received_benefit')
      .select('representative_cpf')
      .where('person_id', '=', (await personBy(JOAO)).id)
      .orderBy('id')
      .execute()
    expect(benefits).toEqual([{ representative_cpf: '92741508305' }, { representative_cpf: null }])
  })

  test('have addresses that the rules accept', async () => {
    const { db, fund } = server.services
    const people = await db
      .selectFrom('person')
      .select(['id', 'cpf', 'address_id'])
      .where('address_id', 'is not', null)
      .execute()
    expect(people).toHaveLength(11)
    for (const { id, address_id } of people) {
      const address = await findAddress(db, address_id)
      const facts = await findFacts(db, fund, id, NOW)
      const answers = answersFromWire({ planId: null, details: {}, address, dependants: [] })
      const problems = problemsIn(benefitForm, answers, facts).filter(({ path }) =>
        path.startsWith('endereco'),
      )
      expect(problems).toEqual([])
      expect(isPrivateEmail(address?.email_pessoal ?? '', fund.settings.sponsorDomains)).toBe(true)
    }
  })

  test.each([
    ['37258049150', true],
    ['60581937295', true],
    ['48193625005', true],
    ['12739486022', false],
    ['73820591460', true],
    ['29461807350', false],
    ['16372849500', false],
    ['94726183591', false],
    ['81940527341', true],
  ])('%s logs in: %s', async (cpf, logsIn) => {
    const { status } = await server.call(startSession, { token: await server.logIn(cpf), body: { cpf } })
    expect(status).toBe(logsIn ? 200 : 401)
  })
})

describe('hasDemonstration', () => {
  test('finds invented people by CPF and name while one of them can log in', async () => {
    const { db } = server.services
    expect(await hasDemonstration(db)).toBe(true)
    const credentials = await db.deleteFrom('credential').returningAll().execute()
    expect(await hasDemonstration(db)).toBe(false)
    await db.insertInto('credential').values(credentials).execute()
    expect(await hasDemonstration(db)).toBe(true)
    await db.updateTable('person').set({ name: 'Outra Pessoa' }).execute()
    expect(await hasDemonstration(db)).toBe(false)
  })
})
