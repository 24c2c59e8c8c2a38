import { Hono } from 'hono'
import pg from 'pg'
import { describe, expect, test } from 'vitest'

import { authenticate } from '#api/contract/session.ts'
import { createApp } from '#server/app.ts'
import { openPostgres } from '#server/database/connect.ts'
import { StoreFailure } from '#server/documents/store.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createLogger } from '#server/process/logger.ts'

import { callingBy } from '../support/calling.ts'
import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const AWAY = 'O portal está temporariamente indisponível. Tente novamente em alguns segundos.'
const BUSY = 'O portal está muito ocupado. Tente novamente em alguns segundos.'

const withCode = (code: string, more = {}) =>
  Object.assign(new pg.DatabaseError('x', 1, 'error'), { code }, more)

async function answerTo(error: Error) {
  const log: string[] = []
  const app = new Hono().get('/', () => {
    throw error
  })
  app.onError(errorResponse(createLogger('info', { write: (line: string) => log.push(line) })))
  const response = await app.request('/')
  const { message } = (await response.json()) as { message: string }
  return { status: response.status, wait: response.headers.get('Retry-After'), message, log: log.join('') }
}

// SERVER-36
describe('database failures', () => {
  test.each([
    ['a connection that an administrator ended', withCode('57P01'), AWAY],
    ['a crash', withCode('57P02'), AWAY],
    ['a database that starts', withCode('57P03'), AWAY],
    ['a connection that broke', withCode('08006'), AWAY],
    ['a disk that is full', withCode('53100'), AWAY],
    ['a standby after a failover', withCode('25006'), AWAY],
    ['no host at the address', withCode('ECONNREFUSED'), AWAY],
    ['no socket', withCode('ENOENT', { syscall: 'connect' }), AWAY],
    ['a connection that ended', new Error('Connection terminated unexpectedly'), AWAY],
    [
      'a client that lost its connection',
      new Error('Client has encountered a connection error and is not queryable'),
      AWAY,
    ],
    ['a lock that is not given', withCode('55P03'), BUSY],
    ['a statement that takes too long', withCode('57014'), BUSY],
    ['a deadlock', withCode('40P01'), BUSY],
    ['no free connection', new Error('timeout exceeded when trying to connect'), BUSY],
  ])('%s is answered with 503 and a waiting time', async (_what, error, message) => {
    expect(await answerTo(error)).toMatchObject({ status: 503, wait: '5', message })
  })

  test.each(['unreachable', 'missing', 'denied'] as const)(
    'a document store that is %s is answered with 503 and a longer waiting time',
    async (fault) => {
      const answer = await answerTo(new StoreFailure(fault, 'document store: x'))
      expect(answer).toMatchObject({
        status: 503,
        wait: '60',
        message: 'Os documentos estão temporariamente indisponíveis. Tente mais tarde.',
      })
      expect(answer.log).toContain('document store: x')
    },
  )

  test.each([
    ['a unique key', withCode('23505')],
    ['a table that is missing', withCode('42P01')],
    ['a file that is missing', withCode('ENOENT', { syscall: 'open' })],
    ['anything else', new Error('x')],
  ])('%s is a defect', async (_what, error) => {
    const answer = await answerTo(error)
    expect(answer).toMatchObject({ status: 500, wait: null, message: 'Ocorreu um problema no servidor.' })
    expect(answer.log).toContain('"msg":"call failed"')
  })
})

describe('a server without its database', async () => {
  const server = await serverForTests()

  test('answers a login with 503, and logs the reason', async () => {
    const { db, close } = openPostgres('postgres://fund@127.0.0.1:1/portal', () => {})
    const app = createApp({ ...server.services, db, limits: createLimits(db) }, PORTAL_SETTINGS)
    const calling = callingBy((path, init) => app.request(path, init))
    const { status, body } = await calling.call(authenticate, { body: { cpf: MARINA, senha: '20262026' } })
    expect({ status, body }).toEqual({ status: 503, body: { codigo: 'erro', message: AWAY } })
    expect(server.log.join('')).toContain('ECONNREFUSED')
    await close()
  })
})
