import { beforeEach, describe, expect, test } from 'vitest'

import { authenticate, logOut, startSession } from '#api/contract/session.ts'

import { serverForTests } from './support/test-server.ts'
import { BEATRIZ, MARINA, PAULO } from './support/world.ts'

const server = serverForTests()

beforeEach(() => server.setSeconds(0))

const session = (token: string | null) => server.call(startSession, { token, body: { cpf: '' } })

describe('logging in', () => {
  test.each([['52998224725'], ['529.982.247-25']])('CPF %s with its password gets a token', async (cpf) => {
    const { status, body } = await server.call(authenticate, { body: { cpf, senha: '20262026' } })
    expect(status).toBe(200)
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), expira_em: 3600 })
  })

  test.each([
    ['a wrong password', MARINA, '20262027'],
    ['a CPF that nobody has', '12345678909', '20262026'],
    ['somebody who has no login', '16372849500', '20262026'],
    ['nothing at all', '', ''],
  ])('%s is refused with the same words', async (_what, cpf, senha) => {
    const { status, body } = await server.call(authenticate, { body: { cpf, senha } })
    expect(status).toBe(401)
    expect(body).toEqual({ codigo: 'erro', message: 'Usuário ou senha inválidos' })
  })

  test('is closed for a while after ten failures in a row, to the right password as well', async () => {
    const tryWith = async (senha: string) =>
      (await server.call(authenticate, { body: { cpf: PAULO, senha } })).status
    for (let failure = 1; failure <= 9; failure += 1) await tryWith('00000000')
    expect(await tryWith('20262026')).toBe(200)
    for (let failure = 1; failure <= 10; failure += 1) await tryWith('00000000')
    expect(await tryWith('20262026')).toBe(401)
    expect((await server.call(authenticate, { body: { cpf: BEATRIZ, senha: '20262026' } })).status).toBe(200)
    expect(server.log.join('')).toContain('login throttled')
    expect(server.log.join('')).not.toContain(PAULO)
    server.setSeconds(15 * 60)
    expect(await tryWith('20262026')).toBe(200)
  })

  test('two logins give two sessions', async () => {
    const [first, second] = [await server.logIn(MARINA), await server.logIn(MARINA)]
    expect(first).not.toBe(second)
    expect((await session(first)).status).toBe(200)
    expect((await session(second)).status).toBe(200)
  })

  test('the token itself is not stored', async () => {
    const token = await server.logIn(MARINA)
    const rows = await server.services.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('the session', () => {
  test('says who is logged in', async () => {
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

  test('of the staff carries the role', async () => {
    const { body } = await session(await server.logIn('81940527341'))
    expect(body).toMatchObject({ nome: 'Teresa Quadros Vidal', papel: 1 })
  })

  test('of somebody else cannot be opened', async () => {
    const token = await server.logIn(MARINA)
    const { status, body } = await server.call(startSession, { token, body: { cpf: BEATRIZ } })
    expect(status).toBe(403)
    expect(JSON.stringify(body)).not.toContain('Beatriz')
  })

  test.each([
    [3599, 200],
    [3600, 401],
    [7200, 401],
  ])('%i seconds after the login answers %i', async (seconds, expected) => {
    const token = await server.logIn(MARINA)
    server.setSeconds(seconds)
    expect((await session(token)).status).toBe(expected)
  })

  test('is not made longer by using it', async () => {
    const token = await server.logIn(MARINA)
    server.setSeconds(3000)
    await session(token)
    server.setSeconds(3601)
    const { status, body } = await session(token)
    expect(status).toBe(401)
    expect(body).toEqual({ codigo: 'erro', message: 'Token expirado' })
  })

  test('ends with Sair, and no other one of the same person with it', async () => {
    const [left, other] = [await server.logIn(MARINA), await server.logIn(MARINA)]
    expect((await server.call(logOut, { token: left })).body).toEqual({ codigo: 'ok' })
    expect((await session(left)).status).toBe(401)
    expect((await session(other)).status).toBe(200)
  })

  test('that ended is swept away by the next login', async () => {
    await server.logIn(BEATRIZ)
    server.setSeconds(4000)
    await server.logIn(MARINA)
    const ended = await server.services.db
      .selectFrom('session')
      .selectAll()
      .where('expires_at', '<', server.services.clock())
      .execute()
    expect(ended).toEqual([])
  })
})

test('the log names neither people nor secrets', async () => {
  const token = await server.logIn(MARINA)
  await session(token)
  await server.call(startSession, { token: 'not-a-token', body: { cpf: MARINA } })
  const written = server.log.join('')
  expect(written).toContain('/api/iniciarsessao2')
  for (const secret of [MARINA, token, '20262026', 'not-a-token', 'marina.alves']) {
    expect(written).not.toContain(secret)
  }
})
