import { expect, test } from 'vitest'

import { createLogger } from '#server/process/logger.ts'

function loggedOn(isTerminal: boolean, write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = []
  write(createLogger('info', { write: (line: string) => lines.push(line) }, isTerminal))
  return lines.join('').replace(/^\d\d:\d\d:\d\d/, '10:20:30')
}

const STARTED = {
  url: 'http://127.0.0.1:3000',
  commit: '',
  settings: { database: 'embedded', trustProxy: false, sessionSeconds: 3600 },
  warnings: ['noMail', 'noContact'],
}

test('the line of a start is text on a terminal, with settings and warnings on lines of their own', () => {
  expect(loggedOn(true, (logger) => logger.info(STARTED, 'started'))).toBe(
    `10:20:30 info  started url=http://127.0.0.1:3000 commit=""
  settings: database=embedded trustProxy=false sessionSeconds=3600
  warnings: noMail noContact
`,
  )
})

test('it is one line of JSON elsewhere', () => {
  const line = loggedOn(false, (logger) => logger.info(STARTED, 'started'))
  expect(line.split('\n')).toHaveLength(2)
  expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'started', ...STARTED })
})

test('a call is one line on a terminal', () => {
  const call = { method: 'GET', route: '/ws/:cep/json/', status: 404, reason: 'not found' }
  expect(loggedOn(true, (logger) => logger.warn(call, 'call refused'))).toBe(
    '10:20:30 warn  call refused method=GET route=/ws/:cep/json/ status=404 reason="not found"\n',
  )
})

test('an error has its stack, and its code below', () => {
  const err = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  err.stack = 'Error: connect\n    at open (a.ts:1:2)'
  expect(loggedOn(true, (logger) => logger.error({ err }, 'failed'))).toBe(
    `10:20:30 error failed
  err: Error: connect
      at open (a.ts:1:2)
  code=ECONNREFUSED
`,
  )
})

test.each(['\u001b[2J', '\u009b2J', 'a\u2028b', 'a\r\n10:20:31 fatal forged'])(
  'neither message, field, name nor stack controls the terminal: %j',
  (text) => {
    const err = new Error(text)
    err.stack = `Error: ${text.replace('\n', '')}`
    const written = loggedOn(true, (logger) =>
      logger.info({ [text]: text, a: { [text]: [text] }, err }, text),
    )
    expect(written).toMatch(/^([^\p{Cc}\u2028\u2029]+\n){3}$/u)
    expect(written).not.toMatch(/^10:20:31/m)
  },
)

test('secrets are hidden on a terminal too', () => {
  const written = loggedOn(true, (logger) =>
    logger.info({ senha: 'segredo', cpf: '52998224725' }, '529.982.247-25'),
  )
  expect(written).not.toMatch(/segredo|529/)
})
