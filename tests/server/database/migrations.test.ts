import { readFileSync } from 'node:fs'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openEmbedded } from '#server/database/connect.ts'
import { HISTORY, migrate } from '#server/database/migrate.ts'
import { startFault } from '#server/start-faults.ts'

import { serverForTests } from '../support/test-server.ts'

const server = await serverForTests()

const state = async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`.execute(server.services.db)
  const people = await server.services.db.selectFrom('person').selectAll().orderBy('id').execute()
  return { columns: rows, people }
}

// SERVER-39, SERVER-40
test('migrate changes nothing when repeated, even concurrently', async () => {
  const before = await state()
  expect(before.columns.length).toBeGreaterThan(100)
  await migrate(server.services.db)
  await Promise.all([migrate(server.services.db), migrate(server.services.db)])
  expect(await state()).toEqual(before)
})

test('a failed transaction leaves nothing behind', async () => {
  const { db } = server.services
  await server.logIn('52998224725')
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('session').execute()
    await transaction.insertInto('cloud').values({ person_id: -1, protocol_id: 'x' }).execute()
  })
  await expect(failing).rejects.toThrow('cloud_person_id_fkey')
  expect(await db.selectFrom('session').select('token_hash').execute()).toHaveLength(1)
})

test('dates are returned as stored, whatever the time zone of the server', async () => {
  const { birth_date } = await server.services.db
    .updateTable('person')
    .set({ birth_date: '1968-02-29' })
    .where('cpf', '=', '52998224725')
    .returning('birth_date')
    .executeTakeFirstOrThrow()
  expect(birth_date).toBe('1968-02-29')
})

test('migrate refuses a database of a newer version in one sentence, and changes nothing', async () => {
  const { db } = server.services
  const before = await state()
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01')`.execute(db)
  const failure = await migrate(db).catch((error: unknown) => error)
  await sql`delete from kysely_migration where name = '999-later'`.execute(db)
  expect(startFault(failure, null)).toBe(
    'O banco de dados é de uma versão mais nova do portal (tem a migração 999-later): inicie essa versão, ou restaure a cópia de segurança feita antes da atualização.',
  )
  expect(await state()).toEqual(before)
  await migrate(db)
})

test('migrate says why it failed where it may not create its own tables', async () => {
  const { db, close } = await openEmbedded({})
  await sql`create role reader`.execute(db)
  await sql`set role reader`.execute(db)
  await expect(migrate(db)).rejects.toThrow('permission denied for schema public')
  await close()
})

test('the page for operators says of each migration whether the version before may go on beside it', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const rows = [...page.matchAll(/^\| `(\d{3}-[\w-]+)` \| (goes on|ends first) \|/gm)]
  const said = { goesOn: 'goes on', ends: 'ends first' }
  expect(rows.map(([, name, besides]) => [name, besides])).toEqual(
    Object.entries(HISTORY).map(([name, { besides }]) => [name, said[besides]]),
  )
})
