import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { inProject } from '../cli/lib/project.mjs'
import { CPF, PASSWORD } from './settings.mjs'

/**
 * Starts a server of Node; resolves once it has printed its address.
 * @param {readonly string[]} args of Node
 * @param {NodeJS.ProcessEnv} env
 * @param {RegExp} printed the address is its first group
 */
async function startServer(args, env, printed) {
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const url = await new Promise((resolve, reject) => {
    let written = ''
    const read = (chunk) => {
      written += chunk
      const found = printed.exec(written)?.[1]
      if (found) resolve(found)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', (code) => reject(new Error(`The server ended (${code}):\n${written}`)))
  })
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  return { url, pid: server.pid ?? 0, stop }
}

/**
 * Starts the built server over `dataDirectory` with the demonstration's people.
 * @param {string} dataDirectory
 * @param {Record<string, string>} [variables] further ones
 * @param {readonly string[]} [options] of Node
 */
export function servePortal(dataDirectory, variables = {}, options = []) {
  const { DATABASE_URL: _, ...environment } = process.env
  return startServer(
    [...options, inProject('dist/server/main.js')],
    {
      ...environment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDirectory,
      CALLS_PER_PERSON: '1000000',
      SPONSOR_RANGES: '127.0.0.0/8',
      ...variables,
    },
    /no ar em (http:[^\s,]+)[\s,]/,
  )
}

/**
 * Starts one of the least servers.
 * @param {string} name in floors.mjs
 * @param {string} [databaseUrl]
 */
export const serveFloor = (name, databaseUrl = '') =>
  startServer(
    [inProject('tools/bench/floors.mjs'), name],
    { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    /(http:\S+)\s/,
  )

/** Logs in as the demonstration's participant: the answer of the API. */
export async function logIn(url) {
  const answer = await fetch(`${url}/api/autenticar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf: CPF, senha: PASSWORD }),
  })
  return answer.json()
}

/**
 * Opens a session at the API, as the login does, and returns what the portal keeps of it in the tab.
 * @param {string} url
 */
export async function openSession(url) {
  const asked = Date.now()
  const { token, expira_em } = await logIn(url)
  return { token, cpf: CPF, deadline: asked + expira_em * 1000, isLast: false, granted: expira_em }
}
