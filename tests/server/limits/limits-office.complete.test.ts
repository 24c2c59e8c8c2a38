import { describe, expect, test } from 'vitest'

import { inventedCpfs } from '../../../tools/cli/lib/invented-cpfs.ts'
import { Browser, limitedForTests } from '../support/limited.ts'
import { codeIn, mailOf, registration } from '../support/visitor.ts'

const limited = limitedForTests()

const OFFICE = '203.0.113.1'
const ELSEWHERE = '203.0.113.2'
const HOUR = 60 * 60
const DAY = 24 * HOUR

const browserAt = (address: string) => new Browser(limited.app(), address)

/** The body of the reply too, of which a code needs its nonce. */
async function post(path: string, body: unknown) {
  const response = await limited.app().request(`http://portal.example${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': OFFICE },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> | string }
}

const check = (cpf: string, address = OFFICE) => browserAt(address).post('/api/verificacpf', { cpf })
const askCode = (cpf: string, address = OFFICE) =>
  browserAt(address).post('/api/gerarcodigo', { cpf, email: `p${cpf}@correio.example` })

describe('many people behind one address', () => {
  test('forty complete a first access within ten minutes, each with a typing error', async () => {
    const people = inventedCpfs(40)
    for (const [index, cpf] of people.entries()) {
      limited.setSeconds(index * 14)
      const email = `p${cpf}@correio.example`
      expect((await check(cpf)).status).toBe(200)
      const { body } = await post('/api/gerarcodigo', { cpf, email })
      const { nonce } = body as { nonce: string }
      const codigo = codeIn((await mailOf(limited.server)).at(-1)?.body)
      const visitante = registration(cpf, { email_pessoal: email })
      const wrong = await post('/api/validarvisitante', {
        visitante,
        codigo: codigo === '111111' ? '222222' : '111111',
        nonce,
      })
      expect(wrong.body).not.toMatchObject({ codigo: 'ok' })
      expect((await post('/api/validarvisitante', { visitante, codigo, nonce })).body).toMatchObject({
        codigo: 'ok',
      })
      expect((await browserAt(OFFICE).logIn(cpf, '00000000')).status).toBe(401)
      expect((await browserAt(OFFICE).logIn(cpf, '70415926')).status).toBe(200)
    }
  })
})

describe('one address that walks through CPFs', () => {
  test.each([
    ['checks', check],
    ['asks for codes of', askCode],
  ])('%s a hundred in an hour and three hundred in a day', async (_what, call) => {
    const cpfs = inventedCpfs(301)
    const [last = ''] = cpfs.slice(300)
    const expectPutOff = async (words: string) =>
      expect(await call(last)).toMatchObject({
        status: 429,
        message: `Muitas tentativas. Tente novamente em ${words}.`,
      })
    for (let hour = 0; hour < 3; hour += 1) {
      limited.setSeconds(hour * HOUR)
      for (const cpf of cpfs.slice(hour * 100, hour * 100 + 100)) expect((await call(cpf)).status).toBe(200)
      await expectPutOff('1 hora')
    }
    limited.setSeconds(3 * HOUR)
    await expectPutOff('21 horas')
    expect((await call(last, ELSEWHERE)).status).toBe(200)
    limited.setSeconds(DAY)
    expect((await call(last)).status).toBe(200)
  })

  test('does not use up its checks with those that are refused for their CPF', async () => {
    const [one = '', ...others] = inventedCpfs(96)
    for (let index = 0; index < 5; index += 1) expect((await check(one)).status).toBe(200)
    for (let index = 0; index < 100; index += 1) expect((await check(one)).status).toBe(429)
    for (const cpf of others) expect((await check(cpf)).status).toBe(200)
    expect((await check(others[0] ?? '')).status).toBe(429)
  })
})
