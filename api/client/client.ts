import { createFetch, FetchError } from 'ofetch'
import * as v from 'valibot'

import { CallError, type CallFailure } from '#domain/call-failure.ts'

import type { BodyOf, Call, ParamsOf, ReplyOf } from '../contract/call.ts'
import { failure as failureEnvelope } from '../contract/wire.ts'
import type { Hosts } from './hosts.ts'

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

const EXPIRED_MESSAGE = 'Token expirado'

/** Milliseconds until an unanswered call counts as interrupted. */
const TIMEOUTS = { read: 15_000, write: 30_000, upload: 120_000 } as const

export function createClient({ hosts, token, fetch = globalThis.fetch }: ClientOptions): Client {
  const send = createFetch({ fetch }).create({ responseType: 'json' })

  return async (call, { params, body, key, signal } = {}) => {
    const bearer = call.access === 'public' ? null : token()
    const reply: unknown = await send(hosts[call.host] + fill(call.path, params), {
      method: call.method,
      ...(call.encoding === 'none' ? {} : { body: encode(call, body) }),
      headers: {
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      // A read is repeated once without asking; a write only by the participant's decision (D-61).
      retry: call.effect === 'read' ? 1 : false,
      retryStatusCodes: [500, 502, 503, 504],
      timeout: call.encoding === 'multipart' ? TIMEOUTS.upload : TIMEOUTS[call.effect],
      ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
      throw new CallError(failureOfAnswer(call, error), { cause: error })
    })
    return read(call, reply)
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
  return message === EXPIRED_MESSAGE || error === EXPIRED_MESSAGE
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
