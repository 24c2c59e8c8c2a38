import { createHash } from 'node:crypto'

import { beforeEach, describe, expect, test } from 'vitest'

import { openParticipantArea } from '#api/contract/participant-area.ts'
import { singleSignOn, startSessionByToken, tokenIn } from '#api/contract/session.ts'

import { idOf, serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, NOW } from '../support/world.ts'

const server = await serverForTests()

beforeEach(() => server.setSeconds(0))

const hashed = (code: string) => createHash('sha256').update(code).digest('hex')

const personId = (cpf: string) => idOf(server, cpf)

/** Issues a code that is valid for a minute, like the fund's single sign-on. */
async function issue(code: string, cpf: string) {
  await server.services.db
    .insertInto('single_sign_on_code')
    .values({
      code_hash: hashed(code),
      person_id: await personId(cpf),
      reusable: false,
      expires_at: new Date(NOW.getTime() + 60_000),
    })
    .execute()
}

const redeem = (codigo: string) => server.call(singleSignOn, { body: { codigo } })

const refused = {
  status: 401,
  body: { codigo: 'erro', message: 'O código de acesso não vale. Entre com CPF e senha.' },
}

// SERVER-20
describe('singleSignOn', () => {
  test('returns the token of a session of an hour in the field original (LOGIN-12)', async () => {
    await issue('fresh', BEATRIZ)
    expect(await redeem('fresh')).toEqual({
      status: 200,
      body: { original: { token: expect.stringMatching(/^[\w-]{43}$/) }, expira_em: 3600 },
    })
  })

  test('opens the session of its person, identified by the token only (D-03)', async () => {
    await issue('beatriz', BEATRIZ)
    const { original } = (await redeem('beatriz')).body as { original: { token: string } }
    const { body } = await server.call(startSessionByToken, { token: original.token })
    expect(body).toMatchObject({ codigo: 'ok', cpf: BEATRIZ, nome: 'Beatriz Farias Lemos' })
  })

  test('accepts a code once, also from twenty concurrent callers', async () => {
    await issue('contested', MARINA)
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem('contested')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)])
  })

  test('answers alike to unknown, used, expired and empty codes', async () => {
    await issue('used', MARINA)
    await redeem('used')
    await issue('late', MARINA)
    server.setSeconds(60)
    for (const code of ['unknown', 'used', 'late', '']) expect(await redeem(code)).toEqual(refused)
  })

  test('accepts a code until its last second', async () => {
    await issue('last second', MARINA)
    server.setSeconds(59)
    expect((await redeem('last second')).status).toBe(200)
  })

  test('accepts codes of the embedded default repeatedly', async () => {
    for (const seconds of [0, 61, 90_000]) {
      server.setSeconds(seconds)
      expect((await redeem('SSO-MARINA')).status).toBe(200)
    }
  })

  test('stores and logs no code', async () => {
    await issue('secret-code', MARINA)
    const stored = await server.services.db.selectFrom('single_sign_on_code').selectAll().execute()
    await redeem('secret-code')
    expect(JSON.stringify(stored)).not.toContain('secret-code')
    expect(server.log.join('')).toContain('/api/singlesignon')
    expect(server.log.join('')).not.toContain('secret-code')
  })

  test('refuses a code that is too long', async () => {
    expect((await redeem('x'.repeat(513))).status).toBe(422)
  })
})

test.each(['a token', { token: 'a token' }, { access_token: 'a token' }])(
  'tokenIn returns the token in %j (D-02)',
  (original) => {
    expect(tokenIn(original)).toBe('a token')
  },
)

describe('openParticipantArea', () => {
  const ask = async (cpf: string) => server.call(openParticipantArea, { token: await server.logIn(cpf) })
  const stored = () => server.services.db.selectFrom('participant_area_code').selectAll().execute()

  test('returns a different codigo each time, stored as a hash for a minute (AREA-04, P-35)', async () => {
    const [first, second] = [await ask(MARINA), await ask(MARINA)]
    expect(first).toEqual({ status: 200, body: { codigo: expect.stringMatching(/^[\w-]{43}$/) } })
    expect(second.body.codigo).not.toBe(first.body.codigo)
    expect(await stored()).toContainEqual({
      code_hash: hashed(String(first.body.codigo)),
      person_id: await personId(MARINA),
      expires_at: new Date(NOW.getTime() + 60_000),
    })
  })

  test('returns no code for a login here', async () => {
    const { body } = await ask(MARINA)
    expect(await redeem(String(body.codigo))).toEqual(refused)
  })

  test('deletes expired codes when the next one is issued', async () => {
    await ask(MARINA)
    server.setSeconds(60)
    await ask(BEATRIZ)
    expect((await stored()).map(({ person_id }) => person_id)).toEqual([await personId(BEATRIZ)])
  })
})
