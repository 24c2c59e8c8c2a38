import { describe, expect, test } from 'vitest'

import { createLogger } from '#server/process/logger.ts'

/** Values that must not be logged, each in some of the cases below. */
const CANARIES = [
  '52998224725',
  '529.982.247-25',
  'maria.alves',
  'correio.example',
  'segredo 20262026',
  'c0d1g0',
  '481516',
  'Q7w-Er8_Ty9uIo0pAs1dFg2hJk3lZx4cVb5nMq6wErT',
] as const
const [CPF, MASKED, , , PASSWORD, CODE, MAILED, TOKEN] = CANARIES
const EMAIL = 'maria.alves@correio.example'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): readonly string[] {
  const lines: string[] = []
  write(createLogger('info', { write: (line: string) => lines.push(line) }))
  return lines
}

const eventOf = (lines: readonly string[]) => JSON.parse(lines[0] ?? '') as Record<string, unknown>

class Person {
  cpf = CPF
  contact = { at: [EMAIL] }
}

const circular: Record<string, unknown> = { senha: PASSWORD, note: `CPF ${MASKED}` }
circular.self = circular

const databaseError = Object.assign(
  new Error('duplicate key value violates unique constraint "person_cpf_key"'),
  {
    code: '23505',
    detail: `Key (cpf)=(${CPF}) already exists.`,
    where: `unnamed portal parameter $1 = '${PASSWORD}'`,
    parameters: [EMAIL, TOKEN],
  },
)

const SHAPES: Readonly<Record<string, unknown>> = {
  'a flat object': { cpf: CPF, senha: PASSWORD, usuario: CPF, codigo: CODE, token_ged: TOKEN },
  'a deep object': { a: { b: { c: { d: { novaSenha: PASSWORD, e: { authorization: TOKEN } } } } } },
  'an array of objects': { people: [{ email_pessoal: EMAIL }, [{ cpf_proc: MASKED }]] },
  'values under names that say nothing': { a: CPF, b: [MASKED, EMAIL], c: { d: TOKEN } },
  'a secret that is an object': { senha: { value: PASSWORD }, tokens: [TOKEN], codigo: [CODE] },
  'a CPF as a number': { id: Number(CPF), list: [Number(CPF)] },
  'a CPF as a big number': { id: BigInt(CPF) },
  'a CPF that begins with zero, as a number': { id: 5_298_224_725, senha: PASSWORD },
  'an instance': { person: new Person() },
  'something that says itself how it is written': { x: { toJSON: () => ({ cpf: CPF, to: EMAIL }) } },
  'a Map and a Set': { m: new Map([[CPF, { senha: PASSWORD }]]), s: new Set([EMAIL]) },
  'entries of a Map': { m: [...new Map([[CPF, EMAIL]])] },
  'names that are secrets': { [CPF]: 1, nested: { [EMAIL]: 2, [TOKEN]: 3 } },
  'a name that breaks the line': { [`x":"1"}\n{"cpf":"${CPF}`]: EMAIL },
  'a circle': circular,
  'a Buffer': { body: Buffer.from(`cpf=${CPF}`), view: new Uint8Array(Buffer.from(CPF)) },
  'JSON in a text': { body: JSON.stringify({ senha: PASSWORD, codigo: CODE, cpf: Number(CPF), a: [EMAIL] }) },
  'JSON in JSON in a text': {
    body: JSON.stringify({ body: JSON.stringify({ senha: PASSWORD, codigo: CODE }) }),
  },
  'JSON that was cut off': { body: `{"usuario":"${CPF}","senha":"${PASSWORD}` },
  'an address with a token': { url: `https://portal.example/?token=${TOKEN}&codigo=${CODE}#x` },
  'an address with a code of single sign-on': { url: `https://portal.example/login/${CODE}` },
  'an address with a password': { url: `postgres://portal:${CODE}@db.example/portal` },
  'an encoded address': { url: `/x?to=maria.alves%40correio.example&codigo%3D${CODE}` },
  headers: { headers: { Authorization: `Bearer ${TOKEN}`, cookie: `s=${TOKEN}`, 'x-codigo': CODE } },
  'a header in a text': { raw: `authorization: Bearer ${CODE}.${TOKEN}` },
  'a confirmation code': { code: CODE, confirmationCode: MAILED },
  'an error': { err: new Error(`no person ${MASKED} <${EMAIL}>`) },
  'an error with causes': {
    err: new Error('outer', { cause: new Error(`senha: "${PASSWORD}"`, { cause: new Error(CPF) }) }),
  },
  'errors of an error': { err: new AggregateError([new Error(CPF), databaseError], EMAIL) },
  'an error under another name': { failure: databaseError, reason: { cause: databaseError } },
  'an error of the database': { err: databaseError },
  'an error of the database about a value': {
    err: new Error(`invalid input syntax for type date: "${PASSWORD}"`),
  },
  'an error of a schema': {
    err: Object.assign(new Error(`Invalid type: Expected number but received "${PASSWORD}"`), {
      issues: [{ input: { a: PASSWORD }, received: `"${PASSWORD}"`, path: [{ key: 'x', value: CPF }] }],
    }),
  },
}

// SERVER-29
describe('createLogger removes secrets', () => {
  test.each(Object.entries(SHAPES))('of %s', (_name, shape) => {
    const lines = logged((logger) => logger.error(shape, 'event'))
    expect(lines).toHaveLength(1)
    expect(CANARIES.filter((canary) => lines.join('').includes(canary))).toEqual([])
    expect(eventOf(lines)).toMatchObject({ level: 50 })
  })

  test('of a message and its arguments', () => {
    const lines = logged((logger) => {
      logger.info(`login of ${MASKED} (${EMAIL}) with ${TOKEN}`)
      logger.info('login of %s: %j', CPF, { senha: PASSWORD, codigo: CODE })
      logger.child({ cpf: CPF, caller: EMAIL }).info('event')
      logger.error(new Error(`codigo=${CODE}`))
    })
    expect(lines).toHaveLength(4)
    expect(CANARIES.filter((canary) => lines.join('').includes(canary))).toEqual([])
  })

  test('of a text that is cut in the middle of a secret', () => {
    for (let shift = 0; shift <= TOKEN.length; shift += 1) {
      const text = '.'.repeat(shift) + ` ${TOKEN}`.repeat(400)
      const lines = logged((logger) => logger.info({ text }))
      expect(lines.join('')).toContain('…')
      expect(lines.join('')).not.toContain(TOKEN.slice(0, 10))
    }
  })
})

describe('createLogger keeps', () => {
  test('ids, statuses, durations and routes', () => {
    const event = { method: 'GET', route: '/ws/:cep/json/', status: 200, milliseconds: 12, requestId: 4711 }
    expect(eventOf(logged((logger) => logger.info(event, 'call')))).toMatchObject({ ...event, msg: 'call' })
  })

  test('kind, message, stack and code of an error', () => {
    const { err } = eventOf(logged((logger) => logger.error({ err: databaseError }, 'failed')))
    expect(err).toMatchObject({
      type: 'Error',
      message: 'duplicate key value violates unique constraint "person_cpf_key"',
      code: '23505',
      detail: '[oculto]',
    })
    expect((err as { stack: string }).stack).toContain('logger.test.ts')
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', port: 5432 })
    expect(eventOf(logged((logger) => logger.error(refused)))).toMatchObject({
      err: { code: 'ECONNREFUSED', port: 5432 },
    })
  })
})

describe('createLogger writes one line per event', () => {
  test.each(['a\r\n{"level":60,"msg":"forged"}', 'a\u2028b\u2029c\u0085d', '\u001b[2J\u009b2J'])(
    'with any characters: %j',
    (text) => {
      const lines = logged((logger) => logger.info({ [text]: text }, text))
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(/^[^\p{Cc}\u2028\u2029]+\n$/u)
    },
  )

  test.each([
    ['one long text', { text: 'ab '.repeat(400_000) }],
    ['many texts', { texts: Array.from({ length: 5000 }, (_, index) => `text ${index}`) }],
    ['signs that JSON makes longer', { a: '\0 '.repeat(4000), b: '\0 '.repeat(4000), c: '\0 '.repeat(4000) }],
    ['a long error', { err: new Error('\0 '.repeat(9000), { cause: new Error('é '.repeat(9000)) }) }],
  ])('of at most 16 KiB: %s', (_name, shape) => {
    const [line = ''] = logged((logger) => logger.error(shape, 'event'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(16 * 1024)
    expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'event' })
  })

  test('that says of a long event too which call, account, process and version it was', () => {
    const origin = { call: '7K3M-9QXD-2RWH', account: 'Zk3-x_Q9aLw2' }
    const event = eventOf(
      logged((logger) =>
        logger.error({ ...origin, text: 'ab '.repeat(400_000), texts: Array(5000).fill('text') }, 'event'),
      ),
    )
    expect(event).toMatchObject({ ...origin, pid: process.pid, version: '3.2.0', cut: true })
  })
})
