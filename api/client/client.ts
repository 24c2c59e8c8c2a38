import { createFetch, FetchError } from 'ofetch'
import * as v from 'valibot'

import { CallError, type CallFailure, type Refused } from '#domain/call-failure.ts'
import { loginMessages } from '#domain/login-messages.ts'

import type { BodyOf, Call, ParamsOf, ReplyOf } from '../contract/call.ts'
import { CODES, failure as failureEnvelope } from '../contract/wire.ts'
import type { Hosts } from './config.ts'
import { jsonOf, NOT_JSON } from './json.ts'
import { retryAfterOf } from './retry-after.ts'
import { termsOf } from './terms.ts'
import type { Upload } from './upload.ts'
import { withRetries } from './with-retries.ts'

/** Input of one call. A repeated write with the same `key` takes effect once (D-54). */
export type CallInput<C extends Call> = {
  readonly params?: ParamsOf<C>
  readonly body?: BodyOf<C>
  readonly key?: string
  readonly signal?: AbortSignal
  /** The call goes on while the page is left, unless its body is too long for that. Not for uploads. */
  readonly keepalive?: boolean
  /** Uploads only: called repeatedly with the bytes of the body sent so far. */
  readonly onProgress?: (sent: number) => void
}

/** Makes one call of the contract. Every failure is thrown as a CallError. */
export type Client = <C extends Call>(call: C, sent?: CallInput<C>) => Promise<ReplyOf<C>>

type ClientOptions = {
  readonly hosts: Hosts
  readonly token: () => string | null
  readonly fetch?: typeof globalThis.fetch
  readonly upload?: Upload
}

/**
 * Loaded on demand, because the login needs no upload. If loading fails, the upload counts as interrupted.
 */
const uploadWhenLoaded: Upload = async (request) => (await import('./upload.ts')).uploadByXhr(request)

/**
 * The client of one browser tab; `token` is read at every call. Throws a CallError: `offContract` for a reply
 * that does not match its schema, `expired` for an ended session (D-13).
 */
export function createClient({
  hosts,
  token,
  fetch = globalThis.fetch,
  upload = uploadWhenLoaded,
}: ClientOptions): Client {
  const send = createFetch({ fetch })

  return async (call, { params, body, key, signal, keepalive, onProgress } = {}) => {
    const bearer = call.access === 'public' ? null : token()
    const url = hosts[call.host] + fill(call.path, params)
    const headers: Record<string, string> = {
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    if (call.encoding === 'multipart') {
      const form = formOf(body)
      return read(call, await uploaded(call, upload({ url, headers, form, signal, onProgress })))
    }
    const { timeout, delays } = termsOf(call)
    const limit = timeLimit(timeout, signal)
    const isFile = call.responseType === 'file'
    const attempt = async () => {
      const response = await send
        .raw<unknown>(url, {
          method: call.method,
          ...(call.encoding === 'none' ? {} : { body: (body ?? {}) as Record<string, unknown> }),
          headers,
          ...(keepalive && isShort(body) ? { keepalive } : {}),
          // The media type of a file decides: the server may send JSON that contains an error instead.
          ...(isFile ? {} : { parseResponse: jsonOf }),
          retry: false,
          signal: limit.signal,
        })
        .catch((error: unknown) => {
          throw new CallError(failureOfResponse(call, responseIn(error)), { cause: error })
        })
      return read(call, isFile ? downloaded(response) : response._data, response.headers)
    }
    return withRetries(attempt, delays, limit.signal).finally(limit.over)
  }
}

/** Browsers refuse a call that outlives its page where its body has more bytes (Fetch, 4.7). */
const MOST_BYTES = 64 * 1024

const isShort = (body: unknown) => new TextEncoder().encode(JSON.stringify(body ?? {})).length <= MOST_BYTES

/**
 * One timeout for the whole call, including retries and the body; the signal of the caller aborts it too.
 * `AbortSignal.any` is missing in the oldest supported browsers: it came with Chrome and Edge 116, Firefox
 * 124 and Safari 17.4.
 */
function timeLimit(milliseconds: number, signal: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, milliseconds)
  signal?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    over: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}

/** The file and its name from the server (D-77), the JSON sent instead of it, or `NOT_JSON`. */
function downloaded({ _data: data, headers }: Response & { _data?: unknown }): unknown {
  // ofetch returns the text itself if it cannot be parsed as JSON.
  if (!(data instanceof Blob)) return typeof data === 'string' ? NOT_JSON : data
  return { arquivo: data, nome: fileNameIn(headers.get('content-disposition') ?? '') }
}

/** The RFC 5987 filename, else the plain one, else 'documento'. */
function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''((?:%[\da-f]{2}|[^%;])+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  try {
    return decodeURIComponent(encoded ?? '') || plain || 'documento'
  } catch {
    return plain ?? 'documento'
  }
}

/** `headers` are unknown of an upload. */
function read<C extends Call>(call: C, reply: unknown, headers?: Headers): ReplyOf<C> {
  // ofetch does not parse an empty body.
  if (reply === NOT_JSON || reply === undefined)
    throw new CallError({ kind: 'interrupted', ...callIdOf(headers) })
  if (isExpired(reply)) throw new CallError({ kind: 'expired' })
  const parsed = v.safeParse(call.reply, reply)
  if (parsed.success) return parsed.output as ReplyOf<C>
  throw new CallError(refusalIn(reply, 200) ?? { kind: 'offContract', ...callIdOf(headers) }, {
    cause: new v.ValiError(parsed.issues),
  })
}

/** `status` is null if no response arrived. */
type RawResponse = {
  readonly status: number | null
  readonly data: unknown
  readonly retryAfter: number | null
  readonly headers?: Headers
}

function responseIn(error: unknown): RawResponse {
  const response = error instanceof FetchError ? error.response : undefined
  if (!response) return { status: null, data: null, retryAfter: null }
  const { status, headers, _data: data } = response
  return { status, data, retryAfter: retryAfterOf(headers.get('retry-after'), Date.now()), headers }
}

function failureOfResponse(call: Call, { status, data, retryAfter, headers }: RawResponse): CallFailure {
  if (status === null) return { kind: 'interrupted' }
  if (isExpired(data) || (status === 401 && call.access !== 'public')) return { kind: 'expired' }
  if (status >= 500) return { kind: 'interrupted', ...callIdOf(headers) }
  const refusal = refusalIn(data, status) ?? { kind: 'refused', status, message: null, problems: [] }
  return retryAfter === null ? refusal : { ...refusal, retryAfter }
}

function callIdOf(headers: Headers | undefined): { readonly callId?: string } {
  const callId = headers?.get('x-request-id')
  return callId ? { callId } : {}
}

/** A 401, or a body with the code for an expired session at any status (D-13). */
function isExpired(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { message, error } = data as { message?: unknown; error?: unknown }
  // biome-ignore lint/plugin: the specification has no other sign of it (D-13)
  return message === loginMessages.tokenExpired || error === loginMessages.tokenExpired
}

function refusalIn(data: unknown, status: number): Refused | null {
  const parsed = v.safeParse(failureEnvelope, data)
  if (!parsed.success || parsed.output.codigo === 'ok') return null
  const { causa, message = null, erros = [] } = parsed.output
  return {
    kind: 'refused',
    status,
    ...(causa && { code: CODES[causa] }),
    message,
    problems: erros.map(({ campo, mensagem, causa }) => ({
      path: campo,
      message: mensagem,
      ...(causa && { code: 'required' }),
    })),
  }
}

function fill(path: string, params: unknown = {}): string {
  const left = new Map(Object.entries(params as Record<string, unknown>))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(left.get(name) ?? '')
    left.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams([...left].map(([name, value]) => [name, String(value)]))
  return query.size === 0 ? filled : `${filled}?${query}`
}

/** The parsed reply of an upload. Throws a CallError like any other call. */
async function uploaded(call: Call, upload: ReturnType<Upload>): Promise<unknown> {
  const { status, data } = await upload.catch((error: unknown) => {
    throw new CallError({ kind: 'interrupted' }, { cause: error })
  })
  if (status < 200 || status > 299)
    throw new CallError(failureOfResponse(call, { status, data, retryAfter: null }))
  return data
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value instanceof File) form.append(name, value, value.name)
    else form.append(name, String(value ?? ''))
  }
  return form
}
