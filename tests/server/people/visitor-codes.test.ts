import { beforeEach, describe, expect, test } from 'vitest'

import { checkCpf, createCode, lookUpCodeIn } from '#api/contract/visitor.ts'

import { serverForTests } from '../support/test-server.ts'
import { codeIn, keepEmail, mailOf, PF, VI } from '../support/visitor.ts'
import { HELENA, MARINA, TERESA } from '../support/world.ts'

const server = await serverForTests()

const UNKNOWN = '55017293698'
const EMAIL = 'irene@correio.example'

beforeEach(async () => {
  server.setSeconds(0)
  await server.services.db.deleteFrom('confirmation_code').execute()
  await server.services.db.deleteFrom('outgoing_mail').execute()
})

// VISITOR-22, VISITOR-30
describe('checkCpf (VISITOR-06, VISITOR-08 to VISITOR-11)', () => {
  const look = (cpf: string) => server.call(checkCpf, { body: { cpf } })

  test.each([
    [VI, 'VI'],
    [PF, 'PF'],
    ['48193625005', 'PA'],
    ['12739486022', 'NA'],
    ['73820591460', 'PE'],
    ['29461807350', 'NE'],
    [UNKNOWN, 'NAO'],
    ['550.172.936-98', 'NAO'],
    [MARINA, 'PA'],
    [TERESA, 'PA'],
    ['16372849500', 'NA'],
  ])('answers for %s only %s', async (cpf, code) => {
    expect(await look(cpf)).toEqual({ status: 200, body: code })
  })

  test.each([
    ['', 'Obrigatório'],
    ['55017293699', 'CPF inválido'],
    ['5501729369', 'CPF inválido'],
  ])('%j is refused: %s', async (cpf, mensagem) => {
    expect(await look(cpf)).toEqual({
      status: 422,
      body: {
        codigo: 'erro',
        message: 'Problemas de preenchimento. Verifique o formulário.',
        erros: [expect.objectContaining({ campo: 'cpf', mensagem })],
      },
    })
  })

  test('is accepted by the contract bare and wrapped', () => {
    expect(lookUpCodeIn('PE')).toBe('PE')
    expect(lookUpCodeIn({ codigo: 'PE' })).toBe('PE')
  })
})

describe('createCode', () => {
  const ask = (cpf: string, email = EMAIL) => server.call(createCode, { body: { cpf, email } })
  const recipients = async () => (await mailOf(server)).map(({ recipient }) => recipient)
  const OK = { status: 200, body: { codigo: 'ok', nonce: expect.stringMatching(/^[\w-]{43}$/) as string } }

  test('mails the code for an unknown CPF to the given address', async () => {
    expect(await ask(UNKNOWN)).toEqual(OK)
    const [mail, ...others] = await mailOf(server)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: EMAIL, subject: 'Seu código de confirmação' })
    expect(codeIn(mail?.body)).toMatch(/^\d{6}$/)
    expect(mail?.body).toContain('Ele vale por 10 minutos e uma única vez.')
    expect(mail?.body).not.toContain(UNKNOWN)
  })

  test.each([
    [VI, 'visitor.vi@correio.example'],
    [PF, 'visitor.pf@correio.example'],
  ])(
    'mails the code for the visitor %s to the address on file, whatever is given (D-118)',
    async (cpf, onFile) => {
      expect(await ask(cpf, 'eva@correio.example')).toEqual(OK)
      server.setSeconds(60)
      expect(await ask(cpf, '')).toEqual(OK)
      expect(await recipients()).toEqual([onFile, onFile])
    },
  )

  test.each([
    ['a participant', MARINA, 'marina.alves@correio.example'],
    ['a pensioner', HELENA, 'helena.maior@correio.example'],
    ['the staff', TERESA, 'teresa.quadros@fundo.example'],
  ])('mails the code for %s to the address on file, whatever is given (P-500)', async (_who, cpf, onFile) => {
    await keepEmail(server, cpf, onFile)
    expect(await ask(cpf, 'eva@correio.example')).toEqual(OK)
    expect(await recipients()).toEqual([onFile])
  })

  test.each([
    ['without an address on file', '48193625005'],
    ['without an address on file or a password', '29461807350'],
    ['who died', '16372849500'],
  ])('mails no code for a person %s, with the same reply (P-45)', async (_who, cpf) => {
    expect(await ask(cpf)).toEqual(OK)
    expect(await recipients()).toEqual([])
  })

  test('mails no code for staff without a role (P-500)', async () => {
    await keepEmail(server, TERESA, 'teresa.quadros@fundo.example')
    await server.setRole(TERESA, null)
    expect(await ask(TERESA)).toEqual(OK)
    expect(await recipients()).toEqual([])
    await server.setRole(TERESA, 1)
  })

  test('mails no code without an address, with the same reply', async () => {
    expect(await ask(UNKNOWN, '')).toEqual(OK)
    expect(await recipients()).toEqual([])
  })

  test.each([
    ['irene', 'E-mail inválido'],
    ['irene@correio.example, eva@correio.example', 'E-mail inválido'],
    ['irene@correio.example\r\nBcc: eva@correio.example', 'E-mail inválido'],
    ['irene@saude.gov.br', 'use seu e-mail particular'],
  ])('refuses %j for every CPF', async (email, mensagem) => {
    for (const cpf of [UNKNOWN, VI, MARINA]) {
      const { status, body } = await ask(cpf, email)
      expect(status).toBe(422)
      expect(body.erros).toEqual([{ campo: 'email', mensagem }])
    }
    expect(await recipients()).toEqual([])
  })

  test('queues mail that is not sent after the code has expired', async () => {
    await ask(UNKNOWN)
    const { queued_at, useless_from } = await server.services.db
      .selectFrom('outgoing_mail')
      .select(['queued_at', 'useless_from'])
      .executeTakeFirstOrThrow()
    expect(Number(useless_from) - Number(queued_at)).toBe(600_000)
  })

  test('creates a different code each time', async () => {
    const codes = new Set<string>()
    for (let minute = 0; minute < 5; minute += 1) {
      server.setSeconds(minute * 60)
      await ask(UNKNOWN)
      codes.add(codeIn((await mailOf(server)).at(-1)?.body))
    }
    expect(codes.size).toBeGreaterThan(1)
  })

  test('stores and logs neither the code nor its owner', async () => {
    const answer = await ask(UNKNOWN)
    const code = codeIn((await mailOf(server))[0]?.body)
    const { nonce } = answer.body as { nonce: string }
    const stored = await server.services.db.selectFrom('confirmation_code').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(stored[0]?.code_hash).toMatch(/^teste:\$argon2id\$/)
    expect(JSON.stringify(stored[0])).not.toContain(nonce)
    for (const text of [JSON.stringify(answer), JSON.stringify(stored[0]), server.log.join('')]) {
      expect(text).not.toContain(code)
      expect(text).not.toContain(UNKNOWN)
      expect(text).not.toContain(EMAIL)
    }
    expect(server.log.join('')).toContain('/api/gerarcodigo')
  })
})
