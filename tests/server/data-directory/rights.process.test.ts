import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { createCode } from '#api/contract/visitor.ts'
import { readConfig } from '#server/config.ts'
import { closedFolder } from '#server/data-directory/closed-folder.ts'
import { createdExclusively } from '#server/data-directory/created-exclusively.ts'
import { closeDirectory } from '#server/data-directory/layout.ts'
import { lockDirectory } from '#server/data-directory/lock.ts'
import { openPostgres } from '#server/database/connect.ts'
import { startServer } from '#server/start.ts'
import { startFault } from '#server/start-faults.ts'
import { runTool } from '#server/tools/run.ts'

import { callingBy } from '../support/calling.ts'
import { pdf } from '../support/files.ts'
import { openPaths } from '../support/open-paths.ts'
import { type Cluster, ownPostgres } from '../support/own-postgres.ts'
import { Participant } from '../support/participant.ts'
import { MARINA } from '../support/world.ts'

let folder = ''
const usual = process.umask()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-rights-'))
})
afterEach(() => {
  process.umask(usual)
  rmSync(folder, { recursive: true })
})

const UMASKS = [0o000, 0o022]

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** A folder of this account, while the program takes itself for another one, which is not root. */
function foreignFolder(mode: number): string {
  const foreign = join(folder, 'foreign')
  mkdirSync(foreign)
  chmodSync(foreign, mode)
  vi.spyOn(process, 'geteuid').mockReturnValue(65_533)
  return foreign
}
afterEach(() => vi.restoreAllMocks())

// SERVER-49
describe.each(UMASKS)('with the umask %o', (umask) => {
  beforeEach(() => {
    process.umask(umask)
  })

  test('a folder is made for its owner alone, with those above it', () => {
    closedFolder(join(folder, 'a', 'b'))
    expect(openPaths(folder)).toEqual([])
  })

  test('the lock and other files of the data directory are for their owner alone', () => {
    const data = join(folder, 'data')
    const lock = lockDirectory(data)
    createdExclusively(join(data, 'file'), 'x')
    expect(readdirSync(data)).toEqual(['file', 'portal.lock'])
    expect(openPaths(data)).toEqual([])
    lock.release()
  })

  test('a data directory of an earlier version is closed, and what the portal wrote into it', () => {
    for (const name of ['db/base', 'documents', 'documents-postgresql', 'incoming', 'mail', 'backups']) {
      mkdirSync(join(folder, name), { recursive: true, mode: 0o755 })
      writeFileSync(join(folder, name, 'file'), 'x', { mode: 0o666 })
    }
    writeFileSync(join(folder, 'elsewhere'), 'x', { mode: 0o644 })
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'documents', 'link'))
    chmodSync(folder, 0o755)
    closeDirectory(folder)
    expect(modeOf(folder)).toBe('700')
    for (const name of ['db', 'documents-postgresql', 'incoming', 'mail'])
      expect(openPaths(join(folder, name))).toEqual([])
    expect(modeOf(join(folder, 'documents', 'file'))).toBe('600')
    // Of the operator.
    expect(modeOf(join(folder, 'elsewhere'))).toBe((0o644 & ~umask).toString(8))
    expect(modeOf(join(folder, 'backups', 'file'))).toBe((0o666 & ~umask).toString(8))
  })
})

test.each([0o755, 0o750, 0o701, 0o777])('a folder of another account with the mode %o is refused', (mode) => {
  const foreign = foreignFolder(mode)
  const start = () => closeDirectory(foreign)
  expect(start).toThrow(
    `A pasta ${foreign} pertence a outra conta do sistema e está aberta a mais contas: nada foi gravado nela. ` +
      'Indique em DATA_DIR uma pasta da conta que executa o portal, ou mova o que há nela para uma pasta nova dessa conta.',
  )
  expect(() => lockDirectory(foreign)).toThrow('pertence a outra conta do sistema')
  expect(existsSync(join(foreign, 'portal.lock'))).toBe(false)
})

test('a start in a folder of another account ends with a sentence', async () => {
  const DATA_DIR = foreignFolder(0o755)
  const start = startServer(readConfig({ PORT: '0', DATA_DIR }), false, pino({ level: 'silent' }))
  const error: unknown = await start.catch((reason: unknown) => reason)
  expect(startFault(error, null)).toMatch(/^A pasta .+ pertence a outra conta do sistema/)
})

/** A server on the data directory, with an upload and a mail, closed again. */
async function serveOnce(variables: Readonly<Record<string, string>>): Promise<void> {
  const settings = { PORT: '0', STOP_DELAY_SECONDS: '0', ARGON2_MEMORY_KIB: '8', ARGON2_PASSES: '1' }
  const config = readConfig({ ...settings, SEED_DEMO: '1', ...variables })
  const server = await startServer(config, false, pino({ level: 'silent' }))
  const calling = callingBy((path, init) => fetch(`${server.url}${path}`, init))
  const marina = await Participant.logIn(calling, MARINA)
  expect((await marina.upload(pdf('rg.pdf'), 1)).status).toBe(200)
  await calling.call(createCode, { body: { cpf: '55017293698', email: 'irene@correio.example' } })
  await server.close()
}

test.each(UMASKS)(
  'the embedded database and its backup are closed with the umask %o',
  {
    timeout: 240_000,
  },
  async (umask) => {
    process.umask(umask)
    const data = join(folder, 'data')
    mkdirSync(data)
    await serveOnce({ DATA_DIR: data })
    expect(readdirSync(data)).toEqual(expect.arrayContaining(['db', 'documents', 'incoming', 'password-key']))
    expect(readdirSync(join(data, 'documents')).length).toBeGreaterThan(10)
    expect(openPaths(data)).toEqual([])
    const print = () => {}
    const copy = join(folder, 'copies', 'copy')
    expect(await runTool(['backup', copy], { DATA_DIR: data }, { print, printError: print })).toBe(0)
    expect(openPaths(join(folder, 'copies'))).toEqual([])
  },
)

const postgres = ownPostgres()
const isThere = typeof postgres !== 'string'
const cluster = postgres as Cluster

describe.skipIf(!isThere)(`with PostgreSQL${isThere ? '' : ` (skipped: ${postgres})`}`, () => {
  beforeAll(() => cluster.start(), 60_000)
  afterAll(() => cluster.remove())

  test.each(UMASKS)(
    'documents and mail are closed with the umask %o',
    { timeout: 120_000 },
    async (umask) => {
      process.umask(umask)
      const { db, close } = openPostgres(cluster.url, () => {})
      await sql.raw(`create database rights${umask}`).execute(db)
      await close()
      const data = join(folder, 'data')
      await serveOnce({ DATA_DIR: data, DATABASE_URL: cluster.url.replace(/postgres$/, `rights${umask}`) })
      expect(readdirSync(data)).toEqual(
        expect.arrayContaining(['documents-postgresql', 'incoming-postgresql', 'password-key-postgresql']),
      )
      expect(openPaths(data)).toEqual([])
    },
  )
})
