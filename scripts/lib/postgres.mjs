import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { orInterrupted } from './interruption.mjs'
import { postgresAccount } from './postgres-account.mjs'
import { postgresBinaries } from './postgres-binaries.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const USER = 'postgres'
const READY = 'database system is ready to accept connections'

/** What makes it fast and forgetful: nothing in this cluster outlives the work. */
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Lends a PostgreSQL of its own by its address: a new cluster in a temporary folder, reached through a socket in that
 * very folder. Both end with the work, also where it fails or is interrupted.
 * @template Result
 * @param {(databaseUrl: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withPostgres(work) {
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
    begun.push(child)
    return child
  }
  return orInterrupted(
    async () => {
      await says(begin('initdb', initArguments(folder)), null)
      await says(begin('postgres', serverArguments(folder)), READY)
      return work(`postgres://${USER}@${encodeURIComponent(folder)}/postgres`)
    },
    async () => {
      await Promise.all(begun.map(end))
      rmSync(folder, { recursive: true, force: true })
    },
  )
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

/** @param {string} folder */
const serverArguments = (folder) => [
  ...['-D', join(folder, 'data')],
  ...[...THROW_AWAY, 'listen_addresses=', `unix_socket_directories=${folder}`].flatMap((setting) => [
    '-c',
    setting,
  ]),
]

/**
 * Resolves once the command wrote the sentence, null: once it ended well; throws with all that it wrote where it
 * ends otherwise.
 * @param {ChildProcess} child
 * @param {string | null} sentence
 * @returns {Promise<void>}
 */
function says(child, sentence) {
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

/**
 * At once and without a last checkpoint: its data is thrown away.
 * @param {ChildProcess} child
 */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGQUIT')
  await ended
}
