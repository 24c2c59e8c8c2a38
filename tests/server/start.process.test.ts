import { EventEmitter, once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'

import { startSession } from '#api/contract/session.ts'
import { createCode } from '#api/contract/visitor.ts'
import { createLogger } from '#server/process/logger.ts'
import { startServer } from '#server/start.ts'

import { callingAt } from './support/calling.ts'
import { listenOnFreePort } from './support/free-port.ts'
import { seedDirectory } from './support/seeded-directory.ts'
import { configWith } from './support/start-here.ts'
import { temporaryFolder } from './support/temporary-folder.ts'
import { MARINA } from './support/world.ts'

const silent = pino({ level: 'silent' })
const folder = temporaryFolder()
const config = configWith({ DATA_DIR: folder })

beforeAll(() => seedDirectory(folder))

const logIn = (url: string) => callingAt(url).logIn(MARINA)

const begin = async (url: string, token: string) =>
  (await callingAt(url).call(startSession, { token, body: { cpf: '' } })).body

describe('a server process on a data directory', () => {
  test('keeps its data over a restart and refuses a second server', async () => {
    const first = await startServer(config, false, silent)
    expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const token = await logIn(first.url)
    await expect(startServer(config, false, silent)).rejects.toThrow('já está em uso por outro portal')
    expect(await begin(first.url, await logIn(first.url))).toMatchObject({ codigo: 'ok' })
    await first.close()
    expect(readdirSync(folder)).toEqual(['db', 'documents', 'incoming'])

    const second = await startServer(config, false, silent)
    expect(await begin(second.url, token)).toMatchObject({ codigo: 'ok', nome: 'Marina Duarte Alves' })
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
    const body = { cpf: '55017293698', email: 'irene@correio.example' }
    await callingAt(server.url).call(createCode, { body })
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
    const token = await logIn(before.url)
    await before.close()
    mkdirSync(join(folder, 'mail'), { recursive: true })
    const fresh = await startServer(config, true, silent)
    expect(await begin(fresh.url, token)).toEqual({ codigo: 'erro', message: 'Token expirado' })
    expect(await begin(fresh.url, await logIn(fresh.url))).toMatchObject({ codigo: 'ok' })
    await fresh.close()
    expect(fresh).toMatchObject({ isDemo: true, isEmpty: false })
    expect(readdirSync(folder)).not.toContain('mail')
    const documents = readdirSync(join(folder, 'documents'))
    expect(documents.length).toBeGreaterThanOrEqual(30)
  })

  test('leaves neither a lock nor an open database if it cannot listen', async () => {
    const taken = createServer()
    const port = await listenOnFreePort(taken)
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
