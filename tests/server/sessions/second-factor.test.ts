import { TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'

import { auditDesk, exportPerson } from '#api/contract/desk.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createEncryption } from '#server/sessions/encryption.ts'
import { requireKeysOf } from '#server/sessions/password-key-check.ts'
import type { PasswordKeys } from '#server/sessions/password-keys.ts'
import { createPasswords } from '#server/sessions/passwords.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  type StaffMember,
} from '#server/sessions/second-factor.ts'

import { Browser, type LoginReply, limitedForTests } from '../support/limited.ts'
import { CHEAP, KEYS, MARINA, NOW, TERESA } from '../support/world.ts'

const limited = limitedForTests()

const STEP = 30
const ADDRESS = '203.0.113.1'
const NEW = { id: 'nova', secret: 'outro-segredo-de-teste-com-mais-de-32-caracteres' }

const GOOD = { status: 200, message: undefined, wait: null }
const WRONG = { status: 401, message: 'Usuário ou senha inválidos', wait: null }
const ASKED = {
  status: 422,
  message: 'Digite o código de 6 algarismos do seu aplicativo de autenticação.',
  wait: null,
}
const REFUSED = {
  status: 401,
  message: 'O código não confere. Digite o que o aplicativo mostra agora; cada código vale uma só vez.',
  wait: null,
}
const PUT_OFF = { status: 429, message: 'Muitas tentativas. Tente novamente em 15 minutos.', wait: '900' }

const services = () => limited.server.services

const personOf = (cpf: string) =>
  services().db.selectFrom('person').select(['id', 'name']).where('cpf', '=', cpf).executeTakeFirstOrThrow()

const storedOf = ({ id }: StaffMember) =>
  services().db.selectFrom('second_factor').selectAll().where('person_id', '=', id).executeTakeFirst()

let teresa: StaffMember
let app: TOTP

/** What the app of Teresa shows this many seconds after NOW. */
const codeAt = (seconds: number) => app.generate({ timestamp: NOW.getTime() + seconds * 1000 })

const logIn = (codigo?: string, senha = '20262026', browser = new Browser(limited.app(), ADDRESS)) =>
  browser.post('/api/autenticar', { cpf: TERESA, senha, ...(codigo !== undefined && { codigo }) })

/** What the server answers, of which a browser keeps the token alone. */
async function bodyOfLogin(codigo?: string): Promise<unknown> {
  const reply = await limited.app().request('/api/autenticar', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ cpf: TERESA, senha: '20262026', codigo }),
  })
  return reply.json()
}

async function begin(person: StaffMember): Promise<TOTP> {
  const factor = await beginSecondFactor(services(), person, 'ana')
  return new TOTP({ secret: factor?.key ?? '' })
}

/** Confirmed ten minutes before NOW. */
beforeEach(async () => {
  await services().db.deleteFrom('second_factor').execute()
  await services().db.deleteFrom('second_factor_change').execute()
  teresa = await personOf(TERESA)
  limited.setSeconds(-600)
  app = await begin(teresa)
  expect(await confirmSecondFactor(services(), teresa, codeAt(-600), 'ana')).toBe('confirmed')
  limited.setSeconds(0)
})

// STAFF-14
describe('the login of an account with a second factor', () => {
  test('asks for the code, whose field it names, after the right password alone', async () => {
    expect(await bodyOfLogin()).toMatchObject({ erros: [{ campo: 'codigo', mensagem: ASKED.message }] })
    expect(await logIn('')).toEqual(ASKED)
    expect(await logIn(' ')).toEqual(ASKED)
    expect(await logIn(undefined, '00000000')).toEqual(WRONG)
    expect(await logIn(codeAt(0), '00000000')).toEqual(WRONG)
  })

  test('opens a session with the code, with or without a space in it', async () => {
    expect(await logIn(codeAt(0))).toEqual(GOOD)
    const later = codeAt(STEP)
    limited.setSeconds(STEP)
    expect(await logIn(`${later.slice(0, 3)} ${later.slice(3)}`)).toEqual(GOOD)
  })

  test.each(['000000', '12345', 'abcdef', '١٢٣٤٥٦'])('refuses the code %s', async (code) => {
    expect(await logIn(code === codeAt(0) ? '111111' : code)).toEqual(REFUSED)
  })

  test('refuses a code that was used, and those before it', async () => {
    expect(await logIn(codeAt(0))).toEqual(GOOD)
    expect(await logIn(codeAt(0))).toEqual(REFUSED)
    expect(await logIn(codeAt(-STEP))).toEqual(REFUSED)
    limited.setSeconds(STEP)
    expect(await logIn(codeAt(0))).toEqual(REFUSED)
    expect(await logIn(codeAt(STEP))).toEqual(GOOD)
  })

  // NOW is the first second of a step.
  test.each([
    [0, -STEP - 1, REFUSED],
    [0, -STEP, GOOD],
    [0, -1, GOOD],
    [0, STEP, GOOD],
    [0, 2 * STEP - 1, GOOD],
    [0, 2 * STEP, REFUSED],
    [STEP - 1, -STEP - 1, REFUSED],
    [STEP - 1, -STEP, GOOD],
    [STEP - 1, 2 * STEP - 1, GOOD],
    [STEP - 1, 2 * STEP, REFUSED],
  ])('%i seconds after the beginning of a step, the code of %i seconds after it', async (now, of, reply) => {
    limited.setSeconds(now)
    expect(await logIn(codeAt(of))).toEqual(reply)
  })

  test('accepts one of five concurrent uses of a code, on two processes', async () => {
    const again = limited.database.openAgain()
    const apps = [limited.app(), limited.app({ db: again.db, limits: createLimits(again.db) })]
    const browsers = Array.from(
      { length: 5 },
      (_none, index) => new Browser(apps[index % 2] ?? limited.app(), `203.0.113.${index}`),
    )
    const replies = await Promise.all(browsers.map((browser) => logIn(codeAt(0), undefined, browser)))
    await again.close()
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(4)
  })

  test('asks participants for no code; people who have left the staff cannot log in', async () => {
    expect(await new Browser(limited.app(), ADDRESS).logIn(MARINA)).toEqual(GOOD)
    await limited.server.setRole(TERESA, null)
    const reply = await logIn()
    await limited.server.setRole(TERESA, 1)
    expect(reply).toEqual(WRONG)
    expect(await logIn()).toEqual(ASKED)
  })

  test('is logged without the code', async () => {
    const { log } = limited.server
    log.length = 0
    await logIn()
    await logIn('000000')
    await logIn(codeAt(0))
    const lines = log.map((line) => JSON.parse(line) as { msg: string; outcome?: string })
    expect(
      lines.filter(({ msg }) => msg.startsWith('login')).map(({ msg, outcome }) => [msg, outcome]),
    ).toEqual([
      ['login failed', 'wrongCode'],
      ['login succeeded', undefined],
    ])
    expect(log.join('')).not.toContain(codeAt(0))
    expect(log.join('')).not.toContain('000000')
  })
})

describe('wrong codes', () => {
  const wrong = () => logIn('000000' === codeAt(0) ? '111111' : '000000')

  test('lock like wrong passwords, together with them', async () => {
    for (let tries = 0; tries < 3; tries += 1) expect(await wrong()).toEqual(REFUSED)
    expect(await logIn(codeAt(0), '00000000')).toEqual(WRONG)
    expect(await wrong()).toEqual(REFUSED)
    expect(await logIn(codeAt(0))).toEqual(PUT_OFF)
    limited.setSeconds(900)
    expect(await logIn(codeAt(900))).toEqual(GOOD)
  })

  test('are not forgotten by a right password without a code', async () => {
    const replies: LoginReply[] = []
    for (let round = 0; round < 4; round += 1) replies.push(await logIn(), await wrong())
    expect(replies.map(({ status }) => status)).toEqual([422, 401, 422, 401, 422, 429, 429, 429])
  })

  test('are forgotten by a login', async () => {
    for (let round = 0; round < 3; round += 1) {
      limited.setSeconds(round * STEP)
      for (let tries = 0; tries < 4; tries += 1) await logIn('abcdef')
      expect(await logIn(codeAt(round * STEP))).toEqual(GOOD)
    }
  })

  test('count for the address, a missing code does not', async () => {
    const address = '203.0.113.40'
    const from = () => new Browser(limited.app(), address)
    for (let tries = 0; tries < 4; tries += 1)
      expect(await logIn(undefined, undefined, from())).toEqual(ASKED)
    expect(await logIn('abcdef', undefined, from())).toEqual(REFUSED)
    const failed = await services()
      .db.selectFrom('rate_limit')
      .selectAll()
      .where('key', 'like', '%203.0.113.40')
      .execute()
    expect(failed.map(({ points }) => points)).toEqual([1, 1])
  })
})

describe('a second factor', () => {
  test('counts from its first right code on, and ends the open sessions then', async () => {
    await removeSecondFactor(services(), teresa, 'ana')
    const token = await limited.server.logIn(TERESA)
    app = await begin(teresa)
    expect(await logIn()).toEqual(GOOD)
    expect(await confirmSecondFactor(services(), teresa, 'abcdef', 'ana')).toBe('wrongCode')
    expect(await logIn()).toEqual(GOOD)
    expect(await confirmSecondFactor(services(), teresa, codeAt(0), 'ana')).toBe('confirmed')
    expect(await logIn()).toEqual(ASKED)
    expect(await logIn(codeAt(0))).toEqual(REFUSED)
    expect((await limited.server.call(auditDesk, { token, body: { cpf: TERESA } })).status).toBe(401)
  })

  test('replaces one that was not confirmed, and never one that was', async () => {
    expect(await beginSecondFactor(services(), teresa, 'ana')).toBeNull()
    await removeSecondFactor(services(), teresa, 'ana')
    const first = await begin(teresa)
    app = await begin(teresa)
    const code = first.generate({ timestamp: NOW.getTime() })
    expect(await confirmSecondFactor(services(), teresa, code, 'ana')).toBe('wrongCode')
    expect(await confirmSecondFactor(services(), teresa, codeAt(0), 'ana')).toBe('confirmed')
  })

  test('that is removed is asked for no more, and ends the open sessions', async () => {
    const browser = new Browser(limited.app(), ADDRESS)
    const { token } = (await bodyOfLogin(codeAt(0))) as { token: string }
    expect(await removeSecondFactor(services(), teresa, 'ana')).toBe(true)
    expect((await limited.server.call(auditDesk, { token, body: { cpf: TERESA } })).status).toBe(401)
    expect(await removeSecondFactor(services(), teresa, 'ana')).toBe(false)
    expect(await logIn(undefined, undefined, browser)).toEqual(GOOD)
  })

  test('is in the audit of the person with who did it, and in the export without its secret', async () => {
    const { token } = (await bodyOfLogin(codeAt(0))) as { token: string }
    const { body } = await limited.server.call(auditDesk, { token, body: { cpf: TERESA } })
    const entries = body.registros as { acao: string; ator: string; nome: string; descricao: string }[]
    expect(
      entries
        .filter(({ acao }) => acao === 'segundo_fator')
        .map(({ ator, nome, descricao }) => `${ator} ${nome}: ${descricao}`),
    ).toEqual(['operador ana: confirmado', 'operador ana: dado, ainda sem valer'])
    const exported = await limited.server.call(exportPerson, { token, body: { cpf: TERESA } })
    const { dados } = exported.body as { dados: Record<string, unknown[]> }
    expect(dados.segundo_fator).toEqual([{ confirmado_em: expect.any(String) as string }])
    expect(dados.mudancas_do_segundo_fator).toHaveLength(2)
    expect(JSON.stringify(exported.body)).not.toContain((await storedOf(teresa))?.secret)
  })
})

describe('the secret of a second factor', () => {
  const withKeys = async (keys: PasswordKeys) =>
    limited.app({ encryption: createEncryption(keys), passwords: await createPasswords(CHEAP, keys) })

  test('is not in the database, and cannot be moved to another person', async () => {
    const stored = (await storedOf(teresa))?.secret ?? ''
    expect(stored).toMatch(/^teste:[\w-]{80}$/)
    const bytes = Buffer.from(stored.slice('teste:'.length), 'base64url')
    expect(bytes.toString('latin1')).not.toContain(app.secret.base32)
    expect(services().encryption.decrypt(stored, teresa.id)).toBe(app.secret.base32)
    expect(() => services().encryption.decrypt(stored, teresa.id + 1)).toThrow()
    expect(() => createEncryption([NEW]).decrypt(stored, teresa.id)).toThrow('the key "teste"')
    expect(() => createEncryption([{ ...NEW, id: 'teste' }]).decrypt(stored, teresa.id)).toThrow()
  })

  test('moves to the first key at a login, so that the old key can be removed', async () => {
    const both: PasswordKeys = [NEW, KEYS[0]]
    expect(await logIn('abcdef', undefined, new Browser(await withKeys(both), ADDRESS))).toEqual(REFUSED)
    expect((await storedOf(teresa))?.secret).toMatch(/^teste:/)
    expect(await logIn(codeAt(0), undefined, new Browser(await withKeys(both), ADDRESS))).toEqual(GOOD)
    expect((await storedOf(teresa))?.secret).toMatch(/^nova:/)
    limited.setSeconds(STEP)
    expect(await logIn(codeAt(STEP), undefined, new Browser(await withKeys([NEW]), ADDRESS))).toEqual(GOOD)
    await services()
      .db.updateTable('credential')
      .set({ password_hash: await services().passwords.hash('20262026') })
      .where('person_id', '=', teresa.id)
      .execute()
  })

  test('keeps a process without its key from starting', async () => {
    const { db } = services()
    const credentials = await db.selectFrom('credential').selectAll().execute()
    await db.deleteFrom('credential').execute()
    const started = requireKeysOf(db, { keys: [NEW], file: null })
    await expect(started).rejects.toThrow(
      'Há segundos fatores neste banco gravados com a chave "teste", que não foi dada. Acrescente-a a PASSWORD_PEPPER, depois da chave atual.',
    )
    await db.insertInto('credential').values(credentials).execute()
  })
})
