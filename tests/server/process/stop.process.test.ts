import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { authenticate } from '#api/contract/session.ts'

import { callingAt } from '../support/calling.ts'
import { pdfOfSize } from '../support/files.ts'
import { listenOnFreePort } from '../support/free-port.ts'
import { describeOnPostgres } from '../support/own-postgres.ts'
import { Participant } from '../support/participant.ts'
import { seedDirectory } from '../support/seeded-directory.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { folderOfTest } from '../support/temporary-folder.ts'
import { MARINA } from '../support/world.ts'

/** A busy machine starts and answers slowly; no assertion waits longer than it has to. */
const PATIENT = { timeout: 20_000 }

let folder = ''
beforeEach(() => {
  folder = folderOfTest()
})

/** Ends with the test, whatever became of it. */
async function started(variables: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: folder, ...variables })
  onTestFinished(async () => {
    if (server.isRunning()) await server.end('SIGKILL')
  })
  return server
}

/** An upload of which half was sent. */
async function halfAnUpload({ url }: ServerProcess) {
  const marina = await Participant.logIn(callingAt(url), MARINA)
  const form = new Response(marina.uploadForm(pdfOfSize(1_000_000, 'rg.pdf'), 1))
  const body = Buffer.from(await form.arrayBuffer())
  const call = request(`${url}/api/novodocumento`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${marina.token}`,
      'Content-Type': form.headers.get('Content-Type') ?? '',
      'Content-Length': body.length,
    },
  })
  const answer = once(call, 'response').then(async ([response]) => ({
    status: response.statusCode as number,
    body: await text(response),
  }))
  call.write(body.subarray(0, body.length / 2))
  await expect.poll(() => readdirSync(join(folder, 'incoming')), PATIENT).toHaveLength(1)
  return { answer, sendRest: () => call.end(body.subarray(body.length / 2)) }
}

const ready = (url: string) => fetch(`${url}/api/pronto`).then(async (answer) => answer.text())

// SERVER-38
describe('a server that gets SIGTERM', () => {
  beforeEach(async () => {
    await seedDirectory(folder)
  })

  test('is not ready first, and answers the calls under way', { timeout: 120_000 }, async () => {
    const server = await started({ STOP_DELAY_SECONDS: '10' })
    const upload = await halfAnUpload(server)
    expect(await ready(server.url)).toBe('{"codigo":"ok"}')
    const ended = server.end('SIGTERM')
    await expect
      .poll(() => ready(server.url), PATIENT)
      .toBe('{"codigo":"erro","message":"Com problema: encerramento."}')
    await expect.poll(() => ready(server.url).catch(() => 'closed'), PATIENT).toBe('closed')
    upload.sendRest()
    expect(await upload.answer).toMatchObject({ status: 200 })
    expect(await ended).toEqual({ code: 0, output: expect.not.stringContaining('connections cut off') })
  })

  test('cuts off and logs what takes longer, and leaves no part of an upload', {
    timeout: 120_000,
  }, async () => {
    const server = await started({ STOP_SECONDS: '0', LOG_LEVEL: 'warn' })
    const upload = await halfAnUpload(server)
    const [cut, { code, output }] = await Promise.allSettled([upload.answer, server.end('SIGTERM')]).then(
      ([answer, ended]) => [answer.status, ended.status === 'fulfilled' ? ended.value : ended.reason],
    )
    expect(cut).toBe('rejected')
    expect(code).toBe(0)
    const line = (output as string).split('\n').find((one) => one.includes('connections cut off')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      level: 40,
      calls: [{ method: 'POST', route: '/api/novodocumento', milliseconds: expect.any(Number) }],
    })
    expect(readdirSync(join(folder, 'incoming'))).toEqual([])
  })
})

/** A connection to that socket file that can stop to pass anything on. */
async function stallingConnection(path: string) {
  const sockets: Socket[] = []
  let isStalled = false
  const server = createServer((near) => {
    if (isStalled) return void sockets.push(near)
    const far = connect(path)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.pipe(far).pipe(near)
  })
  return {
    port: await listenOnFreePort(server),
    stall: () => {
      isStalled = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describeOnPostgres('a server whose PostgreSQL hangs', (cluster) => {
  test('ends all the same', { timeout: 120_000 }, async () => {
    const { hostname, username } = new URL(cluster.url)
    const line = await stallingConnection(join(decodeURIComponent(hostname), '.s.PGSQL.5432'))
    onTestFinished(line.close)
    const server = await started({
      DATABASE_URL: `postgres://${username}@127.0.0.1:${line.port}/postgres`,
      SEED_DEMO: '1',
      STOP_SECONDS: '2',
      LOG_LEVEL: 'warn',
    })
    expect(await ready(server.url)).toBe('{"codigo":"ok"}')
    line.stall()
    const login = callingAt(server.url)
      .call(authenticate, { body: { cpf: MARINA, senha: '20262026' } })
      .then(
        ({ status }) => status,
        () => 'cut',
      )
    await expect.poll(() => ready(server.url), PATIENT).toContain('banco de dados')
    const { code, output } = await server.end('SIGTERM')
    expect(code).toBe(0)
    expect(output).toMatch(/connections cut off|ended without waiting/)
    expect(['cut', 503]).toContain(await login)
  })
})
