import { beforeEach, describe, expect, test } from 'vitest'

import { checkConsent } from '#api/contract/consent.ts'
import {
  authenticate,
  logOut,
  renewSession,
  startSession,
  startSessionByToken,
} from '#api/contract/session.ts'
import { createApp } from '#server/app.ts'
import { createPasswords } from '#server/sessions/passwords.ts'

import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import { BEATRIZ, CARLOS, KEYS, MARINA } from '../support/world.ts'

const server = await serverForTests()

beforeEach(() => server.setSeconds(0))

const session = (token: string | null) => server.call(startSession, { token, body: { cpf: '' } })

// LOGIN-04, LOGIN-21, SERVER-09, SERVER-17, SERVER-18, STAFF-01
describe('authenticate', () => {
  test.each([['52998224725'], ['529.982.247-25'], [' 529982247-25 ']])(
    'CPF %s with its password gets a token',
    async (cpf) => {
      const { status, body } = await server.call(authenticate, { body: { cpf, senha: '20262026' } })
      expect(status).toBe(200)
      expect(body).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        expira_em: 3600,
        id_nuvem: expect.any(Number),
      })
    },
  )

  test('the cloud of a person is answered once they have agreed', async () => {
    const senha = '20262026'
    const cloudOf = async (cpf: string) => {
      const { body } = await server.call(authenticate, { body: { cpf, senha } })
      const { body: consent } = await server.call(checkConsent, { token: String(body.token), body: { cpf } })
      return [body.id_nuvem, (consent as { nuvem?: { id: number } | null }).nuvem?.id ?? null]
    }
    const [marina, consented] = await cloudOf(MARINA)
    expect(marina).toBe(consented)
    expect(marina).not.toBeNull()
    expect(await cloudOf(CARLOS)).toEqual([null, null])
  })

  test.each([
    ['a wrong password', MARINA, '20262027'],
    ['an unknown CPF', '12345678909', '20262026'],
    ['a person without a login', '16372849500', '20262026'],
    ['nothing at all', '', ''],
    ['a CPF with letters behind it', '52998224725abc', '20262026'],
    ['a CPF with a sign that no CPF has', '529/982/247-25', '20262026'],
    ['a CPF with blanks within it', '529 982 247 25', '20262026'],
  ])('%s is refused with the same words', async (_what, cpf, senha) => {
    const { status, body } = await server.call(authenticate, { body: { cpf, senha } })
    expect(status).toBe(401)
    expect(body).toEqual({ codigo: 'erro', message: 'Usuário ou senha inválidos' })
  })

  test('stores no token', async () => {
    const token = await server.logIn(MARINA)
    const rows = await server.services.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a session', () => {
  test('returns the logged-in person', async () => {
    const { body } = await session(await server.logIn(MARINA))
    expect(body).toMatchObject({
      codigo: 'ok',
      cpf: '52998224725',
      nome: 'Marina Duarte Alves',
      permissao_resgate: 'S',
      plano_participante: [{ id_plano: 1, id_categoria: 1, dt_fim_plano: null }],
      max_file_size: 5,
      papel: null,
    })
  })

  test('of staff has the role', async () => {
    const { body } = await session(await server.logIn('81940527341'))
    expect(body).toMatchObject({ nome: 'Teresa Quadros Vidal', papel: 1 })
  })

  test.each([[MARINA], [BEATRIZ]])(
    '%s belongs to the person of the token, with or without the CPF',
    async (cpf) => {
      const token = await server.logIn(cpf)
      expect((await session(token)).body).toMatchObject({ cpf })
      expect(await server.call(startSessionByToken, { token })).toEqual(await session(token))
    },
  )

  test('ends an hour after the login, also while it is used', async () => {
    const token = await server.logIn(MARINA)
    server.setSeconds(3599)
    expect((await session(token)).status).toBe(200)
    server.setSeconds(3600)
    expect(await session(token)).toEqual({
      status: 401,
      body: { codigo: 'erro', message: 'Token expirado' },
    })
  })

  test('is ended by Sair, but not other sessions of the person', async () => {
    const [left, other] = [await server.logIn(MARINA), await server.logIn(MARINA)]
    expect((await server.call(logOut, { token: left })).body).toEqual({ codigo: 'ok' })
    expect((await session(left)).status).toBe(401)
    expect((await session(other)).status).toBe(200)
  })
})

describe('renewSession', () => {
  const renew = (token: string) => server.call(renewSession, { token })
  const HOUR = 3600

  test('extends the same token by an hour', async () => {
    const token = await server.logIn(MARINA)
    server.setSeconds(3000)
    expect(await renew(token)).toEqual({ status: 200, body: { codigo: 'ok', expira_em: 3600 } })
    server.setSeconds(3000 + 3599)
    expect((await session(token)).status).toBe(200)
    server.setSeconds(3000 + 3601)
    expect((await session(token)).status).toBe(401)
  })

  test('ends twelve hours after the login, however often renewed', async () => {
    const token = await server.logIn(MARINA)
    const left: unknown[] = []
    for (let minutes = 55; minutes < 12 * 60; minutes += 55) {
      server.setSeconds(minutes * 60)
      left.push((await renew(token)).body.expira_em)
    }
    // The last one, 715 minutes after the login, has five minutes left.
    expect(left).toEqual([...Array(12).fill(HOUR), 300])
    server.setSeconds(12 * HOUR)
    expect((await session(token)).status).toBe(401)
  })

  test.each([
    ['expired', async () => server.setSeconds(HOUR)],
    ['left', async (token: string) => void (await server.call(logOut, { token }))],
  ])('does not restore a session that is %s', async (_how, end) => {
    const token = await server.logIn(MARINA)
    await end(token)
    expect(await renew(token)).toEqual({
      status: 401,
      body: { codigo: 'erro', message: 'Token expirado' },
    })
    expect((await session(token)).status).toBe(401)
  })

  test('does not change other sessions of the person', async () => {
    const [renewed, other] = [await server.logIn(MARINA), await server.logIn(MARINA)]
    server.setSeconds(3000)
    await renew(renewed)
    server.setSeconds(HOUR)
    expect((await session(other)).status).toBe(401)
  })
})

describe('a stored password', () => {
  const storedHash = async () =>
    (
      await server.services.db
        .selectFrom('credential')
        .innerJoin('person', 'person.id', 'credential.person_id')
        .select('password_hash')
        .where('cpf', '=', MARINA)
        .executeTakeFirstOrThrow()
    ).password_hash

  /** Logs in on a server with this hashing cost. */
  async function logInAtCost(memoryKib: number, passes: number, senha = '20262026') {
    const passwords = await createPasswords({ memoryKib, passes }, KEYS)
    const app = createApp({ ...server.services, passwords }, PORTAL_SETTINGS)
    const answer = await app.request('/api/autenticar', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ cpf: MARINA, senha }),
    })
    return answer.status
  }

  test('with a lower cost than configured is hashed again at the next login only', async () => {
    const weak = await storedHash()
    expect(weak).toContain('$argon2id$v=19$m=8,t=1,p=1$')
    expect(await logInAtCost(16, 2, '00000000')).toBe(401)
    expect(await storedHash()).toBe(weak)

    expect(await logInAtCost(16, 2)).toBe(200)
    const strong = await storedHash()
    expect(strong).toContain('$argon2id$v=19$m=16,t=2,p=1$')

    expect(await logInAtCost(16, 2)).toBe(200)
    expect(await logInAtCost(8, 1)).toBe(200)
    expect(await storedHash()).toBe(strong)
  })
})
