import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { FOR_UPKEEP, type OpenDatabase, openPostgres } from '#server/database/connect.ts'
import { importFiles } from '#server/import/import-files.ts'
import { LISTS, PEOPLE } from '#server/import/kinds.ts'

import { describeOnPostgres } from '../support/own-postgres.ts'
import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { migrateAndSeed } from '../support/seed-database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'
import { CARLOS, CHEAP, MARINA, testFund, testPasswords } from '../support/world.ts'

describeOnPostgres('an import beside a server', (cluster) => {
  const folder = temporaryFolder()
  let server: TestServer
  let calls: OpenDatabase
  let upkeep: OpenDatabase

  beforeAll(async () => {
    const fail = (error: Error) => {
      throw error
    }
    calls = openPostgres(cluster.url, fail)
    upkeep = openPostgres(cluster.url, fail, FOR_UPKEEP)
    await migrateAndSeed(upkeep.db)
    server = createTestServer(calls, await testFund(), await testPasswords())
  }, 120_000)
  afterAll(async () => {
    await calls?.close()
    await upkeep?.close()
  })

  const written = (name: string, ...rows: readonly string[]) => {
    const path = join(folder, name)
    writeFileSync(path, rows.map((row) => `${row}\n`).join(''))
    return path
  }

  test('lets the people whom it has changed log in and save new requests and old ones', async () => {
    const marina = await Participant.logIn(server, MARINA)
    const { id } = (await marina.saved(retirement(marina.cloudId))).requerimento
    const person = written(
      'pessoas.csv',
      'cpf;nome;tipo;data_nascimento;sexo;cidade',
      `${MARINA};Marina Alves;participante;1969-05-12;F;Recife`,
    )
    const plan = written(
      'planos.csv',
      'cpf;plano;categoria;inicio',
      `${MARINA};1;1;1990-01-01`,
      `${CARLOS};1;1;1990-01-01`,
    )
    const plans = LISTS.find(({ name }) => name === 'planos') ?? expect.fail()
    const kept = await upkeep.db.startTransaction().execute()
    await sql`select from membership where person_id = (select id from person where cpf = ${CARLOS})
      for update`.execute(kept)
    const { fund, clock } = server.services
    const importing = importFiles(
      { db: upkeep.db, fund, passwordCost: CHEAP, now: clock(), operator: 'root' },
      [
        { path: person, kind: PEOPLE },
        { path: plan, kind: plans },
      ],
      { isDryRun: false, skipsBadRows: false, allowedRemovals: 100 },
    )
    try {
      // Marina's rows are changed, and the import waits for a plan of Carlos.
      await vi.waitFor(
        async () => {
          const { rows } = await sql`select from pg_locks where not granted`.execute(calls.db)
          expect(rows).toHaveLength(1)
        },
        { timeout: 20_000, interval: 50 },
      )
      const again = await Participant.logIn(server, MARINA)
      const answers = await Promise.all([
        again.save(retirement(again.cloudId)),
        again.save(retirement(again.cloudId)),
        again.save(retirement(again.cloudId, { id })),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    } finally {
      await kept.rollback().execute()
    }
    expect(await importing).toMatchObject({ isWritten: true })
    const { name } = await calls.db
      .selectFrom('person')
      .select('name')
      .where('cpf', '=', MARINA)
      .executeTakeFirstOrThrow()
    expect(name).toBe('Marina Alves')
  })
})
