import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

import type { S3Address } from './s3-address.ts'
import { type DocumentStore, requireKey, StoreFailure, type StoreFault } from './store.ts'

/** How long a store may take, in milliseconds. */
export type S3Limits = {
  readonly connect: number
  /** Without a byte in either direction. */
  readonly idle: number
  /** One call of the port with all its tries. */
  readonly whole: number
}

const LIMITS: S3Limits = { connect: 3000, idle: 5000, whole: 20_000 }
const ATTEMPTS = 3

export type S3Store = DocumentStore & { readonly close: () => void }

/** Documents as objects of one bucket, which must exist. An object is there whole or not at all. */
export function s3Store(address: S3Address, limits: S3Limits = LIMITS): S3Store {
  const { bucket: Bucket } = address
  const client = clientOf(address, limits)
  const whole = () => ({ abortSignal: AbortSignal.timeout(limits.whole) })
  return {
    put: async (Key, Body) => {
      requireKey(Key)
      await client.send(new PutObjectCommand({ Bucket, Key, Body }), whole()).catch(tell)
    },
    get: async (Key) => {
      requireKey(Key)
      return client
        .send(new GetObjectCommand({ Bucket, Key }), whole())
        .then(async ({ Body }) => (await Body?.transformToByteArray()) ?? null)
        .catch((error: unknown) => (isNoSuchKey(error) ? null : tell(error)))
    },
    delete: async (Key) => {
      requireKey(Key)
      await client.send(new DeleteObjectCommand({ Bucket, Key }), whole()).catch(tell)
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }), whole()).catch(tell)
    },
    close: () => client.destroy(),
  }
}

const clientOf = ({ endpoint, region, ...credentials }: S3Address, { connect, idle }: S3Limits) =>
  new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // The checksums that newer clients add to every call are unknown to many S3-compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: connect, socketTimeout: idle },
  })

/** Not every store names the error as S3 does; a bucket that is missing is another matter. */
const isNoSuchKey = (error: unknown) =>
  statusOf(error) === 404 && error instanceof Error && error.name !== 'NoSuchBucket'

/** Signature errors carry the key and what was signed, so name and message alone are kept. */
function tell(error: unknown): never {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  throw new StoreFailure(faultOf(error), `document store: ${name}: ${message}`)
}

function faultOf(error: unknown): StoreFault {
  const status = statusOf(error)
  if (status === 404) return 'missing'
  return status === 401 || status === 403 ? 'denied' : 'unreachable'
}

const statusOf = (error: unknown) =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode
