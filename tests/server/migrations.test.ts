import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { migrate } from '#server/database/migrate.ts'
import { serverForTests } from './support/test-server.ts'

const server = serverForTests()

const state = async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`.execute(server.services.db)
  const people = await server.services.db.selectFrom('person').selectAll().orderBy('id').execute()
  return { columns: rows, people }
}

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
