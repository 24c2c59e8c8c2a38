import { createHash } from 'node:crypto'

import { beforeEach, describe, expect, test } from 'vitest'

import { authenticate, startSession } from '#api/contract/session.ts'
import { checkCpf, newPassword, validateVisitor } from '#api/contract/visitor.ts'
import { createApp } from '#server/app.ts'
import { createLimits } from '#server/limits/limits.ts'
import type { Passwords } from '#server/sessions/passwords.ts'

import { callingBy } from '../support/calling.ts'
import { createTestServer, PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import {
  type Code,
  codeFor,
  keepEmail,
  mailOf,
  NEW_CPFS,
  otherThan,
  PF,
  registration,
  VI,
} from '../support/visitor.ts'
import { CARLOS, HELENA, MARINA, TERESA } from '../support/world.ts'

const DECEASED = '16372849500'

const server = await serverForTests()

const unused = [...NEW_CPFS]
const newCpf = () => unused.shift() ?? ''

beforeEach(async () => {
  server.setSeconds(0)
  const { db } = server.services
  await db.deleteFrom('confirmation_code').execute()
  await db.deleteFrom('outgoing_mail').execute()
})

const answered = (codigo: string) => ({ status: 200, body: { codigo } })
const OK = answered('ok')
const WRONG = answered('codigo_invalido')
const OVER = answered('codigo_expirado')

/** A browser that never requested a code. */
const NONE = { codigo: '000000', nonce: '' }

const register = (cpf: string, code: Code, answers = {}) =>
  server.call(validateVisitor, { body: { visitante: registration(cpf, answers), ...code } })

const setPassword = (cpf: string, code: Code, senha = '70415926') =>
  server.call(newPassword, { body: { cpf, senha, ...code } })

const logIn = async (cpf: string, senha = '70415926') =>
  (await server.call(authenticate, { body: { cpf, senha } })) as { status: number; body: { token: string } }

const personBy = (cpf: string) =>
  server.services.db.selectFrom('person').selectAll().where('cpf', '=', cpf).executeTakeFirst()

const credentialOf = (cpf: string) =>
  server.services.db
    .selectFrom('credential')
    .innerJoin('person', 'person.id', 'credential.person_id')
    .select('password_hash')
    .where('cpf', '=', cpf)
    .executeTakeFirst()

/** Another process on the same database, which counts comparisons of codes and passwords. */
function countingServer() {
  let compared = 0
  const { db, fund, passwords } = server.services
  const counting: Passwords = {
    ...passwords,
    matches: (password, stored) => {
      compared += 1
      return passwords.matches(password, stored)
    },
  }
  const { call } = createTestServer({ db }, fund, counting)
  return { call, compared: () => compared }
}

// VISITOR-26, VISITOR-27, VISITOR-33
describe('validateVisitor', () => {
  test('registers a visitor, who logs in without a plan and with the stored answers', async () => {
    const cpf = newCpf()
    expect(await register(cpf, await codeFor(server, cpf), { nome: '  Irene Castro Moura ' })).toEqual(OK)
    expect(await server.call(checkCpf, { body: { cpf } })).toEqual({ status: 200, body: 'VI' })
    const { token } = (await logIn(cpf)).body
    const session = await server.call(startSession, { token, body: { cpf } })
    expect(session.body).toMatchObject({
      codigo: 'ok',
      cpf,
      nome: 'Irene Castro Moura',
      data_nascimento: '1990-05-17',
      plano_participante: [],
      papel: null,
      endereco: {
        id_pais: '31',
        email_pessoal: 'irene@correio.example',
        celular: '(51) 99871-2204',
        cep: '',
      },
    })
    expect((await credentialOf(cpf))?.password_hash).toMatch(/^teste:\$argon2id\$/)
  })

  test('accepts a code once', async () => {
    const cpf = newCpf()
    const code = await codeFor(server, cpf)
    expect(await register(cpf, code)).toEqual(OK)
    expect(await register(cpf, code, { senha: '80526137', confirmar_senha: '80526137' })).toEqual(OVER)
    expect((await logIn(cpf)).status).toBe(200)
  })

  test('accepts one of twenty concurrent calls with the right code, and verifies five', async () => {
    const cpf = newCpf()
    const code = await codeFor(server, cpf)
    const counting = countingServer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        counting.call(validateVisitor, { body: { visitante: registration(cpf), ...code } }),
      ),
    )
    expect(answers.filter(({ body }) => body.codigo === 'ok')).toHaveLength(1)
    expect(answers.filter(({ body }) => body.codigo === 'codigo_expirado')).toHaveLength(19)
    expect(counting.compared()).toBeLessThanOrEqual(5)
  })

  test('reports invalid answers by field, and the code stays valid', async () => {
    const cpf = newCpf()
    const code = await codeFor(server, cpf)
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await register(cpf, code, { nome: '', senha: '70415926', confirmar_senha: '70415927' })
      expect(answer).toEqual({
        status: 422,
        body: {
          codigo: 'erro',
          message: 'Problemas de preenchimento. Verifique o formulário.',
          erros: [
            { campo: 'visitante.nome', mensagem: 'Obrigatório', causa: 'obrigatorio' },
            { campo: 'visitante.confirmar_senha', mensagem: 'Senhas diferentes' },
          ],
        },
      })
    }
    expect(await personBy(cpf)).toBeUndefined()
    expect(await register(cpf, code)).toEqual(OK)
  })

  test('does not change a person who got the CPF from the fund meanwhile', async () => {
    const { db } = server.services
    const cpf = newCpf()
    const code = await codeFor(server, cpf)
    const { id: _id, ...marina } = await db
      .selectFrom('person')
      .selectAll()
      .where('cpf', '=', MARINA)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('person')
      .values({ ...marina, cpf })
      .execute()
    expect(await register(cpf, code)).toEqual(OVER)
    expect(await personBy(cpf)).toMatchObject({ ...marina, cpf })
    expect(await credentialOf(cpf)).toBeUndefined()
  })
})

describe('validateVisitor refuses a code', () => {
  const UNKNOWN = '55017293698'

  test.each<[string, (code: Code) => Promise<unknown>]>([
    ['when it is another one', (code) => register(UNKNOWN, otherThan(code))],
    ['when it is empty', ({ nonce }) => register(UNKNOWN, { codigo: '', nonce })],
    ['without the nonce', ({ codigo }) => register(UNKNOWN, { codigo, nonce: '' })],
    [
      'with a nonce that was never given',
      ({ codigo }) => register(UNKNOWN, { codigo, nonce: 'x'.repeat(43) }),
    ],
    ['for another CPF', (code) => register('12345678909', code)],
    [
      'an address that it was not sent to',
      (code) => register(UNKNOWN, code, { email_pessoal: 'eva@correio.example' }),
    ],
  ])('%s', async (_how, attempt) => {
    expect(await attempt(await codeFor(server, UNKNOWN))).toEqual(WRONG)
    expect(await personBy(UNKNOWN)).toBeUndefined()
  })

  test('after ten minutes', async () => {
    const code = await codeFor(server, UNKNOWN)
    server.setSeconds(600)
    expect(await register(UNKNOWN, code)).toEqual(OVER)
  })

  test('with the nonce of another one', async () => {
    const [one, other] = [await codeFor(server, UNKNOWN), await codeFor(server, UNKNOWN)]
    const nonce = other.nonce
    expect(await register(UNKNOWN, one.codigo === other.codigo ? NONE : { ...one, nonce })).toEqual(WRONG)
  })

  test('after five wrong ones, even the right one', async () => {
    const code = await codeFor(server, UNKNOWN)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await register(UNKNOWN, otherThan(code))).toEqual(WRONG)
    }
    expect(await register(UNKNOWN, code)).toEqual(OVER)
    expect(await personBy(UNKNOWN)).toBeUndefined()
  })

  test('guessed a hundred times concurrently: five guesses are verified', async () => {
    const code = await codeFor(server, UNKNOWN)
    const counting = countingServer()
    const guess = { visitante: registration(UNKNOWN), ...otherThan(code) }
    await Promise.all(Array.from({ length: 100 }, () => counting.call(validateVisitor, { body: guess })))
    expect(counting.compared()).toBe(5)
    expect(await register(UNKNOWN, code)).toEqual(OVER)
  })

  test('sent to a visitor for a new password', async () => {
    const onFile = { email_pessoal: 'visitor.vi@correio.example' }
    const before = [await personBy(VI), await credentialOf(VI)]
    expect(await register(VI, await codeFor(server, VI), onFile)).toEqual(WRONG)
    expect([await personBy(VI), await credentialOf(VI)]).toEqual(before)
  })
})

describe('a caller who knows only the CPF', () => {
  const STRANGER = 'eva@correio.example'

  test('cannot invalidate the code of a registration', async () => {
    const cpf = newCpf()
    const own = await codeFor(server, cpf)
    const others = await codeFor(server, cpf, STRANGER)
    for (let tries = 0; tries < 6; tries += 1) await register(cpf, NONE)
    for (let tries = 0; tries < 6; tries += 1) await register(cpf, otherThan(others))
    expect(await register(cpf, others, { email_pessoal: STRANGER })).toEqual(OVER)
    expect(await register(cpf, own)).toEqual(OK)
  })

  test('cannot invalidate the code for a new password', async () => {
    const own = await codeFor(server, VI, '')
    const others = await codeFor(server, VI, STRANGER)
    for (let tries = 0; tries < 6; tries += 1) await setPassword(VI, otherThan(others), '83625914')
    expect(await setPassword(VI, own, '83625914')).toEqual(OK)
  })
})

describe('newPassword', () => {
  test.each([VI, PF, MARINA, HELENA])(
    'of %s can be used, ends every session and is mailed to the address on file',
    async (cpf) => {
      const token = await server.logIn(cpf)
      const code = await codeFor(server, cpf, '')
      expect(await setPassword(cpf, code)).toEqual(OK)
      expect((await server.call(startSession, { token, body: { cpf } })).status).toBe(401)
      expect((await logIn(cpf, '20262026')).status).toBe(401)
      expect((await logIn(cpf)).status).toBe(200)
      const [{ recipient } = { recipient: '' }, notice] = await mailOf(server)
      expect(notice).toMatchObject({ recipient, subject: 'Sua senha foi alterada' })
      for (const personal of [cpf, 'Visitor', 'Marina', '70415926'])
        expect(notice?.body).not.toContain(personal)
    },
  )

  test('is the first one of a person who has none, or of the staff', async () => {
    for (const [cpf, email] of [
      ['29461807350', 'novo@correio.example'],
      [TERESA, 'teresa.quadros@fundo.example'],
    ] as const) {
      await keepEmail(server, cpf, email)
      expect(await setPassword(cpf, await codeFor(server, cpf, ''), '58204617')).toEqual(OK)
      expect((await logIn(cpf, '58204617')).status).toBe(200)
    }
  })

  test('is refused once the address on file is another one', async () => {
    const before = await credentialOf(HELENA)
    const code = await codeFor(server, HELENA, '')
    await keepEmail(server, HELENA, 'outra@correio.example')
    expect(await setPassword(HELENA, code)).toEqual(WRONG)
    expect(await credentialOf(HELENA)).toEqual(before)
  })

  test('does not end the sessions of other people', async () => {
    const token = await server.logIn(CARLOS)
    await setPassword(VI, await codeFor(server, VI, ''), '81526037')
    expect((await server.call(startSession, { token, body: { cpf: '' } })).status).toBe(200)
  })

  test('unlocks a login after too many wrong passwords', async () => {
    const code = await codeFor(server, VI, '')
    const { db } = server.services
    await db.deleteFrom('rate_limit').execute()
    const limits = createLimits(db)
    const app = createApp({ ...server.services, limits }, PORTAL_SETTINGS)
    const { call } = callingBy((path, init) => app.request(path, init))
    const tryToLogIn = async (senha: string) =>
      (await call(authenticate, { body: { cpf: VI, senha } })).status
    for (let failure = 0; failure < 5; failure += 1) await tryToLogIn('00000000')
    expect(await tryToLogIn('92637148')).toBe(429)
    const body = { cpf: VI, senha: '92637148', ...code }
    expect(await call(newPassword, { body })).toEqual(OK)
    expect(await tryToLogIn('92637148')).toBe(200)
  })

  test.each([
    ['another code', otherThan, WRONG, 0],
    ['no code', ({ nonce }: Code) => ({ codigo: '', nonce }), WRONG, 0],
    ['an expired code', (code: Code) => code, OVER, 600],
  ])('is refused with %s', async (_what, typed, answer, seconds) => {
    const before = await credentialOf(VI)
    const code = await codeFor(server, VI, '')
    server.setSeconds(seconds)
    expect(await setPassword(VI, typed(code))).toEqual(answer)
    expect(await credentialOf(VI)).toEqual(before)
  })

  test('is set once by twenty concurrent calls', async () => {
    const code = await codeFor(server, VI, '')
    const answers = await Promise.all(Array.from({ length: 20 }, () => setPassword(VI, code)))
    expect(answers.filter(({ body }) => body.codigo === 'ok')).toHaveLength(1)
    const notices = (await mailOf(server)).filter(({ subject }) => subject === 'Sua senha foi alterada')
    expect(notices).toHaveLength(1)
  })

  test.each([
    ['', 'Obrigatório'],
    [
      '37258049',
      'Senha fácil de adivinhar. Não use números repetidos ou em sequência, sua data de nascimento nem parte do seu CPF.',
    ],
  ])('%j is refused: %s', async (senha, mensagem) => {
    const { status, body } = await setPassword(VI, NONE, senha)
    expect(status).toBe(422)
    expect(body.erros).toEqual([expect.objectContaining({ campo: 'senha', mensagem })])
  })

  test('reveals only with a valid code that the password is the birth date', async () => {
    const [year = '', month = '', day = ''] = ((await personBy(VI))?.birth_date ?? '').split('-')
    const senha = `${day}${month}${year}`
    const code = await codeFor(server, VI, '')
    expect(await setPassword(VI, otherThan(code), senha)).toEqual(WRONG)
    const refused = await setPassword(VI, code, senha)
    expect(refused).toMatchObject({ status: 422, body: { erros: [{ campo: 'senha' }] } })
    expect(await setPassword(VI, code, '70415926')).toEqual(OK)
  })

  test('is refused for the deceased with any code, even a guessed one', async () => {
    await keepEmail(server, DECEASED, 'otavio@correio.example')
    const before = await credentialOf(DECEASED)
    expect(await setPassword(DECEASED, NONE)).toEqual(WRONG)
    const { nonce } = await codeFor(server, VI, '')
    const { db, passwords } = server.services
    await db
      .updateTable('confirmation_code')
      .set({
        cpf_hash: createHash('sha256').update(DECEASED).digest('hex'),
        code_hash: await passwords.hash(`password ${DECEASED} otavio@correio.example 000000`),
      })
      .execute()
    expect(await setPassword(DECEASED, { codigo: '000000', nonce })).toEqual(WRONG)
    expect(await credentialOf(DECEASED)).toEqual(before)
  })
})
