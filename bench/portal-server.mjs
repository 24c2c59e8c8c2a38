import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { inProject } from '../scripts/lib/project.mjs'
import { CPF, PASSWORD } from './settings.mjs'

/**
 * Starts the built server over `dataDirectory` with the demonstration's people.
 * @param {string} dataDirectory
 * @param {Record<string, string>} [variables] further ones
 * @param {readonly string[]} [options] of Node
 */
export async function servePortal(dataDirectory, variables = {}, options = []) {
  const { DATABASE_URL: _, ...environment } = process.env
  const server = spawn(process.execPath, [...options, inProject('dist/server/main.js')], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDirectory,
      CALLS_PER_PERSON: '1000000',
      SPONSOR_RANGES: '127.0.0.0/8',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await new Promise((resolve, reject) => {
    let written = ''
    const read = (chunk) => {
      written += chunk
      const found = /no ar em (http:[^\s,]+)[\s,]/.exec(written)?.[1]
      if (found) resolve(found)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', (code) => reject(new Error(`The server ended (${code}):\n${written}`)))
  })
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  return { url, pid: server.pid ?? 0, stop }
}

/**
 * Opens a session at the API, as the login does, and returns what the portal keeps of it in the tab.
 * @param {string} url
 */
export async function openSession(url) {
  const asked = Date.now()
  const answer = await fetch(`${url}/api/autenticar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf: CPF, senha: PASSWORD }),
  })
  const { token, expira_em } = await answer.json()
  return { token, cpf: CPF, deadline: asked + expira_em * 1000, isLast: false, granted: expira_em }
}
