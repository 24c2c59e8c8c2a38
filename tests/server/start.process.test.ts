import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Config, readConfig } from '#server/config.ts'
import { createLogger } from '#server/process/logger.ts'
import { startServer } from '#server/start.ts'

import { seedDirectory } from './support/seeded-directory.ts'
import { PASSWORD_PEPPER } from './support/server-process.ts'

const silent = pino({ level: 'silent' })
let folder = ''
let config: Config

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
  await seedDirectory(folder)
  config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    ARGON2_MEMORY_KIB: '8',
    ARGON2_PASSES: '1',
    PASSWORD_PEPPER,
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

const logIn = (url: string) =>
  fetch(`${url}/api/autenticar`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ cpf: '52998224725', senha: '20262026' }),
  })

const post = async (url: string, path: string, token: string, body: unknown) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
  })
  return (await response.json()) as Record<string, unknown>
}

describe('a server process on a data directory', () => {
  test('keeps its data over a restart and refuses a second server', async () => {
    const first = await startServer(config, false, silent)
    expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const { token } = (await (await logIn(first.url)).json()) as { token: string }
    await expect(startServer(config, false, silent)).rejects.toThrow('já está em uso por outro portal')
    expect((await logIn(first.url)).status).toBe(200)
    await first.close()
    expect(readdirSync(folder)).toEqual(['db', 'documents', 'incoming'])

    const second = await startServer(config, false, silent)
    const session = await post(second.url, '/api/iniciarsessao2', token, { cpf: '' })
    expect(session).toMatchObject({ codigo: 'ok', nome: 'Marina Duarte Alves' })
    await second.close()
  })

  test('writes queued mail to a file, and logs its path', async () => {
    const written = new EventEmitter()
    const mail = once(written, 'mail written')
    const logger = createLogger('info', {
      write: (line: string) => {
        const { msg, path } = JSON.parse(line) as { msg: string; path?: string }
        written.emit(msg, path)
      },
    })
    const server = await startServer(config, false, logger)
    await post(server.url, '/api/gerarcodigo', '', { cpf: '55017293698', email: 'irene@correio.example' })
    const [path] = (await mail) as [string]
    expect(dirname(path)).toBe(join(folder, 'mail'))
    expect(readFileSync(path, 'utf8')).toMatch(/^\d{6}$/m)
    await server.close()
  })

  // Creating a database takes seconds on a busy machine.
  test('starts with a new database on --fresh, with seeded people and documents', {
    timeout: 60_000,
  }, async () => {
    const before = await startServer(config, false, silent)
    const { token } = (await (await logIn(before.url)).json()) as { token: string }
    await before.close()
    mkdirSync(join(folder, 'mail'), { recursive: true })
    const fresh = await startServer(config, true, silent)
    const forgotten = await post(fresh.url, '/api/iniciarsessao2', token, { cpf: '' })
    expect(forgotten).toEqual({ codigo: 'erro', message: 'Token expirado' })
    expect((await logIn(fresh.url)).status).toBe(200)
    await fresh.close()
    expect(fresh).toMatchObject({ isDemo: true, isEmpty: false })
    expect(readdirSync(folder)).not.toContain('mail')
    const documents = readdirSync(join(folder, 'documents'))
    expect(documents.length).toBeGreaterThanOrEqual(30)
  })

  test('leaves neither a lock nor an open database if it cannot listen', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    await expect(startServer({ ...config, port }, false, silent)).rejects.toThrow('EADDRINUSE')
    await expect(
      startServer({ ...config, metrics: { host: '127.0.0.1', port } }, false, silent),
    ).rejects.toThrow(
      `As métricas não podem ser servidas em 127.0.0.1:${port}. Escolha outro lugar com METRICS_HOST e METRICS_PORT.`,
    )
    expect(readdirSync(folder)).not.toContain('portal.lock')
    taken.close()
    await (await startServer(config, false, silent)).close()
  })
})
