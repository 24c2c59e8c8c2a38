import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createCode } from '#api/contract/visitor.ts'
import { closedFolder } from '#server/data-directory/closed-folder.ts'
import { createdExclusively } from '#server/data-directory/created-exclusively.ts'
import { closeDirectory } from '#server/data-directory/layout.ts'
import { lockDirectory } from '#server/data-directory/lock.ts'
import { openPostgres } from '#server/database/connect.ts'
import { runTool } from '#server/tools/run.ts'

import { callingAt } from '../support/calling.ts'
import { pdf } from '../support/files.ts'
import { describeOnPostgres } from '../support/own-postgres.ts'
import { Participant } from '../support/participant.ts'
import { startFaultWith, startHere } from '../support/start-here.ts'
import { folderOfTest } from '../support/temporary-folder.ts'
import { MARINA } from '../support/world.ts'

let folder = ''
const usual = process.umask()

beforeEach(() => {
  folder = folderOfTest()
})
afterEach(() => {
  process.umask(usual)
})

const UMASKS = [0o000, 0o022]

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** The folder and what is in it, as 'mode path', where it is not 0700 for a folder and 0600 for a file. */
function openPaths(root: string): string[] {
  const inside = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path))
  return [root, ...inside]
    .filter((path) => modeOf(path) !== (statSync(path).isDirectory() ? '700' : '600'))
    .map((path) => `${modeOf(path)} ${path}`)
}

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
  expect(await startFaultWith({ DATA_DIR: foreignFolder(0o755) })).toMatch(
    /^A pasta .+ pertence a outra conta do sistema/,
  )
})

/** A server on the data directory, with an upload and a mail, closed again. */
async function serveOnce(variables: Readonly<Record<string, string>>): Promise<void> {
  const server = await startHere({ SEED_DEMO: '1', PASSWORD_PEPPER: '', ...variables })
  const calling = callingAt(server.url)
  const marina = await Participant.logIn(calling, MARINA)
  expect((await marina.upload(pdf('rg.pdf'), 1)).status).toBe(200)
  await calling.call(createCode, { body: { cpf: '55017293698', email: 'irene@correio.example' } })
  await server.close()
}

test.each(UMASKS)(
  'the embedded database and its backup are closed with the umask %o',
  { timeout: 240_000 },
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

describeOnPostgres('with PostgreSQL', (cluster) => {
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
