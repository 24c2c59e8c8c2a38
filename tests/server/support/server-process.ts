import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type ServerProcess = {
  readonly url: string
  /** Sends the signal and resolves once the process ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

const GREETING = /Portal no ar em (\S+)/

/** The server as `npm start` runs it, but for the build: a process of its own on a free port. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'error',
      ARGON2_MEMORY_KIB: '8',
      ARGON2_PASSES: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  return {
    url: await urlOf(server),
    end: async (signal) => {
      server.kill(signal)
      await ended
    },
  }
}

/** Rejects with what the process wrote where it ends before it serves. */
function urlOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = ''
    const read = (chunk: Buffer) => {
      written += chunk
      const url = GREETING.exec(written)?.[1]
      if (url) resolve(url)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', () => reject(new Error(`The server did not start:\n${written}`)))
  })
}
