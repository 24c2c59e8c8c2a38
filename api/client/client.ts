import { createFetch, FetchError } from 'ofetch'
import * as v from 'valibot'

import { CallError, type CallFailure } from '#domain/call-failure.ts'
import { entranceMessages } from '#domain/entrance-messages.ts'

import type { BodyOf, Call, ParamsOf, ReplyOf } from '../contract/call.ts'
import { failure as failureEnvelope } from '../contract/wire.ts'
import type { Hosts } from './config.ts'

/** What goes into one call. `key` makes a repeated write one write (D-54). */
export type Sent<C extends Call> = {
  readonly params?: ParamsOf<C>
  readonly body?: BodyOf<C>
  readonly key?: string
  readonly signal?: AbortSignal
}

/** Carries out one call of the contract; whatever goes wrong is a CallError. */
export type Client = <C extends Call>(call: C, sent?: Sent<C>) => Promise<ReplyOf<C>>

type ClientOptions = {
  readonly hosts: Hosts
  readonly token: () => string | null
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Milliseconds until an unanswered call counts as interrupted: nobody looks at a spinner for longer. An upload, which
 * takes its time, can be given up by then (P-90).
 */
const TIMEOUTS = { read: 15_000, write: 15_000, upload: 120_000 } as const

/**
 * The client of one browser tab: `token` is asked at every call, `fetch` may be replaced. A reply that is not what the
 * contract says rejects with `offContract`, a session that is over with `expired` (D-13).
 */
export function createClient({ hosts, token, fetch = globalThis.fetch }: ClientOptions): Client {
  const send = createFetch({ fetch })

  return async (call, { params, body, key, signal } = {}) => {
    const bearer = call.access === 'public' ? null : token()
    const limit = timeLimit(call.encoding === 'multipart' ? TIMEOUTS.upload : TIMEOUTS[call.effect], signal)
    const isFile = call.answer === 'file'
    const response = await send
      .raw<unknown>(hosts[call.host] + fill(call.path, params), {
        method: call.method,
        ...(call.encoding === 'none' ? {} : { body: encode(call, body) }),
        headers: {
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        // A file's own type decides: instead of one there may come a JSON that says why not.
        ...(isFile ? {} : { responseType: 'json' }),
        // A read is repeated once without asking; a write only by the participant's decision (D-61).
        retry: call.effect === 'read' ? 1 : false,
        retryStatusCodes: [500, 502, 503, 504],
        signal: limit.signal,
      })
      .catch((error: unknown) => {
        throw new CallError(failureOfAnswer(call, error), { cause: error })
      })
      .finally(limit.over)
    const reply: unknown = isFile ? downloaded(response) : response._data
    return read(call, reply)
  }
}

/** One limit for the whole call, its repetition and its body included; the caller's own signal ends it as well. */
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

/** A file with the name that the server gives it (D-77); an answer that is no file as it is. */
function downloaded({ _data: data, headers }: Response & { _data?: unknown }): unknown {
  if (!(data instanceof Blob)) return data
  return { arquivo: data, nome: fileNameIn(headers.get('content-disposition') ?? '') }
}

/** The name in RFC 5987's spelling, else the plain one; 'documento' where none is said. */
function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''((?:%[\da-f]{2}|[^%;])+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  try {
    return decodeURIComponent(encoded ?? '') || plain || 'documento'
  } catch {
    return plain ?? 'documento'
  }
}

function read<C extends Call>(call: C, reply: unknown): ReplyOf<C> {
  if (saysExpired(reply)) throw new CallError({ kind: 'expired' })
  const parsed = v.safeParse(call.reply, reply)
  if (parsed.success) return parsed.output as ReplyOf<C>
  throw new CallError(refusalIn(reply, 200) ?? { kind: 'offContract' }, {
    cause: new v.ValiError(parsed.issues),
  })
}

function failureOfAnswer(call: Call, error: unknown): CallFailure {
  if (!(error instanceof FetchError) || error.statusCode === undefined) return { kind: 'interrupted' }
  const { statusCode: status, data } = error
  if (saysExpired(data) || (status === 401 && call.access !== 'public')) return { kind: 'expired' }
  if (status >= 500) return { kind: 'interrupted' }
  return refusalIn(data, status) ?? { kind: 'refused', status, message: null, problems: [] }
}

/** Expired: a 401, or a body that says so at any status (D-13). */
function saysExpired(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { message, error } = data as { message?: unknown; error?: unknown }
  return message === entranceMessages.tokenExpired || error === entranceMessages.tokenExpired
}

function refusalIn(data: unknown, status: number): CallFailure | null {
  const parsed = v.safeParse(failureEnvelope, data)
  if (!parsed.success || parsed.output.codigo === 'ok') return null
  const { message = null, erros = [] } = parsed.output
  return {
    kind: 'refused',
    status,
    message,
    problems: erros.map(({ campo, mensagem }) => ({ path: campo, message: mensagem })),
  }
}

const fill = (path: string, params: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  )

function encode(call: Call, body: unknown): FormData | Record<string, unknown> {
  const fields = (body ?? {}) as Record<string, unknown>
  if (call.encoding !== 'multipart') return fields
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value, value.name)
    else form.append(name, String(value ?? ''))
  }
  return form
}
