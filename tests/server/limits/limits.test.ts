import { beforeEach, describe, expect, test, vi } from 'vitest'

import { logOut, renewSession, startSession } from '#api/contract/session.ts'
import { createLimits } from '#server/limits/limits.ts'
import { RULES } from '#server/limits/rules.ts'
import { openSession } from '#server/sessions/sessions.ts'
import { ON_A_BUSY_MACHINE } from '../../support/busy-machine.ts'
import { callingBy } from '../support/calling.ts'
import { pdf, pdfOfSize } from '../support/files.ts'
import { Browser, limitedForTests, putOff } from '../support/limited.ts'
import { Participant } from '../support/participant.ts'
import { idOf } from '../support/test-server.ts'
import { NEW_CPFS, VI } from '../support/visitor.ts'
import { BEATRIZ, CARLOS, HELENA, JOAO, MARINA, NOW, PAULO, RITA, SANDRA } from '../support/world.ts'

const limited = limitedForTests()

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const statuses = async (times: number, work: (index: number) => Promise<{ status: number }>) => {
  const all = []
  for (let index = 0; index < times; index += 1) all.push((await work(index)).status)
  return all
}

const browserAt = (address: string) => new Browser(limited.app(), address)

// SERVER-21, SERVER-31, VISITOR-35
describe('code limits', () => {
  test('single sign-on: right codes do not count', async () => {
    const redeem = () => browserAt('203.0.113.1').post('/api/singlesignon', { codigo: 'SSO-MARINA' })
    expect(await statuses(25, redeem)).toEqual(Array(25).fill(200))
  })

  test('single sign-on: verifies twenty of fifty concurrent codes', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        browserAt('203.0.113.1').post('/api/singlesignon', { codigo: `wrong-${index}` }),
      ),
    )
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(20)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  test('confirmation: wrong and expired codes count with those of single sign-on', async () => {
    const browser = browserAt('203.0.113.1')
    const consume = (index: number) =>
      browser.post('/api/novasenha', {
        cpf: VI,
        senha: '70415926',
        codigo: String(100_000 + index),
        nonce: '',
      })
    expect(await statuses(20, consume)).toEqual(Array(20).fill(200))
    expect(await consume(20)).toEqual(putOff('1 minuto', 60))
    expect(await browser.post('/api/singlesignon', { codigo: 'SSO-MARINA' })).toEqual(putOff('1 minuto', 60))
  })

  describe('requests for codes', () => {
    const ask = (cpf: string, address: string) =>
      browserAt(address).post('/api/gerarcodigo', { cpf, email: 'irene@correio.example' })

    const codesMailedTo = async (recipient: string) => {
      const { db } = limited.server.services
      return (await db.selectFrom('outgoing_mail').select('id').where('recipient', '=', recipient).execute())
        .length
    }
    beforeEach(() => limited.server.services.db.deleteFrom('outgoing_mail').execute())

    const WHOSE = [
      ['an unknown CPF', NEW_CPFS[0] ?? ''],
      ['a visitor', VI],
      ['a participant', MARINA],
    ] as const

    test.each(WHOSE)('allow three in an hour and six in a day for the CPF of %s', async (_who, cpf) => {
      const begin = [0, HOUR, 2 * HOUR]
      const askAt = (seconds: number) => {
        limited.setSeconds(seconds)
        return ask(cpf, '203.0.113.1')
      }
      const threeFrom = (seconds = 0) => statuses(3, (index) => askAt(seconds + index * MINUTE))
      expect(await threeFrom(begin[0])).toEqual([200, 200, 200])
      expect(await askAt(10 * MINUTE)).toEqual(putOff('50 minutos', 50 * MINUTE))
      expect(await threeFrom(begin[1])).toEqual([200, 200, 200])
      expect(await askAt(2 * HOUR)).toEqual(putOff('22 horas', 22 * HOUR))
      expect((await askAt(DAY)).status).toBe(200)
    })

    test.each(WHOSE)(
      'allow one in a minute for the CPF of %s, also of twenty concurrent ones',
      async (_who, cpf) => {
        const replies = await Promise.all(Array.from({ length: 20 }, () => ask(cpf, '203.0.113.1')))
        expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(replies.filter(({ status }) => status === 429)).toHaveLength(19)
        limited.setSeconds(59)
        expect(await ask(cpf, '203.0.113.1')).toEqual(putOff('1 segundo', 1))
        limited.setSeconds(60)
        expect((await ask(cpf, '203.0.113.1')).status).toBe(200)
      },
    )

    test('from another address do not count', async () => {
      for (let minute = 0; minute < 4; minute += 1) {
        limited.setSeconds(minute * 60)
        await ask(VI, '203.0.113.1')
      }
      expect((await ask(VI, '203.0.113.1')).status).toBe(429)
      expect(await codesMailedTo('visitor.vi@correio.example')).toBe(3)
      expect((await ask(VI, '203.0.113.2')).status).toBe(200)
      expect(await codesMailedTo('visitor.vi@correio.example')).toBe(4)
    })

    test('send twenty mails in a day to one mailbox, from any address and for any CPF', async () => {
      const [one = '', two = ''] = NEW_CPFS
      const replies = await statuses(25, (index) => ask(index % 2 ? one : two, `203.0.113.${index}`))
      expect(replies).toEqual(Array(25).fill(200))
      expect(await codesMailedTo('irene@correio.example')).toBe(20)
      expect(limited.server.log.join('')).toContain('"msg":"code held back"')
      limited.setSeconds(DAY)
      expect((await ask(one, '203.0.113.99')).status).toBe(200)
      expect(await codesMailedTo('irene@correio.example')).toBe(21)
    })

    test('from a known device are mailed whatever others requested', async () => {
      const own = browserAt('203.0.113.200')
      await own.logIn(VI)
      await statuses(21, (index) => ask(VI, `203.0.113.${index}`))
      expect(await codesMailedTo('visitor.vi@correio.example')).toBe(20)
      expect((await own.post('/api/gerarcodigo', { cpf: VI, email: '' })).status).toBe(200)
      expect(await codesMailedTo('visitor.vi@correio.example')).toBe(21)
    })
  })
})

const postalCode = async (address: string) => {
  const headers = { 'X-Forwarded-For': address }
  const response = await limited.app().request('/ws/01310100/json/', { headers })
  const { message } = (await response.json()) as { message?: unknown }
  return { status: response.status, message, wait: response.headers.get('Retry-After') }
}
const wrongCode = (address: string) => browserAt(address).post('/api/singlesignon', { codigo: 'wrong' })
const checkOf = (cpf: string) => (address: string) => browserAt(address).post('/api/verificacpf', { cpf })

test.each([
  ['wrong codes of single sign-on', 20, 401, wrongCode, '1 minuto', MINUTE],
  ['postal codes', 60, 200, postalCode, '1 minuto', MINUTE],
  ['checks of the CPF of a person on record', 5, 200, checkOf(MARINA), '1 hora', HOUR],
  ['checks of an unknown CPF', 5, 200, checkOf(NEW_CPFS[0] ?? ''), '1 hora', HOUR],
] as const)('%s: %i are allowed from an address', async (_what, count, status, call, words, seconds) => {
  expect(await statuses(count, () => call('203.0.113.1'))).toEqual(Array(count).fill(status))
  expect(await call('203.0.113.1')).toEqual(putOff(words, seconds))
  expect((await call('203.0.113.2')).status).toBe(status)
  limited.setSeconds(seconds)
  expect((await call('203.0.113.1')).status).toBe(status)
})

async function participantAt(address: string, cpf = MARINA) {
  const app = limited.app()
  const calling = callingBy((path, init) =>
    app.request(path, { ...init, headers: { ...init.headers, 'X-Forwarded-For': address } }),
  )
  const participant = await Participant.logIn(calling, cpf)
  const browser = new Browser(app, address)
  return {
    participant,
    post: (path: string, body: unknown) => browser.post(path, body, participant.token),
  }
}

describe('lookups of other people', () => {
  beforeEach(() => limited.server.services.db.deleteFrom('look_up').execute())

  const NAME = '/api/requerimento/nomepessoa'
  const PLANS = '/api/planosparticipante'
  const OTHERS = [BEATRIZ, HELENA, JOAO, PAULO, RITA]

  /** These lookups take longer than a session. */
  const keepSessions = () =>
    limited.server.services.db
      .updateTable('session')
      .set({ expires_at: new Date('2026-12-31T00:00:00Z') })
      .execute()

  test('allow five CPFs in a day from any address, each repeatedly, found or not', async () => {
    const { post: fromHere } = await participantAt('203.0.113.1')
    const [unknown = ''] = NEW_CPFS
    await keepSessions()
    for (const cpf of [unknown, ...OTHERS.slice(1)]) {
      expect((await fromHere(NAME, { cpf })).status).toBe(200)
      expect((await fromHere(PLANS, { cpf })).status).toBe(200)
    }
    limited.setSeconds(HOUR)
    expect(await fromHere(NAME, { cpf: SANDRA })).toEqual(putOff('23 horas', 23 * HOUR))
    expect(await fromHere(PLANS, { cpf: SANDRA })).toEqual(putOff('23 horas', 23 * HOUR))
    expect((await fromHere(PLANS, { cpf: unknown })).status).toBe(200)
    expect((await fromHere(NAME, { cpf: MARINA })).status).toBe(200)
    const { post: fromElsewhere } = await participantAt('203.0.113.2')
    await keepSessions()
    limited.setSeconds(DAY - 1)
    for (const post of [fromHere, fromElsewhere]) expect((await post(NAME, { cpf: SANDRA })).status).toBe(429)
    limited.setSeconds(DAY)
    expect((await fromHere(NAME, { cpf: SANDRA })).status).toBe(200)
  })

  test('allow five CPFs concurrently; name and plans of one count once', async () => {
    const { post } = await participantAt('203.0.113.1')
    const replies = await Promise.all(
      [...OTHERS, SANDRA].flatMap((cpf) => [post(NAME, { cpf }), post(PLANS, { cpf })]),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    const looked = await limited.server.services.db
      .selectFrom('look_up')
      .select('cpf_hash')
      .distinct()
      .execute()
    expect(looked).toHaveLength(5)
  })

  test('allow twenty in a day from an address, for all callers together', async () => {
    const others = [BEATRIZ, HELENA, JOAO, PAULO, RITA, SANDRA, VI, ...NEW_CPFS]
    const { db } = limited.server.services
    for (let people = 0; people < 4; people += 1) {
      const { post } = await participantAt('203.0.113.1')
      const cpfs = others.slice(people * 2, people * 2 + 5)
      expect(await statuses(5, (index) => post(NAME, { cpf: cpfs[index] }))).toEqual(Array(5).fill(200))
      // The seed has too few people, so the lookups of the other person are deleted.
      await db.deleteFrom('look_up').execute()
    }
    const { post } = await participantAt('203.0.113.1')
    expect(await post(NAME, { cpf: BEATRIZ })).toEqual(putOff('1 dia', DAY))
    const { post: elsewhere } = await participantAt('203.0.113.2')
    expect((await elsewhere(NAME, { cpf: BEATRIZ })).status).toBe(200)
  })
})

describe('uploads', () => {
  const documents = () => limited.server.services.db.selectFrom('document').select('id').execute()

  test('allow sixty in an hour', async () => {
    const { participant, post } = await participantAt('203.0.113.1')
    const send = () => post('/api/novodocumento', participant.uploadForm(pdf('documento.pdf'), 1))
    expect(await statuses(60, send)).toEqual(Array(60).fill(200))
    const kept = (await documents()).length
    expect(await send()).toEqual(putOff('1 hora', HOUR))
    expect(await documents()).toHaveLength(kept)
    // Rejected before the body is read, which is not a form.
    expect(await post('/api/novodocumento', {})).toEqual(putOff('1 hora', HOUR))
    limited.setSeconds(HOUR - 1)
    expect(await send()).toEqual(putOff('1 segundo', 1))
  })

  /** As if the cloud already had this many files with this total size. */
  async function fill(cloudId: number, files: number, bytes: number) {
    const { db } = limited.server.services
    await db.deleteFrom('required_document').execute()
    await db.deleteFrom('complementary_document').execute()
    await db.deleteFrom('document').execute()
    const rows = Array.from({ length: files }, (_, index) => ({
      cloud_id: cloudId,
      document_type_id: 1,
      file_name: 'documento.pdf',
      media_type: 'application/pdf',
      byte_size: index === 0 ? bytes - files + 1 : 1,
      storage_key: `filled-${index}`,
      recorded_at: new Date(),
    }))
    await db.insertInto('document').values(rows).execute()
  }

  test('allow two hundred files in total, also concurrently', async () => {
    const { participant } = await participantAt('203.0.113.1', BEATRIZ)
    await fill(participant.cloudId, 198, 1000)
    const { files } = limited.server.documents
    const before = files.size
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => participant.upload(pdf('documento.pdf'), 1)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    const message =
      'Você já guardou 200 arquivos, que é o máximo. Use um deles ou fale com o atendimento do fundo.'
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      codigo: 'erro',
      message,
      erros: [{ campo: 'arquivo', mensagem: message }],
    })
    expect(await documents()).toHaveLength(200)
    expect(files.size).toBe(before + 2)
  })

  test('allow exactly 500 MB in total', async () => {
    const { participant } = await participantAt('203.0.113.1', BEATRIZ)
    const free = 4000
    await fill(participant.cloudId, 3, 500 * 1024 * 1024 - free)
    const { status, body } = await participant.upload(pdfOfSize(free + 1, 'documento.pdf'), 1)
    expect(status).toBe(409)
    expect(body.message).toBe(
      'Os seus arquivos passariam de 500 MB, que é o máximo. Use um que já enviou ou fale com o atendimento do fundo.',
    )
    expect((await participant.upload(pdfOfSize(free, 'documento.pdf'), 1)).status).toBe(200)
  })
})

describe('calls of a person', () => {
  test('allow three hundred in five minutes, for all sessions together', async () => {
    const one = await participantAt('203.0.113.1')
    const other = await participantAt('203.0.113.2')
    const begin = ({ post }: typeof one) => post('/api/iniciarsessao2', { cpf: '' })
    const { body } = await one.participant.server.call(startSession, {
      token: one.participant.token,
      body: { cpf: '' },
    })
    // Each process took a block of ten, of which two and one are used; as if 280 more had been made.
    await createLimits(limited.server.services.db).calls.penalty(String(body.id_pessoa_fisica), 280)
    expect(await statuses(8, () => begin(one))).toEqual(Array(8).fill(200))
    expect(await begin(one)).toEqual(putOff('5 minutos', 300))
    expect(await statuses(9, () => begin(other))).toEqual(Array(9).fill(200))
    expect(await begin(other)).toEqual(putOff('5 minutos', 300))
    expect((await begin(await participantAt('203.0.113.1', BEATRIZ))).status).toBe(200)
    limited.setSeconds(300)
    expect((await begin(other)).status).toBe(200)
  })

  test.each([1, 7, 15])('allow the configured number: %i', async (points) => {
    const { calls } = RULES
    const limits = createLimits(limited.server.services.db, {
      rules: { ...RULES, calls: { ...calls, points } },
    })
    const consumeOne = () =>
      limits.calls.consume('7').then(
        () => true,
        () => false,
      )
    const spent = await Promise.all(Array.from({ length: 20 }, consumeOne))
    expect(spent.filter(Boolean)).toHaveLength(points)
  })

  test('never exceed the limit on several processes, and lack at most nine for each further process', async () => {
    const { participant } = await participantAt('203.0.113.1')
    const browsers = Array.from({ length: 3 }, () => browserAt('203.0.113.1'))
    const call = (index: number) =>
      browsers[index % 3]?.post('/api/iniciarsessao2', { cpf: '' }, participant.token) ??
      Promise.reject(new Error('There is no such process.'))
    // A process that makes only one call keeps the rest of its block from the others.
    expect((await call(1)).status).toBe(200)
    expect((await call(2)).status).toBe(200)
    const answered = await statuses(300, () => call(0))
    expect(answered.filter((status) => status === 200)).toHaveLength(270)
    const late = await statuses(20, () => call(1))
    expect(late.filter((status) => status === 200)).toHaveLength(9)
  })
})

describe('sessions of a person', () => {
  beforeEach(() => limited.server.services.db.deleteFrom('session').execute())

  const begin = (token: string) => limited.server.call(startSession, { token, body: { cpf: '' } })

  test('allow five; a further login ends the oldest', async () => {
    const app = limited.app({ mostSessions: 5 })
    const logIn = async (cpf: string, seconds: number) => {
      limited.setSeconds(seconds)
      return callingBy(async (path, init) => app.request(path, init)).logIn(cpf)
    }
    const carlos = await logIn(CARLOS, 0)
    const tokens: string[] = []
    for (const second of [1, 2, 3, 4, 5]) tokens.push(await logIn(MARINA, second))
    const running = async () => (await Promise.all(tokens.map(begin))).map(({ status }) => status)
    expect(await running()).toEqual([200, 200, 200, 200, 200])

    tokens.push(await logIn(MARINA, 6))
    expect(await running()).toEqual([401, 200, 200, 200, 200, 200])
    expect((await begin(tokens[0] ?? '')).body).toEqual({ codigo: 'erro', message: 'Token expirado' })
    expect((await begin(carlos)).status).toBe(200)

    await limited.server.call(logOut, { token: tokens[5] ?? '' })
    tokens.push(await logIn(MARINA, 7))
    expect(await running()).toEqual([401, 200, 200, 200, 200, 401, 200])
  })

  test('a renewed session outlives later ones', async () => {
    const app = limited.app({ mostSessions: 5 })
    const calling = callingBy(async (path, init) => app.request(path, init))
    const renewed = await calling.logIn(MARINA)
    for (const second of [1, 2, 3, 4]) {
      limited.setSeconds(second)
      await calling.logIn(MARINA)
    }
    limited.setSeconds(3000)
    expect((await calling.call(renewSession, { token: renewed })).status).toBe(200)
    limited.setSeconds(4000)
    await calling.logIn(MARINA)
    expect((await begin(renewed)).status).toBe(200)
  })

  test('allow five after many concurrent logins', async () => {
    const services = { ...limited.server.services, mostSessions: 5 }
    const id = await idOf(limited.server, MARINA)
    const opened = await Promise.all(Array.from({ length: 8 }, () => openSession(services, id)))
    const answers = await Promise.all(opened.map(({ token }) => begin(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  })
})

test('expired counts are deleted', async () => {
  const { db } = limited.server.services
  const counts = () => db.selectFrom('rate_limit').select('key').execute()
  await createLimits(db).calls.consume('somebody')
  expect(await counts()).toHaveLength(1)
  // It expires after five minutes and is kept for another hour.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: NOW.getTime() + 66 * MINUTE * 1000 })
  createLimits(db)
  vi.advanceTimersByTime(5 * MINUTE * 1000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await counts()).toEqual([]), ON_A_BUSY_MACHINE)
})
