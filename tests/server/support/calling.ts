import type { Call } from '#api/contract/call.ts'
import { authenticate } from '#api/contract/session.ts'

export type Answer = {
  readonly status: number
  /** Parsed JSON, untyped because the tests assert it. */
  readonly body: Record<string, unknown>
}

type Sent = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** An alias of the path (D-122). */
  readonly path?: string
}

export type Calling = {
  readonly call: (call: Call, sent?: Sent) => Promise<Answer>
  readonly logIn: (cpf: string) => Promise<string>
}

const pathOf = (path: string, params: Sent['params'] = {}) =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name] ?? 1)))

/** As bytes: from Node 24 on the stream of a FormData rejects, unhandled, where the server stops reading before its end. */
async function encoded(form: FormData) {
  const response = new Response(form)
  return { type: response.headers.get('content-type') ?? '', bytes: await response.arrayBuffer() }
}

/** `request` sends it: in process, or over a socket. */
export function callingBy(
  request: (path: string, init: RequestInit) => Response | Promise<Response>,
): Calling {
  const call: Calling['call'] = async ({ method, path, encoding }, sent = {}) => {
    const { params, body, token = null, headers = {} } = sent
    const isJson = encoding === 'json' && !(body instanceof FormData)
    const form = isJson ? null : await encoded((body as FormData) ?? new FormData())
    const response = await request(sent.path ?? pathOf(path, params), {
      method,
      headers: {
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...(form !== null && { 'Content-Type': form.type }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method === 'POST' && {
        body: form === null ? JSON.stringify(body ?? {}) : form.bytes,
      }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    call,
    logIn: async (cpf) => String((await call(authenticate, { body: { cpf, senha: '20262026' } })).body.token),
  }
}

/** Over sockets, to the server at that URL. */
export const callingAt = (url: string): Calling => callingBy((path, init) => fetch(`${url}${path}`, init))
