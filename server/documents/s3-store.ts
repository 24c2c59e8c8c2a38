import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

import { isCertificateFault } from '#server/process/certificate-fault.ts'

import type { S3Location } from './s3-location.ts'
import { type DocumentStore, isKey, MARK, requireKey, StoreFailure, type StoreFault } from './store.ts'

export type S3Limits = {
  readonly connect: number
  /** Without any transferred byte. */
  readonly idle: number
  /** One call including its retries. */
  readonly whole: number
}

const LIMITS: S3Limits = { connect: 3000, idle: 5000, whole: 20_000 }
const ATTEMPTS = 3
/** Delay in milliseconds before the first retry of a put; it grows by as much with each one. */
const PAUSE = 100

/** How long a good write counts as proof that the bucket can be written to. */
const PROOF_MILLISECONDS = 60_000
/** One object for all processes; no document has this key. */
const PROBE = '00000000-0000-0000-0000-000000000000'

export type S3Store = DocumentStore & { readonly close: () => void }

/** Documents as objects of one existing bucket. Objects are stored completely or not at all. */
export function s3Store(
  address: S3Location,
  limits: S3Limits = LIMITS,
  proofMilliseconds = PROOF_MILLISECONDS,
): S3Store {
  const { bucket: Bucket } = address
  const client = clientOf(address, limits)
  const whole = () => ({ abortSignal: AbortSignal.timeout(limits.whole) })
  let provedAt = Number.NEGATIVE_INFINITY
  let proving: Promise<void> | null = null
  const put = async (Key: string, content: Blob) => {
    const { abortSignal } = whole()
    const about = { Bucket, Key, ContentLength: content.size, ContentMD5: await md5Of(content) }
    await putWithRetries(abortSignal, () => {
      const Body = Readable.from(content.stream())
      return client.send(new PutObjectCommand({ ...about, Body }), { abortSignal })
    }).catch(throwStoreFailure)
  }
  const get = (Key: string): Promise<Blob | null> =>
    client
      .send(new GetObjectCommand({ Bucket, Key }), whole())
      .then(async ({ Body }) => (Body ? new Blob([await bytesOf(Body)]) : null))
      .catch((error: unknown) => (isNoSuchKey(error) ? null : throwStoreFailure(error)))
  // The access key may only be allowed to see the bucket, so each right that documents need is used once.
  const prove = async () => {
    await put(PROBE, new Blob(['x']))
    await store.get(PROBE)
    await store.delete(PROBE)
    provedAt = performance.now()
  }
  const store: S3Store = {
    put: async (key, content) => {
      requireKey(key)
      await put(key, content)
      provedAt = performance.now()
    },
    get: async (key) => {
      requireKey(key)
      return get(key)
    },
    delete: async (Key) => {
      requireKey(Key)
      await client.send(new DeleteObjectCommand({ Bucket, Key }), whole()).catch(throwStoreFailure)
    },
    list: async function* () {
      let ContinuationToken: string | undefined
      do {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket, ContinuationToken }), whole())
          .catch(throwStoreFailure)
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          if (isKey(Key) && Key !== PROBE) yield { key: Key, size: Size }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }), whole()).catch(throwStoreFailure)
      if (performance.now() - provedAt < proofMilliseconds) return
      proving ??= prove().finally(() => {
        proving = null
      })
      await proving
    },
    readMark: async () => (await (await get(MARK))?.text())?.trim() ?? null,
    writeMark: (id) => put(MARK, new Blob([`${id}\n`])),
    close: () => client.destroy(),
  }
  return store
}

const clientOf = ({ endpoint, region, ...credentials }: S3Location, { connect, idle }: S3Limits) =>
  new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // Newer clients add checksums to every call that many S3-compatible stores do not support.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: connect, socketTimeout: idle },
    // Otherwise the client logs to the console that it does not retry streams.
    logger: SILENT,
  })

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** A stream can be read once, so each attempt needs a new one, which the client cannot create. */
async function putWithRetries(signal: AbortSignal, send: () => Promise<unknown>, attempt = 1): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (attempt === ATTEMPTS || signal.aborted || faultOf(error) !== 'unreachable') throw error
    await setTimeout(attempt * PAUSE, undefined, { signal })
    await putWithRetries(signal, send, attempt + 1)
  }
}

/** Checksum for the store to verify the content: the signature does not cover a stream. */
async function md5Of(content: Blob): Promise<string> {
  const hash = createHash('md5')
  for await (const piece of content.stream()) hash.update(piece)
  return hash.digest('base64')
}

const bytesOf = async (body: { transformToByteArray: () => Promise<Uint8Array> }) =>
  (await body.transformToByteArray()) as Uint8Array<ArrayBuffer>

/** Some stores use another error name than S3; a missing bucket is a different error. */
const isNoSuchKey = (error: unknown) =>
  statusOf(error) === 404 && error instanceof Error && error.name !== 'NoSuchBucket'

/** Signature errors contain the key and the signed text, so only name and message are used. */
function throwStoreFailure(error: unknown): never {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  throw new StoreFailure(faultOf(error), `document store: ${name}: ${message}`)
}

function faultOf(error: unknown): StoreFault {
  const status = statusOf(error)
  if (status === 404) return 'missing'
  if (isCertificateFault(error)) return 'untrusted'
  return status === 401 || status === 403 ? 'denied' : 'unreachable'
}

const statusOf = (error: unknown) =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode
