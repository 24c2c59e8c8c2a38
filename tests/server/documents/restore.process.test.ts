import { execFile } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { beforeAll, describe, expect, test } from 'vitest'

import { createCode } from '#api/contract/visitor.ts'
import { openEmbedded } from '#server/database/connect.ts'
import { isKey } from '#server/documents/store.ts'
import type { RunningServer } from '#server/start.ts'
import { runTool } from '#server/tools/run.ts'

import { postgresBinaries } from '../../../tools/cli/lib/postgres-binaries.mjs'
import { callingAt } from '../support/calling.ts'
import { describeOnPostgres } from '../support/own-postgres.ts'
import { Participant, rowOf } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { startFaultWith, startHere } from '../support/start-here.ts'
import { folderOfTest, temporaryFolder } from '../support/temporary-folder.ts'
import { MARINA } from '../support/world.ts'

type Variables = Readonly<Record<string, string>>

const start = (variables: Variables) => startHere({ CALLS_PER_PERSON: '1000000', ...variables })

const marinaOn = ({ url }: RunningServer) => Participant.logIn(callingAt(url), MARINA)

/** A new request with one attached document. */
async function addRequest(marina: Participant): Promise<number> {
  const saved = await marina.saved(retirement(marina.cloudId))
  expect((await marina.attach(rowOf(saved, 1), await marina.newDocument(1))).status).toBe(200)
  return saved.requerimento.id
}

async function run(variables: Variables, ...args: readonly string[]) {
  const lines: string[] = []
  const print = (text: string) => lines.push(text)
  const code = await runTool(args, variables, { print, printError: print })
  return { code, text: lines.join('\n') }
}

/** The status with which the participant opens the document of the request. */
async function openedOn({ url }: RunningServer, marina: Participant, id: number): Promise<number> {
  const { body } = await marina.show(id)
  const rows = body.documentos as { id_documento: number | null }[]
  const document = rows.find(({ id_documento }) => id_documento !== null)?.id_documento
  const response = await fetch(`${url}/api/documento/${document}/download`, {
    headers: { Authorization: `Bearer ${marina.token}` },
  })
  return response.status
}

const folder = temporaryFolder()

describe('a backup of the embedded database', () => {
  const data = join(folder, 'data')
  const copy = join(folder, 'copies', 'monday')
  let before = 0
  let after = 0

  const DATA = { DATA_DIR: data }

  /** A data directory with that database and those documents. */
  function directoryOf(database: string, documents = database): string {
    const directory = folderOfTest()
    cpSync(join(database, 'db'), join(directory, 'db'), { recursive: true })
    cpSync(join(documents, 'documents'), join(directory, 'documents'), { recursive: true })
    return directory
  }

  /** Requests and documents, a backup, and more of them. */
  beforeAll(async () => {
    const first = await start(DATA)
    before = await addRequest(await marinaOn(first))
    const refused = await run(DATA, 'backup', copy)
    expect(refused.code).toBe(1)
    expect(refused.text).toContain('já está em uso por outro portal')
    expect(existsSync(copy)).toBe(false)
    await first.close()
    expect(await run(DATA, 'backup', copy)).toEqual({ code: 0, text: `Cópia gravada em ${copy}.` })
    const second = await start(DATA)
    after = await addRequest(await marinaOn(second))
    await second.close()
  }, 120_000)

  test('has the database and the documents, and no lock', () => {
    expect(readdirSync(copy)).toEqual(['db', 'documents'])
    expect(readdirSync(join(folder, 'copies'))).toEqual(['monday'])
  })

  test('has an id of its own, and no mark of the store of the original', async () => {
    const idIn = async (directory: string) => {
      const { db, close } = await openEmbedded({ folder: join(directory, 'db') })
      const { store_id } = await db.selectFrom('installation').select('store_id').executeTakeFirstOrThrow()
      await close()
      return store_id
    }
    const id = await idIn(data)
    expect(readFileSync(join(data, 'documents', 'portal-store'), 'utf8')).toBe(`${id}\n`)
    expect(await idIn(copy)).not.toBe(id)
    expect(existsSync(join(copy, 'documents', 'portal-store'))).toBe(false)
  })

  test('does not start with the documents of the original', async () => {
    expect(await startFaultWith({ DATA_DIR: directoryOf(copy, data) })).toMatch(
      /^O armazenamento de documentos é de outro banco de dados\. /,
    )
  })

  test('agrees with its documents, as the data that went on does', async () => {
    for (const DATA_DIR of [copy, data]) {
      const { code, text } = await run({ DATA_DIR }, 'verify-documents')
      expect(text).toMatch(/^\d+ documentos, 0 faltam, 0 de outro tamanho, 0 sem registro\.$/)
      expect(code).toBe(0)
    }
  })

  test('is restored to what it was, and sends no mail with MAIL=off', async () => {
    const restored = directoryOf(copy)
    const server = await start({ DATA_DIR: restored, MAIL: 'off' })
    const marina = await marinaOn(server)
    expect(await openedOn(server, marina, before)).toBe(200)
    expect((await marina.show(after)).status).toBe(404)
    const asked = await callingAt(server.url).call(createCode, {
      body: { cpf: '55017293698', email: 'irene@correio.example' },
    })
    expect(asked.status).toBe(200)
    await server.close()
    expect(existsSync(join(restored, 'mail'))).toBe(false)
    const { db, close } = await openEmbedded({ folder: join(restored, 'db') })
    const queued = await db.selectFrom('outgoing_mail').select(['recipient', 'attempts', 'sent_at']).execute()
    await close()
    expect(queued).toContainEqual({ recipient: 'irene@correio.example', attempts: 0, sent_at: null })
  })

  test('with documents of a later time than the database has files without a record', async () => {
    const { code, text } = await run({ DATA_DIR: directoryOf(copy, data) }, 'verify-documents')
    expect(text).toMatch(
      /^não está no banco de dados: [\da-f-]{36}\n\d+ documentos, 0 faltam, 0 de outro tamanho, 1 sem registro\.$/,
    )
    expect(code).toBe(1)
  })

  test('with documents of an earlier time lacks some', async () => {
    const mixed = directoryOf(data, copy)
    const { code, text } = await run({ DATA_DIR: mixed }, 'verify-documents')
    expect(text).toMatch(
      /^falta no armazenamento: [\da-f-]{36} \(documento \d+\)\n\d+ documentos, 1 faltam, 0 de outro tamanho, 0 sem registro\.$/,
    )
    expect(code).toBe(1)
    const connected = await run({ DATA_DIR: mixed }, 'connect-documents')
    expect(connected.text).toMatch(
      /^Faltam 1 de \d+ documentos neste armazenamento: nada mudou\. Se é mesmo o deste banco de dados, repita com --with-missing\.$/,
    )
    expect(connected.code).toBe(1)
    expect(existsSync(join(mixed, 'documents', 'portal-store'))).toBe(false)
    expect(await run({ DATA_DIR: mixed }, 'connect-documents', '--with-missing')).toMatchObject({ code: 0 })
    await (await start({ DATA_DIR: mixed })).close()
  })

  test('with one other bit in a file has another content', async () => {
    const mixed = directoryOf(copy)
    const whole = await run({ DATA_DIR: mixed }, 'verify-documents', '--content')
    expect(whole.text).toMatch(
      /^\d+ documentos, 0 faltam, 0 de outro tamanho, 0 sem registro, 0 de outro conteúdo, 0 sem SHA-256, de antes dele\.$/,
    )
    expect(whole.code).toBe(0)
    const [key = ''] = readdirSync(join(mixed, 'documents')).filter(isKey)
    const bytes = readFileSync(join(mixed, 'documents', key))
    bytes[0] = (bytes[0] ?? 0) ^ 1
    writeFileSync(join(mixed, 'documents', key), bytes)
    expect((await run({ DATA_DIR: mixed }, 'verify-documents')).code).toBe(0)
    const { code, text } = await run({ DATA_DIR: mixed }, 'verify-documents', '--content')
    expect(text).toMatch(new RegExp(`^tem outro conteúdo: ${key} \\(documento \\d+\\)\\n`))
    expect(text).toContain(', 1 de outro conteúdo, ')
    expect(code).toBe(1)
  })

  test('counts documents of before the sums apart', async () => {
    const mixed = directoryOf(copy)
    const { db, close } = await openEmbedded({ folder: join(mixed, 'db') })
    const { id } = await db.selectFrom('document').select('id').executeTakeFirstOrThrow()
    await db.updateTable('document').set({ sha256: null }).where('id', '=', id).execute()
    await close()
    const { code, text } = await run({ DATA_DIR: mixed }, 'verify-documents', '--content')
    expect(text).toMatch(/, 0 de outro conteúdo, 1 sem SHA-256, de antes dele\.$/)
    expect(code).toBe(0)
  })

  test('replaces nothing', async () => {
    expect(await run(DATA, 'backup', copy)).toEqual({
      code: 1,
      text: `${copy} já existe: diga uma pasta nova.`,
    })
  })

  test('leaves the key of passwords out, and says so', async () => {
    const keyFile = join(data, 'password-key')
    writeFileSync(keyFile, 'chave')
    const target = join(folder, 'without-key')
    const { code, text } = await run(DATA, 'backup', target)
    rmSync(keyFile)
    expect(code).toBe(0)
    expect(text).toBe(
      `Cópia gravada em ${target}.\nA chave das senhas (${keyFile}) não está na cópia, e sem ela ninguém entra: guarde-a em outro lugar.`,
    )
    expect(readdirSync(target)).toEqual(['db', 'documents'])
  })

  test('says where it cannot be written', async () => {
    writeFileSync(join(folder, 'file'), 'x')
    const target = join(folder, 'file', 'copy')
    expect(await run(DATA, 'backup', target)).toEqual({
      code: 1,
      text: `Não foi possível gravar a cópia em ${target}: ENOTDIR.`,
    })
  })
})

test.each([
  [
    { DATABASE_URL: 'postgres://localhost/portal' },
    'O comando copia o banco embutido. Com DATABASE_URL use pg_dump e depois copie os documentos (docs/operations.md).',
  ],
  [{ DATA_DIR: '/nowhere' }, 'Não há banco de dados em /nowhere.'],
])('a backup of %j is refused', async (variables, text) => {
  expect(await run(variables, 'backup', join(folder, 'none'))).toEqual({ code: 1, text })
})

test.each([
  [['backup'], 'Diga uma pasta nova: npm run backup -- <pasta>'],
  [['backup', 'a', 'b'], 'Diga uma pasta nova: npm run backup -- <pasta>'],
  [['verify-documents', 'x'], 'A única opção é --content. Uso: npm run verify-documents [-- --content]'],
  [
    ['connect-documents', 'x'],
    'A única opção é --with-missing. Uso: npm run connect-documents [-- --with-missing] (com todos os processos do portal encerrados)',
  ],
])('%j is written wrongly', async (args, text) => {
  expect(await run({}, ...args)).toEqual({ code: 2, text })
})

/** A command beside the cluster's, else that of the PATH. */
const command = (name: string, args: readonly string[]) => {
  const beside = join(postgresBinaries(), name)
  return promisify(execFile)(existsSync(beside) ? beside : name, args)
}

/** Without files that are being written, which may be gone before they are copied. */
function copyDocuments(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter(isKey)) copyFileSync(join(from, name), join(to, name))
}

describeOnPostgres('a dump of PostgreSQL', (cluster) => {
  const databaseUrl = (name: string) => cluster.url.replace(/postgres$/, name)

  test('under traffic is restored with every document that it has', { timeout: 120_000 }, async () => {
    const data = join(folder, 'postgres')
    const restored = join(folder, 'postgres-restored')
    const dump = join(folder, 'portal.dump')
    const server = await start({ DATA_DIR: data, DATABASE_URL: cluster.url, SEED_DEMO: '1' })
    const marina = await marinaOn(server)
    const first = await addRequest(marina)
    let isOver = false
    const traffic = Array.from({ length: 3 }, async () => {
      let added = 0
      while (!isOver) {
        await marina.newDocument(1)
        added += 1
      }
      return added
    })
    await command('pg_dump', ['--format=custom', `--file=${dump}`, cluster.url])
    await marina.newDocument(1)
    // The bucket after the database.
    copyDocuments(join(data, 'documents-postgresql'), join(restored, 'documents-postgresql'))
    isOver = true
    expect(Math.min(...(await Promise.all(traffic)))).toBeGreaterThan(0)
    const live = await run({ DATA_DIR: data, DATABASE_URL: cluster.url }, 'verify-documents')
    expect(live).toMatchObject({ code: 0 })
    // A second process with a folder of its own.
    expect(await startFaultWith({ DATA_DIR: join(folder, 'second'), DATABASE_URL: cluster.url })).toMatch(
      /^O armazenamento de documentos não é o deste banco de dados: não tem a marca dele\. /,
    )
    await server.close()

    await command('createdb', [`--maintenance-db=${cluster.url}`, 'restored'])
    await command('pg_restore', [
      '--no-owner',
      '--exit-on-error',
      `--dbname=${databaseUrl('restored')}`,
      dump,
    ])
    const settings = { DATA_DIR: restored, DATABASE_URL: databaseUrl('restored') }
    const { text } = await run(settings, 'verify-documents')
    expect(text).toMatch(/, 0 faltam, 0 de outro tamanho, [1-9]\d* sem registro\.$/)
    // Neither with its own copy of the documents, unless it is connected, nor with those of the original.
    for (const DATA_DIR of [restored, data]) {
      expect(await startFaultWith({ ...settings, DATA_DIR })).toMatch(
        /^Este banco de dados é uma cópia, restaurada ou movida, e ainda não foi ligado/,
      )
    }
    const connected = await run(settings, 'connect-documents')
    expect(connected.text).toMatch(
      /^O banco de dados e o armazenamento estão ligados: \d+ documentos, 0 faltam, [1-9]\d* sem registro\.$/,
    )
    expect(connected.code).toBe(0)
    expect(await startFaultWith({ ...settings, DATA_DIR: data })).toMatch(
      /^O armazenamento de documentos é de outro banco de dados\. /,
    )
    const again = await start({ ...settings, MAIL: 'off' })
    expect(await openedOn(again, await marinaOn(again), first)).toBe(200)
    await again.close()
  })
})
