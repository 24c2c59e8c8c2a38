import { tmpdir } from 'node:os'

import { Hono } from 'hono'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { authenticate, startSession } from '#api/contract/session.ts'
import { createApp } from '#server/app.ts'
import { diskSpaceOf } from '#server/http/disk-space.ts'
import { mountHealth } from '#server/http/health.ts'

import { pdf } from '../support/files.ts'
import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import { CARLOS, MARINA } from '../support/world.ts'

const server = await serverForTests()

const PORTAL = 'https://portal.fundo.example'

// SERVER-32, SERVER-41 to SERVER-43
describe('a portal of another origin', () => {
  let app: Hono

  beforeAll(() => {
    app = createApp(server.services, { ...PORTAL_SETTINGS, portalOrigins: [PORTAL, 'http://127.0.0.1:4000'] })
  })

  const preflight = ({ method, path }: Call, origin: string) =>
    app.request(path.replace(/:\w+/g, '1'), {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    })

  test('gets a preflight response for every call', async () => {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const { status, headers } = await preflight(call, PORTAL)
      expect.soft(status, name).toBe(204)
      expect.soft(headers.get('access-control-allow-origin'), name).toBe(PORTAL)
      expect.soft(headers.get('access-control-allow-methods')?.split(','), name).toContain(call.method)
      expect
        .soft(headers.get('access-control-allow-headers'), name)
        .toBe('Authorization,Content-Type,Idempotency-Key')
      expect.soft(headers.get('access-control-allow-credentials'), name).toBeNull()
      expect.soft(headers.get('vary'), name).toContain('Origin')
    }
  })

  test('reads replies, refusals and file names', async () => {
    const logIn = (senha: string) =>
      app.request('/api/autenticar', {
        method: 'POST',
        headers: { Origin: PORTAL, 'Content-Type': 'application/json' },
        body: JSON.stringify({ cpf: MARINA, senha }),
      })
    for (const [senha, status] of [
      ['20262026', 200],
      ['wrong', 401],
      ['x'.repeat(300_000), 413],
    ] as const) {
      const response = await logIn(senha)
      expect(response.status).toBe(status)
      expect(response.headers.get('access-control-allow-origin')).toBe(PORTAL)
      expect(response.headers.get('access-control-expose-headers')).toBe(
        'Content-Disposition,Retry-After,X-Request-Id',
      )
      expect(response.headers.get('vary')).toContain('Origin')
    }
  })

  test.each([
    'https://evil.example',
    'null',
    'https://portal.fundo.example.evil.example',
    'https://evilportal.fundo.example',
    'http://portal.fundo.example',
    'https://portal.fundo.example:8443',
    'https://PORTAL.fundo.example',
    `${PORTAL}/`,
    `${PORTAL},https://evil.example`,
    '*',
    '',
  ])('that is not listed gets no CORS headers: %j', async (origin) => {
    const answers = [
      await preflight(calls.listRequests, origin),
      await preflight(calls.postalCode, origin),
      await app.request('/ws/01310100/json/', { headers: { Origin: origin } }),
    ]
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  test('may only make calls, and nothing if none is listed', async () => {
    const page = await app.request('/config.json', { headers: { Origin: PORTAL } })
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
    const { headers } = await server.app.request('/ws/01310100/json/', { headers: { Origin: PORTAL } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('health checks', () => {
  const ask = async (app: Hono, path: string) => {
    const response = await app.request(path)
    return { status: response.status, body: await response.json() }
  }
  const watched = (changed: Partial<typeof server.services>, limitMilliseconds?: number) => {
    const app = new Hono()
    mountHealth(app, { ...server.services, ...changed }, limitMilliseconds)
    return app
  }
  const documentsThat = (check: () => Promise<void>) => ({ documents: { ...server.documents, check } })

  test.each(['/api/saude', '/api/pronto'])('%s returns 200 without a token', async (path) => {
    expect(await ask(server.app, path)).toEqual({ status: 200, body: { codigo: 'ok' } })
  })

  test('returns the name of a failed part, and logs the reason', async () => {
    const app = watched(documentsThat(() => Promise.reject(new Error('EACCES /srv/documents'))))
    expect(await ask(app, '/api/pronto')).toEqual({
      status: 503,
      body: { codigo: 'erro', message: 'Com problema: documentos.' },
    })
    expect(await ask(app, '/api/saude')).toEqual({ status: 200, body: { codigo: 'ok' } })
    expect(server.log.join('')).toContain('EACCES /srv/documents')
  })

  test('detects a disk that is nearly full, although all parts answer', async () => {
    const full = diskSpaceOf(tmpdir(), 1_000_000_000)
    expect(await ask(watched({ disk: full }), '/api/pronto')).toEqual({
      status: 503,
      body: { codigo: 'erro', message: 'Com problema: espaço em disco.' },
    })
    expect(server.log.join('')).toMatch(/Only \d+ MB of disk are free, less than 1000000000\./)
    expect(await ask(watched({ disk: diskSpaceOf(tmpdir(), 0) }), '/api/pronto')).toEqual({
      status: 200,
      body: { codigo: 'ok' },
    })
  })

  test('detects parts that do not answer', async () => {
    const never = documentsThat(() => new Promise(() => {}))
    expect(await ask(watched(never, 20), '/api/pronto')).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('documentos') },
    })
    const db = server.services.db.withSchema('x')
    db.getExecutor = () => {
      throw new Error('no connection')
    }
    expect(await ask(watched({ ...never, db }, 20), '/api/pronto')).toMatchObject({
      status: 503,
      body: { message: 'Com problema: banco de dados, documentos.' },
    })
  })
})

describe('the access log', () => {
  type Line = {
    msg: string
    level: number
    account?: string
    method: string
    route: string
    status: number
    call: string
    address?: string
    reason?: string
    message?: string
    fields?: readonly string[]
  }

  const linesOf = async (work: () => Promise<unknown>): Promise<readonly Line[]> => {
    const begin = server.log.length
    await work()
    return server.log.slice(begin).map((line) => JSON.parse(line) as Line)
  }
  const pseudonym = async (cpf: string) => (await linesOf(() => server.logIn(cpf)))[0]?.account
  const INFO = 30
  const WARN = 40

  test('has the pseudonym and the route of a refused call, without an id', async () => {
    const [marina, carlos] = [await pseudonym(MARINA), await pseudonym(CARLOS)]
    expect(marina).toMatch(/^[\w-]{12}$/)
    expect(carlos).not.toBe(marina)
    const [token, carlosToken] = [await server.logIn(MARINA), await server.logIn(CARLOS)]
    const lines = await linesOf(async () => {
      await server.call(calls.showRequest, { token, params: { id: 987_654 } })
      await server.call(calls.startSession, { token, body: { cpf: CARLOS } })
      await server.call(calls.listRequests, { token: carlosToken, params: { id_nuvem: 987_654 } })
      await server.call(calls.tables, { token })
    })
    expect(
      lines.map(({ msg, level, account, route, status }) => [msg, level, account, route, status]),
    ).toEqual([
      ['call refused', WARN, marina, '/api/requerimento/show/:id', 404],
      ['call refused', WARN, marina, '/api/iniciarsessao2', 403],
      ['call refused', WARN, carlos, '/api/requerimento/:id_nuvem', 403],
      ['call', INFO, marina, '/api/tabelas', 200],
    ])
    for (const secret of [MARINA, CARLOS, '987654', token])
      expect(JSON.stringify(lines)).not.toContain(secret)
  })

  const behindProxy = createApp(server.services, { ...PORTAL_SETTINGS, trustProxy: true })

  test('has the id that is in the header of the answer, process and version on every line of a call', async () => {
    let header: string | null = ''
    const lines = await linesOf(async () => {
      const answer = await server.app.request('/api/autenticar', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ cpf: MARINA, senha: '31415926' }),
      })
      header = answer.headers.get('X-Request-Id')
    })
    expect(header).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(lines.map((line) => line.msg)).toEqual(['login failed', 'call'])
    const every = { call: header, pid: process.pid, version: '3.2.0' }
    expect(lines).toMatchObject([every, every])
    const { headers } = await server.app.request('/api/saude')
    expect(headers.get('X-Request-Id')).not.toBe(header)
  })

  test('takes the id of a proxy that is trusted, also with eleven digits in a row, and no other text', async () => {
    const idFor = async (app: Hono, given: string) => {
      const { headers } = await app.request('/api/saude', { headers: { 'X-Request-Id': given } })
      return headers.get('X-Request-Id')
    }
    const ofNginx = '0e53869e444d85406622181d9730a088'
    const [line] = await linesOf(async () => expect(await idFor(behindProxy, ofNginx)).toBe(ofNginx))
    expect(line?.call).toBe(ofNginx)
    for (const other of ['short', 'a b c d e f g', 'x'.repeat(41), '{"msg":"forged"}', '52998224725'])
      expect(await idFor(behindProxy, other)).toMatch(/^.{4}-.{4}-.{4}$/)
    expect(await idFor(server.app, 'a3f1c6e09b7d4a52')).toMatch(/^.{4}-.{4}-.{4}$/)
  })

  test('has the same pseudonym for each call of an address', async () => {
    const from = (address: string) => () =>
      behindProxy.request('/api/tabelas', { headers: { 'X-Forwarded-For': address } }) as Promise<Response>
    const [[one], [again], [other]] = [
      await linesOf(from('203.0.113.7')),
      await linesOf(from('203.0.113.7')),
      await linesOf(from('203.0.113.8')),
    ]
    expect(one?.address).toMatch(/^[\w-]{12}$/)
    expect(again?.address).toBe(one?.address)
    expect(other?.address).not.toBe(one?.address)
    expect(JSON.stringify([one, again, other])).not.toContain('203.0.113')
  })

  test('has the reason of a refusal, in words of the code alone, and no pseudonym without a session', async () => {
    const marina = await Participant.logIn(server, MARINA)
    const lines = await linesOf(async () => {
      await marina.upload(new File(['x'], '52998224725.exe'), 1)
      await server.call(calls.tables, { token: 'x'.repeat(43) })
      await server.app.request('/api/nada')
      await server.app.request('/api/saude')
    })
    const without = { reason: undefined, message: undefined, fields: undefined }
    expect(
      lines.map(({ msg, account, status, reason, message, fields }) => ({
        what: `${msg} ${account === undefined ? 'of nobody' : 'of a person'} ${status}`,
        ...{ reason, message, fields },
      })),
    ).toEqual([
      { what: 'call of a person 422', reason: 'invalid', message: 'fileWrongType', fields: ['arquivo'] },
      { ...without, what: 'call of nobody 401', reason: 'expired', message: 'tokenExpired' },
      { ...without, what: 'call of nobody 404', reason: 'unknownCall' },
      { ...without, what: 'call of nobody 200' },
    ])
  })
})

describe('the log of a day', () => {
  const PASSWORD = '20262026'
  const WRONG_PASSWORD = '31415926'
  const EMAIL = 'pessoa@correio.example'
  const CODE = 'c0d1g0-unico'

  /** Makes every new session fail in the database, with an error that repeats its input. */
  const failSessions = sql`
    create function tell_everything() returns trigger language plpgsql as $$
    begin
      raise exception 'cpf ${sql.raw(MARINA)}, senha=${sql.raw(PASSWORD)}, ${sql.raw(EMAIL)}'
        using detail = 'Key (cpf)=(${sql.raw(MARINA)}) ' || new.token_hash, errcode = '23505';
    end $$`

  test('has the events without personal data', async () => {
    const begin = server.log.length
    const marina = await Participant.logIn(server, MARINA)
    await server.call(authenticate, { body: { cpf: '529.982.247-25', senha: WRONG_PASSWORD } })
    await server.call(startSession, { token: marina.token, body: { cpf: MARINA } })
    await server.call(startSession, { token: CODE, body: { cpf: MARINA } })
    await marina.saved(retirement(marina.cloudId))
    await marina.upload(pdf(`${MARINA}.pdf`), 1)
    await server.app.request(`/login/${CODE}?codigo=${CODE}&token=${marina.token}`)
    await server.app.request(`/api/${CODE}/${MARINA}`)
    await failSessions.execute(server.services.db)
    await sql`create trigger fail before insert on session for each row execute function tell_everything()`.execute(
      server.services.db,
    )
    const failed = await server.call(authenticate, { body: { cpf: MARINA, senha: PASSWORD } })
    await sql`drop trigger fail on session`.execute(server.services.db)
    expect(failed).toEqual({
      status: 500,
      body: { codigo: 'erro', message: 'Ocorreu um problema no servidor.' },
    })

    const written = server.log.slice(begin).join('')
    const secrets = [MARINA, '529.982.247-25', PASSWORD, WRONG_PASSWORD, marina.token, EMAIL, CODE]
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
    expect(written).toContain('"route":"/api/autenticar","status":401')
    expect(written).toContain('"route":"/login/[oculto]?","status":200')
    expect(written).toContain('"code":"23505"')
    expect(written).toContain('"msg":"call failed"')
    expect(server.log.slice(begin).every((line) => /^\{.*\}\n$/.test(line))).toBe(true)
  })
})
