import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { folderStore } from '#server/documents/folder-store.ts'
import { type S3Limits, s3Store } from '#server/documents/s3-store.ts'
import { type DocumentStore, type StoredObject, StoreFailure } from '#server/documents/store.ts'
import { startFault } from '#server/start-faults.ts'
import { denying, failingConnection, listing, s3On, startS3, type TestS3 } from '../support/s3.ts'
import { selfSigned } from '../support/self-signed.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const MB = 1_048_576

const folder = temporaryFolder()
let s3: TestS3

beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
})

const blob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes])
const bytes = (...values: number[]) => blob(new Uint8Array(values))
const bytesOf = async (store: DocumentStore, key: string) =>
  new Uint8Array(await ((await store.get(key)) ?? bytes()).arrayBuffer())
const read = async (store: DocumentStore, key: string) => [...(await bytesOf(store, key))]

const listOf = async (store: DocumentStore) => {
  const listed: StoredObject[] = []
  for await (const object of store.list()) listed.push(object)
  return listed
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )

/** Closed when this test is over. */
function storeOn(port: number, limits?: S3Limits, proofMilliseconds?: number) {
  const store = s3Store(s3On(port), limits, proofMilliseconds)
  onTestFinished(store.close)
  return store
}

const kinds = [
  {
    name: 'a folder',
    open: () => folderStore(join(folder, 'documents')),
    names: () => readdirSync(join(folder, 'documents')),
    openUnreachable: () => {
      writeFileSync(join(folder, 'file'), 'x')
      return folderStore(join(folder, 'file', 'documents'))
    },
  },
  {
    name: 'an S3-compatible store',
    open: () => s3Store(s3On(s3.port)),
    names: () => s3.keys(),
    openUnreachable: () => s3Store(s3On(1)),
  },
]

// SERVER-37
describe.each(kinds)('$name', ({ open, names, openUnreachable }) => {
  let store: DocumentStore

  beforeAll(() => {
    store = open()
  })

  test('is available', async () => {
    await store.check()
  })

  test('stores the exact bytes, and no other file', async () => {
    const key = randomUUID()
    const all = Uint8Array.from({ length: 256 }, (_zero, value) => value)
    await store.put(key, blob(all))
    expect(await read(store, key)).toEqual([...all])
    expect(names()).toContain(key)
    expect(names().every((name) => /^[\da-f-]{36}$/.test(name))).toBe(true)
  })

  test('stores a file of 25 MB', async () => {
    const key = randomUUID()
    const big = new Uint8Array(25 * MB).fill(7)
    big[25 * MB - 1] = 9
    await store.put(key, blob(big))
    expect(Buffer.compare(await bytesOf(store, key), big)).toBe(0)
  })

  test('lists every file with its size, and nothing of what was deleted', async () => {
    const [one, other, gone] = [randomUUID(), randomUUID(), randomUUID()]
    await store.put(one, bytes(1))
    await store.put(other, bytes(1, 2, 3))
    await store.put(gone, bytes(1))
    await store.delete(gone)
    const listed = await listOf(store)
    expect(listed).toContainEqual({ key: one, size: 1 })
    expect(listed).toContainEqual({ key: other, size: 3 })
    expect(listed.map(({ key }) => key).toSorted()).toEqual(names().toSorted())
  })

  test('returns null for a missing file', async () => {
    expect(await store.get(randomUUID())).toBeNull()
  })

  test('deletes files, including missing ones', async () => {
    const key = randomUUID()
    await store.put(key, bytes(1))
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
    await store.delete(key)
    expect(names()).not.toContain(key)
  })

  test('replaces a file completely', async () => {
    const key = randomUUID()
    await store.put(key, bytes(1, 2, 3))
    await store.put(key, bytes(4))
    expect(await read(store, key)).toEqual([4])
  })

  test.each(['', '../secret', 'ABCDEF00-0000-4000-8000-000000000000', `${randomUUID()}/x`])(
    'rejects the key %j',
    async (key) => {
      const sentence = 'A document key is a UUID.'
      await expect(store.put(key, bytes(1))).rejects.toThrow(sentence)
      await expect(store.get(key)).rejects.toThrow(sentence)
      await expect(store.delete(key)).rejects.toThrow(sentence)
    },
  )

  test('rejects every call if unreachable', async () => {
    const away = openUnreachable()
    const key = randomUUID()
    const failures = await Promise.all(
      [away.check(), away.put(key, bytes(1)), away.get(key), away.delete(key), listOf(away)].map(failureOf),
    )
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(StoreFailure)
      expect(failure).toMatchObject({ fault: 'unreachable' })
    }
  })
})

test('folderStore lists neither incomplete files nor others, and none before the first document', async () => {
  const store = folderStore(join(folder, 'listed'))
  expect(await listOf(store)).toEqual([])
  const key = randomUUID()
  await store.put(key, bytes(1, 2))
  for (const name of [`${randomUUID()}.part`, 'README']) writeFileSync(join(folder, 'listed', name), 'x')
  expect(await listOf(store)).toEqual([{ key, size: 2 }])
})

// The test store cannot continue a list on Node 20: it encrypts the place with an algorithm that OpenSSL 3 lacks.
test('s3Store asks for the rest of a list, and leaves out what is no document', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  const port = await listing([[one, 'readme.txt'], [], [other, PROBE.split('/').at(-1) ?? '']])
  const store = storeOn(port)
  expect(await listOf(store)).toEqual([
    { key: one, size: 7 },
    { key: other, size: 7 },
  ])
})

test('folderStore does not mix two concurrent files with one key', async () => {
  const store = folderStore(join(folder, 'at-once'))
  const key = randomUUID()
  const puts = [1, 2, 3].map((value) => store.put(key, blob(new Uint8Array(MB).fill(value))))
  const outcomes = await Promise.allSettled(puts)
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  const found = await bytesOf(store, key)
  expect(found.length).toBe(MB)
  expect(new Set(found).size).toBe(1)
  expect(readdirSync(join(folder, 'at-once'))).toEqual([key])
})

test('folderStore leaves nothing after a failed put', async () => {
  const key = randomUUID()
  const broken = join(folder, 'broken')
  mkdirSync(join(broken, key, 'in-the-way'), { recursive: true })
  expect(await failureOf(folderStore(broken).put(key, bytes(1)))).toBeInstanceOf(StoreFailure)
  expect(readdirSync(broken)).toEqual([key])
})

test('folderStore deletes an incomplete file of a killed process with its key', async () => {
  const key = randomUUID()
  const store = folderStore(join(folder, 'killed'))
  await store.check()
  writeFileSync(join(folder, 'killed', `${key}.part`), 'x')
  expect(await store.get(key)).toBeNull()
  await store.delete(key)
  expect(readdirSync(join(folder, 'killed'))).toEqual([])
})

// Real stores reject an incomplete object by its announced length; the test store keeps it.
test('s3Store announces the length of a put and rejects if the connection fails', async () => {
  const line = await failingConnection(s3.port, MB)
  const store = storeOn(line.port)
  const key = randomUUID()
  expect(await failureOf(store.put(key, blob(new Uint8Array(4 * MB))))).toMatchObject({
    fault: 'unreachable',
  })
  expect(line.heads).toHaveLength(3)
  for (const head of line.heads) {
    expect(head).toMatch(/^PUT \/documents\/[\da-f-]{36}/)
    expect(head).toMatch(/^content-length: 4194304$/im)
  }
})

test('s3Store sends a put again from its start after a failed connection', async () => {
  const line = await failingConnection(s3.port, MB, 1)
  const store = storeOn(line.port)
  const key = randomUUID()
  const all = Uint8Array.from({ length: 4 * MB }, (_zero, index) => index % 251)
  await store.put(key, blob(all))
  expect(Buffer.compare(await bytesOf(store, key), all)).toBe(0)
})

test('s3Store times out without a response', async () => {
  const line = await failingConnection(s3.port, 0)
  const store = storeOn(line.port, { connect: 200, idle: 10_000, whole: 200 })
  expect(await failureOf(store.check())).toMatchObject({ fault: 'unreachable' })
  expect(await failureOf(store.put(randomUUID(), bytes(1)))).toMatchObject({ fault: 'unreachable' })
})

const PROBE = '/documents/00000000-0000-0000-0000-000000000000'

test.each(['PUT', 'GET', 'DELETE'])('s3Store is not available if %s is denied', async (method) => {
  const bucket = await denying(s3.port, [method])
  const store = storeOn(bucket.port)
  for (let time = 0; time < 2; time += 1) {
    expect(await failureOf(store.check())).toMatchObject({ fault: 'denied' })
  }
})

test('s3Store proves that it can write once, and again after that time', async () => {
  const bucket = await denying(s3.port, [])
  const store = storeOn(bucket.port, undefined, 60_000)
  await store.check()
  await store.check()
  const proof = [`PUT ${PROBE}`, `GET ${PROBE}`, `DELETE ${PROBE}`]
  expect(bucket.asked).toEqual(['HEAD /documents/', ...proof, 'HEAD /documents/'])
  expect(s3.keys()).not.toContain(PROBE.split('/').at(-1))
  const hurried = storeOn(bucket.port, undefined, 0)
  bucket.asked.length = 0
  await hurried.check()
  await hurried.put(randomUUID(), bytes(1))
  await hurried.check()
  expect(bucket.asked.filter((asked) => asked === `PUT ${PROBE}`)).toHaveLength(2)
})

test('s3Store proves it once for calls at the same time', async () => {
  const bucket = await denying(s3.port, [])
  const store = storeOn(bucket.port)
  await Promise.all([store.check(), store.check(), store.check()])
  expect(bucket.asked.filter((asked) => asked === `PUT ${PROBE}`)).toHaveLength(1)
})

test('s3Store takes a stored document for the proof', async () => {
  const bucket = await denying(s3.port, [])
  const store = storeOn(bucket.port)
  await store.put(randomUUID(), bytes(1))
  await store.check()
  expect(bucket.asked.at(-1)).toBe('HEAD /documents/')
})

describe('a start with an unusable store prints one sentence', () => {
  const PREFIX = 'Não foi possível usar o armazenamento de documentos de S3_URL: '

  test.each([
    ['without its bucket', () => s3On(s3.port, 'nobody'), 'o bucket não existe.'],
    [
      'with a key that may not',
      () => ({ ...s3On(s3.port), accessKeyId: 'UNKNOWN' }),
      'a chave não tem acesso ao bucket.',
    ],
    ['away', () => s3On(1), 'nenhum armazenamento responde nesse endereço.'],
  ])('for %s', async (_how, address, end) => {
    const failure = await failureOf(s3Store(address()).check())
    expect(startFault(failure, null)).toBe(`${PREFIX}${end}`)
  })

  test('for a certificate that is not accepted', async () => {
    const port = await selfSigned()
    const endpoint = `https://127.0.0.1:${port}`
    const failure = await failureOf(s3Store({ ...s3On(port), endpoint }).check())
    expect(startFault(failure, null)).toBe(
      `${PREFIX}o certificado não é aceito (a autoridade do próprio fundo é indicada em NODE_EXTRA_CA_CERTS, com o caminho do seu certificado).`,
    )
  })

  test('for the data directory, by its error', async () => {
    writeFileSync(join(folder, 'plain'), 'x')
    const failure = await failureOf(folderStore(join(folder, 'plain', 'documents')).check())
    expect(startFault(failure, null)).toBe(
      'Não foi possível usar a pasta de dados de DATA_DIR: parte do caminho é um arquivo, não uma pasta.',
    )
  })
})

test('for every failure without the credentials', async () => {
  const store = s3Store({ ...s3On(s3.port), accessKeyId: 'UNKNOWN', secretAccessKey: 'top-secret' })
  const failure = (await failureOf(store.put(randomUUID(), bytes(1)))) as Error
  const text = JSON.stringify({ ...failure, message: failure.message, stack: failure.stack })
  expect(text).toContain('document store:')
  expect(text).not.toMatch(/UNKNOWN|top-secret/)
})
