import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { withCleanup } from './interruption.mjs'
import { postgresAccount } from './postgres-account.mjs'
import { postgresBinaries } from './postgres-binaries.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const USER = 'postgres'
const READY = 'database system is ready to accept connections'

/** Fast without durability: the data is deleted after the tests. */
const WITHOUT_DURABILITY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * @typedef {object} Cluster
 * @property {string} url
 * @property {() => Promise<void>} start resolves once it accepts connections
 * @property {() => Promise<void>} stop as a crash would: at once, without a last checkpoint
 * @property {() => Promise<void>} remove stops it and removes its data
 */

/**
 * A PostgreSQL cluster in a temporary folder, with its socket in that folder. Throws with one sentence if
 * PostgreSQL is not installed.
 * @param {readonly string[]} [settings] of the server, as name=value
 * @param {(text: string) => void} [onOutput] receives what the server logs
 * @returns {Cluster}
 */
export function createCluster(settings = WITHOUT_DURABILITY, onOutput = () => {}) {
  const binaries = postgresBinaries()
  const account = postgresAccount()
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  /** @type {ChildProcess[]} */
  const begun = []
  /** @param {string} command @param {readonly string[]} args */
  const begin = (command, args) => {
    const child = spawn(join(binaries, command), args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    })
    child.stderr?.on('data', (chunk) => onOutput(String(chunk)))
    begun.push(child)
    return child
  }
  const stop = async () => {
    await Promise.all(begun.splice(0).map(end))
  }
  return {
    url: `postgres://${USER}@${encodeURIComponent(folder)}/postgres`,
    start: async () => {
      if (!existsSync(join(folder, 'data'))) await waitForOutput(begin('initdb', initArguments(folder)), null)
      await waitForOutput(begin('postgres', serverArguments(folder, settings)), READY)
    },
    stop,
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Runs the work with the URL of a temporary PostgreSQL, which is removed afterwards, also on failure or
 * interruption.
 * @template Result
 * @param {(databaseUrl: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withPostgres(work) {
  const cluster = createCluster()
  return withCleanup(async () => {
    await cluster.start()
    return work(cluster.url)
  }, cluster.remove)
}

/** @param {string} folder */
const initArguments = (folder) => [
  `--pgdata=${join(folder, 'data')}`,
  `--username=${USER}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--no-sync',
]

/** @param {string} folder @param {readonly string[]} settings */
const serverArguments = (folder, settings) => [
  ...['-D', join(folder, 'data')],
  ...[...settings, 'listen_addresses=', `unix_socket_directories=${folder}`].flatMap((setting) => [
    '-c',
    setting,
  ]),
]

/**
 * Resolves once the command has written the sentence, or with null once it has ended successfully; throws
 * with its output otherwise.
 * @param {ChildProcess} child
 * @param {string | null} sentence
 * @returns {Promise<void>}
 */
function waitForOutput(child, sentence) {
  return new Promise((resolve, reject) => {
    let written = ''
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      written += chunk
      if (sentence !== null && written.includes(sentence)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('close', (code) => {
      if (sentence === null && code === 0) resolve()
      else reject(new Error(`PostgreSQL could not be started:\n${written}`))
    })
  })
}

/** @param {ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGQUIT')
  await ended
}
