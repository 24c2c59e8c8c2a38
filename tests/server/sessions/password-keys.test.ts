import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { hash, verify } from '@node-rs/argon2'
import { afterEach, describe, expect, test } from 'vitest'

import { authenticate } from '#api/contract/session.ts'
import { requireKeysOf } from '#server/sessions/password-key-check.ts'
import { passwordKeysIn } from '#server/sessions/password-key-file.ts'
import type { PasswordKey, PasswordKeys } from '#server/sessions/password-keys.ts'
import { createPasswords } from '#server/sessions/passwords.ts'

import { openTestDatabase } from '../support/open-database.ts'
import { folderOfTest } from '../support/temporary-folder.ts'
import { createTestServer, serverForTests } from '../support/test-server.ts'
import { CHEAP, KEYS, MARINA } from '../support/world.ts'

const server = await serverForTests()

const PASSWORD = '20262026'
const OLD: PasswordKey = KEYS[0]
const NEW: PasswordKey = { id: 'nova', secret: 'outro-segredo-de-teste-com-mais-de-32-caracteres' }

const storedHashes = async () =>
  (await server.services.db.selectFrom('credential').select('password_hash').execute()).map(
    ({ password_hash }) => password_hash,
  )

const matching = async (keys: PasswordKeys) => {
  const { matches } = await createPasswords(CHEAP, keys)
  const hashes = await storedHashes()
  let fitting = 0
  for (const stored of hashes) if (await matches(PASSWORD, stored)) fitting += 1
  return { fitting, of: hashes.length }
}

describe('password hashes without their key', () => {
  test('match no known password; with the key all match', async () => {
    const { fitting, of } = await matching(KEYS)
    expect(of).toBeGreaterThan(10)
    expect(fitting).toBe(of)
    expect((await matching([{ ...NEW, id: OLD.id }])).fitting).toBe(0)
    for (const stored of await storedHashes()) {
      expect(stored).toMatch(/^teste:\$argon2id\$/)
      expect(await verify(stored.slice(stored.indexOf('$')), PASSWORD)).toBe(false)
    }
  })
})

describe('a login', () => {
  const ofMarina = () =>
    server.services.db
      .selectFrom('credential')
      .innerJoin('person', 'person.id', 'credential.person_id')
      .select(['person.id', 'password_hash as stored'])
      .where('cpf', '=', MARINA)
      .executeTakeFirstOrThrow()
  const store = async (password_hash: string) => {
    const { id } = await ofMarina()
    await server.services.db
      .updateTable('credential')
      .set({ password_hash })
      .where('person_id', '=', id)
      .execute()
  }
  const logIn = async (keys: PasswordKeys, senha = PASSWORD) => {
    const { db, fund } = server.services
    const { call, log } = createTestServer({ db }, fund, await createPasswords(CHEAP, keys))
    const { status } = await call(authenticate, { body: { cpf: MARINA, senha } })
    return { status, log: log.join('') }
  }
  afterEach(async () => store(await (await createPasswords(CHEAP, KEYS)).hash(PASSWORD)))

  test('hashes the password again with the first key, so that the old key can be removed', async () => {
    expect((await logIn([NEW, OLD], '00000000')).status).toBe(401)
    expect((await ofMarina()).stored).toMatch(/^teste:/)
    expect((await logIn([NEW, OLD])).status).toBe(200)
    expect((await ofMarina()).stored).toMatch(/^nova:/)
    expect((await logIn([NEW])).status).toBe(200)
    expect((await logIn([NEW], '00000000')).status).toBe(401)
  })

  test('adds a key to a hash without one', async () => {
    await store(await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }))
    expect((await logIn(KEYS, '00000000')).status).toBe(401)
    expect((await logIn(KEYS)).status).toBe(200)
    expect((await ofMarina()).stored).toMatch(/^teste:/)
    expect((await logIn(KEYS)).status).toBe(200)
  })

  test('with a hash of a missing key is a defect, not a wrong password', async () => {
    for (let times = 0; times < 6; times += 1) {
      const { status, log } = await logIn([NEW])
      expect(status).toBe(500)
      expect(log).toContain('hashed with the key \\"teste\\"')
    }
    expect((await logIn(KEYS)).status).toBe(200)
  })
})

describe('requireKeysOf', () => {
  const startWith = (keys: PasswordKeys, file: string | null = null) =>
    requireKeysOf(server.services.db, { keys, file })
  afterEach(() => server.services.db.deleteFrom('password_key').execute())

  test('accepts the necessary keys and more', async () => {
    await startWith([OLD])
    await startWith([NEW, OLD])
    await startWith([OLD, NEW])
  })

  test('names a missing key', async () => {
    await expect(startWith([NEW])).rejects.toThrow(
      'Há senhas neste banco gravadas com a chave "teste", que não foi dada. Acrescente-a a PASSWORD_PEPPER, depois da chave atual.',
    )
    await expect(startWith([NEW], 'data/password-key')).rejects.toThrow(
      'Há senhas neste banco gravadas com a chave "teste", que não foi dada. Copie para data/password-key o arquivo que a contém, ou defina PASSWORD_PEPPER com ela.',
    )
  })

  test('rejects another secret for a known key', async () => {
    await startWith([OLD])
    await expect(startWith([{ ...NEW, id: OLD.id }])).rejects.toThrow(
      'A chave de senhas "teste" de PASSWORD_PEPPER tem outro segredo do que aquele com que este banco foi usado.',
    )
    await startWith([OLD])
  })

  test('rejects a generated key for a database with another one, also concurrently', async () => {
    const database = await openTestDatabase()
    await database.db.deleteFrom('credential').execute()
    const again = database.openAgain()
    const outcomes = await Promise.allSettled([
      requireKeysOf(database.db, { keys: [OLD], file: 'a/password-key' }),
      requireKeysOf(again.db, { keys: [NEW], file: 'b/password-key' }),
    ])
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    await again.close()
    await database.close()
    expect(refused).toHaveLength(1)
    expect(String(refused[0]?.reason)).toMatch(
      /Este banco já é usado com a chave de senhas "(nova|teste)", de outra pasta de dados ou de PASSWORD_PEPPER\. Defina PASSWORD_PEPPER com a mesma chave em todos os processos\.$/,
    )
  })
})

test('passwordKeysIn creates a key once, readable by its owner only', () => {
  const folder = folderOfTest()
  const file = join(folder, 'data', 'password-key')
  expect(existsSync(file)).toBe(false)
  const [key] = passwordKeysIn(file)
  expect(key.id).toMatch(/^gerada-[\da-f]{8}$/)
  expect(key.secret).toHaveLength(43)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toBe(`${key.id}:${key.secret}\n`)
  expect(passwordKeysIn(file)).toEqual([key])
  expect(passwordKeysIn(join(folder, 'other'))).not.toEqual([key])
})

test('createPasswords computes 4 hashes at once with 32 in the queue, and refuses more', async () => {
  const { hash: hashed, matches } = await createPasswords(CHEAP, KEYS)
  const accepted = Array.from({ length: 36 }, () => hashed(PASSWORD))
  for (const further of [hashed(PASSWORD), matches(PASSWORD, null)]) {
    await expect(further).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 5 })
  }
  const hashes = await Promise.all(accepted)
  expect(new Set(hashes).size).toBe(36)
  expect(await matches(PASSWORD, hashes[35] ?? null)).toBe(true)
})
