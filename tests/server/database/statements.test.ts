import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { checkConsent } from '#api/contract/consent.ts'
import { listDesk } from '#api/contract/desk.ts'
import { lists, tables } from '#api/contract/reference.ts'
import { listRequests } from '#api/contract/requests.ts'
import { startSession } from '#api/contract/session.ts'
import type { OpenDatabase } from '#server/database/connect.ts'

import { openTestDatabase } from '../support/open-database.ts'
import { Participant } from '../support/participant.ts'
import { addRequests, plansOf, statementsOf } from '../support/statements.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, TERESA } from '../support/world.ts'

const server = await serverForTests()

const listOf = ({ token, cloudId }: Participant) =>
  server.call(listRequests, { token, params: { id_nuvem: cloudId } })

const countOf = async (work: () => Promise<unknown>) => (await statementsOf(work)).length

const newestOf = async (participant: Participant, isWanted: (status: string) => boolean) => {
  const { body } = await listOf(participant)
  const requests = body.requerimentos as { id: number; situacao: string }[]
  return requests.find(({ situacao }) => isWanted(situacao))?.id ?? 0
}

describe("number of statements of a reading call, including the caller's", () => {
  test.each([MARINA, BEATRIZ])('is fixed for %s, for any amount of data', async (cpf) => {
    const participant = await Participant.logIn(server, cpf)
    const { token } = participant
    // The first call takes a block of points that is enough for the following ones.
    const id = await newestOf(participant, (status) => status !== 'L')
    const body = { cpf }
    expect({
      list: await countOf(() => listOf(participant)),
      show: await countOf(() => participant.show(id)),
      session: await countOf(() => server.call(startSession, { token, body })),
      tables: await countOf(() => server.call(tables, { token })),
      lists: await countOf(() => server.call(lists, { token })),
      consent: await countOf(() => server.call(checkConsent, { token, body })),
    }).toEqual({ list: 2, show: 2, session: 2, tables: 1, lists: 1, consent: 1 })
  })

  test.each([
    // Two of them for identity card and parents of the last request that was sent.
    [MARINA, 7],
    // One more for its account.
    [BEATRIZ, 8],
  ])('is higher for a draft of %s, for the offers that it gets', async (cpf, statements) => {
    const participant = await Participant.logIn(server, cpf)
    const id = await newestOf(participant, (status) => status === 'L')
    // The second of two calls: the first may take the next block of points.
    await participant.show(id)
    expect(await countOf(() => participant.show(id))).toBe(statements)
  })

  test('is four for the list of the desk, as it is recorded', async () => {
    const token = await server.logIn(TERESA)
    const list = () => server.call(listDesk, { token })
    await list()
    expect(await countOf(list)).toBe(4)
  })

  test('is one more in ten calls, for the rate limit', async () => {
    const token = await server.logIn(MARINA)
    const twenty = async () => {
      for (let call = 0; call < 20; call += 1) await server.call(lists, { token })
    }
    expect(await countOf(twenty)).toBe(22)
  })
})

describe('with twenty thousand requests', () => {
  beforeAll(() => addRequests(server.services.db, { cpf: MARINA, status: 'A', count: 20_000 }))

  test("a participant's list uses an index", async () => {
    const beatriz = await Participant.logIn(server, BEATRIZ)
    const plans = await plansOf(server.services.db, () => listOf(beatriz))
    expect(plans).toHaveLength(2)
    expect(plans[1]).toMatch(/using request_person on request|Scan on request_person/)
    expect(plans.filter((plan) => /Seq Scan on request\b/.test(plan))).toEqual([])
  })

  test.each([
    ['as it is', {}, 'request_sent'],
    ['of a status', { situacao: 'E' }, 'request_sent_status'],
    ['of a type', { id_tipo: 13 }, 'request_sent_type'],
    ['far behind', { pagina: 150 }, 'request_sent'],
  ])('the list of the desk %s uses an index, in its order', async (_case, body, index) => {
    const token = await server.logIn(TERESA)
    const plans = await plansOf(server.services.db, () => server.call(listDesk, { token, body }))
    expect(plans).toHaveLength(3)
    expect(plans[1]).toMatch(/^Aggregate [\s\S]*-> {2}Limit /)
    expect(plans[2]).toMatch(new RegExp(`Index Scan Backward using ${index} on request\\b`))
  })

  test('the list of the desk reports that there are more than it counts', async () => {
    const token = await server.logIn(TERESA)
    const { body } = await server.call(listDesk, { token, body: {} })
    expect(body.total).toBe(10_001)
  })

  test('references to a document use an index', async () => {
    const { rows } = await sql<{ table: string }>`
      select attrelid::regclass::text as "table" from pg_attribute
      join pg_index on indrelid = attrelid and indkey[0] = attnum
      where attname = 'document_id' order by 1`.execute(server.services.db)
    expect(rows.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['complementary_document', 'required_document']),
    )
  })
})

describe.skipIf(process.env.TEST_DATABASE_URL)('the embedded database', () => {
  const preparedOf = async (db: OpenDatabase['db']) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_prepared_statements where statement like 'select%'`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  }

  test('prepares each select once, and at most two hundred', async () => {
    const { db, close } = await openTestDatabase()
    const cpfsOf = (id: number) => db.selectFrom('person').select('cpf').where('id', '=', id).execute()
    const [marina, stranger, again] = [await cpfsOf(501), await cpfsOf(1), await cpfsOf(501)]
    expect(again).toEqual(marina)
    expect(stranger).not.toEqual(marina)
    const before = await preparedOf(db)
    await cpfsOf(502)
    expect(await preparedOf(db)).toBe(before)
    for (let number = 0; number < 250; number += 1) {
      const { rows } = await sql.raw<{ n: number }>(`select ${number} as n`).execute(db)
      expect(rows).toEqual([{ n: number }])
    }
    expect(await preparedOf(db)).toBeLessThanOrEqual(200)
    await close()
  })
})
