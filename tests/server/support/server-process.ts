import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { KEYS } from './world.ts'

export type Ended = { readonly code: number | null; readonly output: string }

export type ServerProcess = {
  readonly url: string
  readonly output: () => string
  readonly stdout: () => string
  /** Sends the signal and resolves once the process has ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<Ended>
  readonly isRunning: () => boolean
}

type Variables = Readonly<Record<string, string>>

/** The key of the seeded passwords. */
export const PASSWORD_PEPPER = KEYS.map(({ id, secret }) => `${id}:${secret}`).join(',')

const GREETING = /Portal no ar em ([^\s,]+)/

/** The built server of that folder like `npm start`, on a free port. Rejects with its output if it ends before listening. */
export const startServerProcess = (variables: Variables, folder = '.'): Promise<ServerProcess> =>
  serving(
    'dist/server/main.js',
    {
      LOG_LEVEL: 'error',
      STOP_DELAY_SECONDS: '0',
      ARGON2_MEMORY_KIB: '8',
      ARGON2_PASSES: '1',
      PASSWORD_PEPPER,
      ...variables,
    },
    folder,
  )

/** The built portal without the API. */
export const startPortalProcess = (variables: Variables): Promise<ServerProcess> =>
  serving('dist/portal-alone/main.js', variables)

async function serving(program: string, variables: Variables, folder?: string): Promise<ServerProcess> {
  const { child, ended, output, stdout } = begin([program], variables, folder)
  return {
    url: await urlOf(child, output),
    output,
    stdout,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
  }
}

export const runToEnd = (args: readonly string[], variables: Variables): Promise<Ended> =>
  begin(args, variables).ended

function begin(args: readonly string[], variables: Variables, cwd = '.') {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...variables },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  const read = (chunk: Buffer) => {
    written += chunk
  }
  let out = ''
  child.stdout.on('data', read)
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk
  })
  child.stderr.on('data', read)
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output: written }))
  return { child, ended, output: () => written, stdout: () => out }
}

function urlOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', () => {
      const url = GREETING.exec(output())?.[1]
      if (url) resolve(url)
    })
    child.once('close', (code) => reject(new Error(`It ended (${code}) before it served:\n${output()}`)))
  })
}
