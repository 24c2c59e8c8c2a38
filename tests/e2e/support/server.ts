import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built server with data of its own; `url` has no slash at its end. */
export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> }

const SERVER = 'dist/server/main.js'
const HOST = '127.0.0.1'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HOST)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

/** Resolves when the server says where it listens; rejects with what it wrote where it ends before. */
function listening(server: ChildProcess, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let written = ''
    const read = (chunk: Buffer) => {
      written += chunk
      if (written.includes(url)) resolve()
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', (code) =>
      reject(new Error(`The server ended (${code}) before it served:\n${written}`)),
    )
  })
}

/** Starts the server on a free port over a freshly seeded, temporary data directory. */
export async function startServer(): Promise<RunningServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'portal-journeys-'))
  const port = await freePort()
  const url = `http://${HOST}:${port}`
  const { DATABASE_URL: _, ...environment } = process.env
  const server = spawn(process.execPath, [SERVER], {
    env: { ...environment, NODE_ENV: 'production', HOST, PORT: String(port), DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    }
    await rm(dataDirectory, { recursive: true, force: true })
  }
  try {
    await listening(server, url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
