import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { lists } from '#api/contract/reference.ts'
import { authenticate } from '#api/contract/session.ts'
import { createCode } from '#api/contract/visitor.ts'
import { openPostgres } from '#server/database/connect.ts'
import { s3Store } from '#server/documents/s3-store.ts'

import { callingAt } from './support/calling.ts'
import { startClamd, type TestClamd } from './support/clamd.ts'
import { pdf, written } from './support/files.ts'
import { freePort, listenOnFreePort } from './support/free-port.ts'
import { ownPostgres } from './support/own-postgres.ts'
import { Participant } from './support/participant.ts'
import { readMail } from './support/read-mail.ts'
import { s3On, startS3, type TestS3 } from './support/s3.ts'
import { seedDirectory } from './support/seeded-directory.ts'
import {
  runToEnd,
  type ServerProcess,
  startPortalProcess,
  startServerProcess,
} from './support/server-process.ts'
import { startSmtp, type TestSmtp } from './support/smtp.ts'
import { folderOfTest, temporaryFolder } from './support/temporary-folder.ts'
import { BEATRIZ, MARINA, TERESA } from './support/world.ts'

const PORTAL = 'https://portal.fundo.example'
const CONTACT = '0800 000 0000, de segunda a sexta'
const AREA = 'https://area.fundo.example/entrar/{codigo}'

const participantOf = ({ url }: ServerProcess) => Participant.logIn(callingAt(url), MARINA)

const json = async (response: Response) => (await response.json()) as Record<string, unknown>

async function throughStore(participant: Participant, url: string, file: File): Promise<ArrayBuffer> {
  const { body } = await participant.upload(file, 1)
  const download = await fetch(`${url}/api/documento/${body.id_documento_ged}/download`, {
    headers: { Authorization: `Bearer ${participant.token}` },
  })
  return download.arrayBuffer()
}

// SERVER-44, SERVER-45
describe('the built server with every variable at once', () => {
  const cluster = ownPostgres()
  const postgres = typeof cluster === 'string' ? null : cluster
  const needsPostgres = typeof cluster === 'string' ? ` (skipped: ${cluster})` : ''
  const folder = temporaryFolder()
  const postalCodes = createServer((_request, response) =>
    response.end('{"logradouro":"Rua A","bairro":"Centro","localidade":"Natal","uf":"RN"}'),
  )
  let s3: TestS3
  let clamd: TestClamd
  let smtp: TestSmtp
  let variables: Record<string, string> = {}
  let server: ServerProcess
  let marina: Participant

  beforeAll(async () => {
    await postgres?.start()
    ;[s3, clamd, smtp] = await Promise.all([startS3(), startClamd(), startSmtp()])
    const reference = join(folder, 'reference')
    cpSync('server/reference', reference, { recursive: true })
    const settings = JSON.parse(readFileSync(join(reference, 'settings.json'), 'utf8')) as object
    writeFileSync(
      join(reference, 'settings.json'),
      JSON.stringify({ ...settings, contributionReferenceCents: 123_45 }),
    )
    const flows = join(folder, 'flows')
    mkdirSync(flows)
    writeFileSync(join(flows, 'index.html'), '<title>Fluxos configurados</title>')
    const { host, port } = clamd.address as { host: string; port: number }
    variables = {
      PORT: String(await freePort()),
      HOST: 'localhost',
      DATA_DIR: join(folder, 'data'),
      ...(postgres && { DATABASE_URL: postgres.url, SEED_DEMO: '1' }),
      S3_URL: `http://S3RVER:S3RVER@127.0.0.1:${s3.port}/documents?region=sa-east-1`,
      CLAMD_URL: `tcp://${host}:${port}`,
      REFERENCE_DIR: reference,
      FLOWS_DIR: flows,
      CEP_URL: `http://127.0.0.1:${await listenOnFreePort(postalCodes)}`,
      AREA_URL: AREA,
      CONTACT,
      PORTAL_ORIGINS: `https://outro.example,${PORTAL}`,
      TRUST_PROXY: '1',
      SPONSOR_RANGES: '198.51.100.0/24',
      PASSWORD_PEPPER: 'nova:0123456789abcdef0123456789abcdef',
      SMTP_URL: smtp.url,
      MAIL_WITHOUT_TLS: '0',
      MAIL: 'on',
      MAIL_FROM: 'aviso@fundo.example',
      SESSION_SECONDS: '120',
      CALLS_PER_PERSON: '50',
      ARGON2_MEMORY_KIB: '16',
      ARGON2_PASSES: '2',
      METRICS_PORT: String(await freePort()),
      METRICS_HOST: '127.0.0.1',
      STOP_DELAY_SECONDS: '1',
      STOP_SECONDS: '20',
      LOG_LEVEL: 'warn',
    }
    server = await startServerProcess(variables)
    marina = await participantOf(server)
  }, 120_000)
  afterAll(async () => {
    await server?.end('SIGTERM')
    await Promise.all([s3.close(), clamd.close(), smtp.close()])
    postalCodes.closeAllConnections()
    postalCodes.close()
    await postgres?.remove()
  })

  test('covers the variables of docs/configuration.md, except those for development', () => {
    const rows = readFileSync('docs/configuration.md', 'utf8').match(/^\| `[A-Z0-9_]+`.* \|$/gm) ?? []
    const documented = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z0-9_]+/g) ?? [])
    const forDevelopment = ['API_PORT', 'CHROMIUM_PATH']
    const ofDesk = ['FUND_URL', 'FUND_CPF', 'FUND_PASSWORD', 'FUND_CODE', 'FUND_TOKEN']
    const ofPostgres = postgres ? [] : ['DATABASE_URL', 'SEED_DEMO']
    expect(documented.toSorted()).toEqual(
      [...Object.keys(variables), ...forDevelopment, ...ofDesk, ...ofPostgres].toSorted(),
    )
  })

  test('listens on PORT and HOST and serves the portal', async () => {
    expect(server.url).toBe(`http://localhost:${variables.PORT}`)
    expect(await (await fetch(server.url)).text()).toContain('<title>')
    expect(await json(await fetch(`${server.url}/api/pronto`))).toEqual({ codigo: 'ok' })
  })

  test('serves metrics at METRICS_HOST and METRICS_PORT alone', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${variables.METRICS_PORT}/metrics`)).text()
    expect(metrics).toMatch(
      /^http_request_duration_seconds_count\{method="POST",route="\/api\/autenticar",status="200"\} 1$/m,
    )
    expect(metrics).toMatch(/^portal_database_up 1$/m)
    expect(metrics).toMatch(/^portal_database_connections\{of="calls",state="waiting"\} 0$/m)
    expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('portal_database_up')
  })

  test("serves the analysts' pages of FLOWS_DIR", async () => {
    const page = await fetch(`${server.url}/fluxos/`)
    expect(await page.text()).toBe('<title>Fluxos configurados</title>')
  })

  test('keeps documents in the bucket of S3_URL and scans them with CLAMD_URL', async () => {
    const before = s3.keys().length
    const file = pdf('documento.pdf')
    const content = await file.arrayBuffer()
    expect(await throughStore(marina, server.url, file)).toEqual(content)
    expect(s3.keys()).toHaveLength(before + 1)
    expect(clamd.received.at(-1)).toEqual(Buffer.from(content))
    const infected = await marina.upload(
      written('%PDF-1.7 1 0 obj X5O-TEST-SIGNATURE startxref %%EOF', 'a.pdf'),
      1,
    )
    expect(infected.status).toBe(422)
    expect(s3.keys()).toHaveLength(before + 1)
  })

  test('writes uploads to DATA_DIR and keeps nothing else there', () => {
    expect(readdirSync(join(folder, 'data'))).toEqual(postgres ? ['incoming-postgresql'] : ['db', 'incoming'])
  })

  test.skipIf(!postgres)(
    `has its people in the PostgreSQL of DATABASE_URL, by SEED_DEMO, with passwords of the key of PASSWORD_PEPPER that cost what ARGON2_* say${needsPostgres}`,
    async () => {
      const { db, close } = openPostgres(postgres?.url ?? '', () => {})
      const { password_hash } = await db
        .selectFrom('credential')
        .innerJoin('person', 'person.id', 'credential.person_id')
        .select('password_hash')
        .where('cpf', '=', MARINA)
        .executeTakeFirstOrThrow()
      await close()
      expect(password_hash).toMatch(/^nova:\$argon2id\$v=19\$m=16,t=2,p=1\$/)
    },
  )

  test('allows more failed logins from an address in SPONSOR_RANGES', async () => {
    const fail = async (address: string, index: number) => {
      const body = { cpf: String(10_000_000_000 + index), senha: '00000000' }
      return (await marina.server.call(authenticate, { body, headers: { 'X-Forwarded-For': address } }))
        .status
    }
    const statuses: number[] = []
    for (let index = 0; index < 21; index += 1) statuses.push(await fail('198.51.100.7', index))
    expect(statuses).toEqual(Array(21).fill(401))
    for (let index = 21; index < 41; index += 1) await fail('203.0.113.7', index)
    expect(await fail('203.0.113.7', 41)).toBe(429)
  })

  test('loads the tables of REFERENCE_DIR', async () => {
    const { body } = await marina.server.call(lists, { token: marina.token })
    expect(body.vrs).toBe(123.45)
  })

  test('requests postal codes from CEP_URL', async () => {
    expect(await json(await fetch(`${server.url}/ws/59000000/json/`))).toMatchObject({
      logradouro: 'Rua A',
      localidade: 'Natal',
    })
  })

  test('passes AREA_URL and CONTACT to the portal', async () => {
    expect(await json(await fetch(`${server.url}/config.json`))).toMatchObject({
      area: AREA,
      contato: CONTACT,
    })
  })

  test('allows PORTAL_ORIGINS by CORS and, with TRUST_PROXY, trusts the proxy', async () => {
    const { headers } = await fetch(`${server.url}/api/tabelas`, {
      headers: { Origin: PORTAL, 'X-Forwarded-Proto': 'https' },
    })
    expect(headers.get('access-control-allow-origin')).toBe(PORTAL)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  test('sends mail to SMTP_URL from MAIL_FROM', async () => {
    await marina.server.call(createCode, { body: { cpf: '55017293698', email: 'irene@correio.example' } })
    await expect.poll(() => smtp.received.length).toBe(1)
    expect(readMail(smtp.received[0]?.source ?? '')).toMatchObject({
      from: expect.stringContaining('aviso@fundo.example'),
      to: 'irene@correio.example',
    })
  })

  test('opens sessions of SESSION_SECONDS and logs from LOG_LEVEL on', async () => {
    const logIn = (senha: string) => marina.server.call(authenticate, { body: { cpf: MARINA, senha } })
    expect((await logIn('20262026')).body).toMatchObject({ expira_em: 120 })
    expect((await logIn('31415926')).status).toBe(401)
    expect(server.output()).toContain('"msg":"login failed"')
    expect(server.output()).not.toContain('"msg":"login succeeded"')
  })

  test('serves the built desk with FUND_URL, FUND_CPF and FUND_PASSWORD', async () => {
    const desk = (variables: Record<string, string>) => runToEnd(['dist/desk/main.js', 'list'], variables)
    const good = { FUND_URL: server.url, FUND_CPF: TERESA, FUND_PASSWORD: '20262026' }
    const { code, output } = await desk(good)
    expect(output).toContain('Marina Duarte Alves')
    expect(code).toBe(0)
    expect((await desk({ ...good, FUND_PASSWORD: '31415926' })).code).toBe(1)
    expect((await desk({ ...good, FUND_URL: 'http://127.0.0.1:1' })).code).toBe(1)
  })

  test('limits a person to CALLS_PER_PERSON', async () => {
    const token = await marina.server.logIn(BEATRIZ)
    const statuses: number[] = []
    for (let call = 0; call < 51; call += 1) {
      statuses.push((await marina.server.call(lists, { token })).status)
    }
    expect(statuses).toEqual([...Array(50).fill(200), 429])
  })

  test('writes only lines of the log to standard output', () => {
    const lines = server.stdout().trim().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ version: '3.2.0' })
  })

  test('ends on a signal without a failure', async () => {
    expect((await server.end('SIGTERM')).code).toBe(0)
  })
})

test('the start says version, settings and warnings in one line, without secrets', {
  timeout: 60_000,
}, async () => {
  const folder = folderOfTest()
  await seedDirectory(folder)
  const server = await startServerProcess({ DATA_DIR: folder, LOG_LEVEL: 'info' })
  const started = () =>
    server
      .stdout()
      .split('\n')
      .find((line) => line.includes('"msg":"started"'))
  // The address comes on standard error, which may be read before.
  await expect.poll(started, { timeout: 20_000 }).toBeDefined()
  expect(JSON.parse(started() ?? '{}')).toMatchObject({
    level: 30,
    version: '3.2.0',
    commit: '',
    url: server.url,
    settings: { database: 'embedded', documents: 'folder', hashMemoryKib: 8, stopSeconds: 30 },
    warnings: [],
  })
  expect(await json(await fetch(`${server.url}/api/versao`))).toEqual({
    codigo: 'ok',
    versao: '3.2.0',
    commit: '',
  })
  await server.end('SIGTERM')
})

test('the built server with its embedded database keeps documents in the bucket of S3_URL', {
  timeout: 60_000,
}, async () => {
  const folder = folderOfTest()
  const s3 = await startS3()
  await seedDirectory(folder, s3Store(s3On(s3.port)))
  const server = await startServerProcess({
    DATA_DIR: folder,
    S3_URL: `http://S3RVER:S3RVER@127.0.0.1:${s3.port}/documents`,
  })
  const file = pdf('documento.pdf')
  expect(await throughStore(await participantOf(server), server.url, file)).toEqual(await file.arrayBuffer())
  expect(s3.keys()).toHaveLength(1)
  await server.end('SIGTERM')
  await s3.close()
})

test('the built portal without the API serves the portal with every variable', async () => {
  const port = String(await freePort())
  const portal = await startPortalProcess({
    PORT: port,
    HOST: 'localhost',
    API_URL: 'https://api.fundo.example',
    SSO_URL: 'https://sso.fundo.example',
    GED_URL: 'https://ged.fundo.example',
    CEP_URL: 'https://cep.fundo.example',
    AREA_URL: AREA,
    CONTACT,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  expect(portal.url).toBe(`http://localhost:${port}`)
  expect(await json(await fetch(`${portal.url}/config.json`))).toEqual({
    api: 'https://api.fundo.example',
    sso: 'https://sso.fundo.example',
    ged: 'https://ged.fundo.example',
    cep: 'https://cep.fundo.example',
    area: AREA,
    contato: CONTACT,
  })
  const page = await fetch(portal.url, { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(await page.text()).toContain('<title>')
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(await portal.end('SIGTERM')).toEqual({ code: 0, output: expect.not.stringContaining('"call"') })
})

test('the portal without CONTACT asks for it at the start', async () => {
  const portal = await startPortalProcess({
    PORT: String(await freePort()),
    API_URL: 'https://api.fundo.example',
  })
  const { output } = await portal.end('SIGTERM')
  expect(output).toContain('CONTACT não está definido: as telas mandam procurar os telefones no extrato.')
})
