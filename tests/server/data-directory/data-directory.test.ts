import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { OthersFolder, requireOwnFolder } from '#server/data-directory/closed-folder.ts'
import { closeDirectory, documentsFolder, emptyDirectory } from '#server/data-directory/layout.ts'
import { lockDirectory } from '#server/data-directory/lock.ts'
import { startFault } from '#server/start-faults.ts'
import { runTool } from '#server/tools/run.ts'
import { folderOfTest } from '../support/temporary-folder.ts'

let folder = ''
const children: ChildProcess[] = []

beforeEach(() => {
  folder = folderOfTest()
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const lockFile = () => join(folder, 'portal.lock')

/** A process that takes the lock and keeps running. */
async function holder(): Promise<ChildProcess> {
  const script = `
    import { lockDirectory } from '#server/data-directory/lock.ts'
    lockDirectory(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout ?? child, 'data')
  return child
}

describe('lockDirectory', () => {
  test('excludes a second process, which changes nothing, until the first one ends', async () => {
    const first = await holder()
    const written = readFileSync(lockFile(), 'utf8')
    expect(() => lockDirectory(folder)).toThrow(
      `A pasta de dados ${folder} já está em uso por outro portal (processo ${first.pid}).`,
    )
    expect(readFileSync(lockFile(), 'utf8')).toBe(written)

    // Killed, so that it cannot clean up.
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(existsSync(lockFile())).toBe(true)
    const lock = lockDirectory(folder)
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('excludes the same process until released', () => {
    const lock = lockDirectory(folder)
    expect(() => lockDirectory(folder)).toThrow('já está em uso')
    lock.release()
    lockDirectory(folder).release()
  })

  test('replaces the lock of an ended process whose id is used again', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startedAt: '1' }))
    lockDirectory(folder).release()
    expect(readdirSync(folder)).toEqual([])
  })

  test.each(['', 'x', '{}', '{"pid": "1"}'])('replaces a lock with invalid content: %j', (content) => {
    writeFileSync(lockFile(), content)
    lockDirectory(folder).release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('leaves no file behind where none can be written, as on a full disk', async () => {
    const script = `
      import { lockDirectory } from '#server/data-directory/lock.ts'
      try {
        lockDirectory(${JSON.stringify(folder)})
      } catch (error) {
        console.log(error.code)
      }`
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script]
    // A process whose files may not grow creates them, and fails to write as on a full disk.
    const child = spawn('sh', ['-c', 'trap "" XFSZ; ulimit -f 0; exec "$@"', 'sh', ...node], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TSX_DISABLE_CACHE: '1' },
    })
    children.push(child)
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    expect(String(said)).toBe('EFBIG\n')
    expect(readdirSync(folder)).toEqual([])
  })

  test('does not release the lock of another process', () => {
    const lock = lockDirectory(folder)
    writeFileSync(lockFile(), JSON.stringify({ pid: 1, startedAt: '' }))
    lock.release()
    expect(existsSync(lockFile())).toBe(true)
  })
})

test('documents of PostgreSQL and of the embedded database are in separate folders', () => {
  expect(documentsFolder('data', 'embedded')).toBe(join('data', 'documents'))
  expect(documentsFolder('data', 'postgresql')).toBe(join('data', 'documents-postgresql'))
})

test('emptyDirectory deletes only the files of the portal', () => {
  for (const name of ['db', 'documents', 'documents-postgresql', 'backups']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'file'), 'x')
  }
  emptyDirectory(folder)
  expect(readdirSync(folder)).toEqual(['backups', 'documents-postgresql'])
  expect(readdirSync(join(folder, 'backups'))).toEqual(['file'])
})

describe('root in a folder of another account', () => {
  /** The name of the folder's account, which is not that of root, as which this process runs. */
  function asRootElsewhere(): string {
    if (process.getuid?.() !== 0) {
      vi.spyOn(process, 'geteuid').mockReturnValue(0)
      return userInfo().username
    }
    chownSync(folder, 65_534, 65_534)
    return 'nobody'
  }
  afterEach(() => vi.restoreAllMocks())

  const refusal = (name: string) =>
    `A pasta ${folder} pertence à conta ${name}, e quem executa é root: nada foi gravado nela. Execute o comando como essa conta: runuser -u ${name} -- …`

  test.each([0o700, 0o755])('locks nothing, with mode %o', (mode) => {
    const name = asRootElsewhere()
    chmodSync(folder, mode)
    expect(() => lockDirectory(folder)).toThrow(refusal(name))
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([
    ['backup', join(tmpdir(), 'no-copy-is-made')],
    ['connect-documents'],
    ['import', join(tmpdir(), 'pessoas.csv')],
    ['retention'],
    ['verify-documents'],
  ])('runs no tool: %s', async (...args) => {
    const name = asRootElsewhere()
    const printed: string[] = []
    const code = await runTool(
      args,
      { DATA_DIR: folder },
      { print: (text) => printed.push(text), printError: (text) => printed.push(text) },
    )
    expect([code, ...printed]).toEqual([1, refusal(name)])
    expect(readdirSync(folder)).toEqual([])
  })

  test('starts no server', () => {
    const name = asRootElsewhere()
    expect(() => closeDirectory(folder)).toThrow(refusal(name))
    expect(startFault(new OthersFolder(folder, userInfo().uid), null)).toContain('runuser -u ')
  })

  test('is no matter where accounts have no number', () => {
    asRootElsewhere()
    vi.spyOn(process, 'geteuid').mockReturnValue(undefined as never)
    expect(() => requireOwnFolder(folder)).not.toThrow()
  })
})
