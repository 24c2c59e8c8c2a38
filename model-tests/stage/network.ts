import type { StageServer } from './server.ts'

type Matcher = string | RegExp | ((url: URL) => boolean)

type Given = {
  readonly status?: number
  readonly json?: unknown
  readonly body?: string | Buffer
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly response?: StageResponse
}

/** What a request of the page brought. */
class StageResponse {
  readonly #response: Response
  constructor(response: Response) {
    this.#response = response
  }
  status = () => this.#response.status
  ok = () => this.#response.ok
  json = () => this.#response.clone().json()
  text = () => this.#response.clone().text()
  raw = () => this.#response
}

class StageRequest {
  readonly #request: Request
  readonly #type: string
  readonly body: string | null
  constructor(request: Request, type: string, body: string | null) {
    this.#request = request
    this.#type = type
    this.body = body
  }
  method = () => this.#request.method
  url = () => this.#request.url
  resourceType = () => this.#type
  headers = () => Object.fromEntries(this.#request.headers)
  postData = () => this.body
  postDataJSON = () => JSON.parse(this.body ?? 'null')
  raw = () => this.#request
}

type RouteEnd = {
  readonly resolve: (response: Response) => void
  readonly reject: (error: Error) => void
  readonly next: () => void
}

class StageRoute {
  readonly #request: StageRequest
  readonly #server: StageServer
  readonly #end: RouteEnd
  constructor(request: StageRequest, server: StageServer, end: RouteEnd) {
    this.#request = request
    this.#server = server
    this.#end = end
  }
  request = () => this.#request
  fallback = async () => this.#end.next()
  continue = async () => this.#end.resolve(await this.#server.answer(this.#request.raw().clone() as Request))
  abort = async (_reason?: string) => this.#end.reject(new TypeError('Failed to fetch'))
  async fetch({ url }: { readonly url?: string } = {}) {
    const request = this.#request.raw().clone() as Request
    return new StageResponse(
      await this.#server.answer(url === undefined ? request : new Request(url, request)),
    )
  }
  async fulfill({ status = 200, json, body, contentType, headers = {}, response }: Given = {}) {
    if (response) return this.#end.resolve(response.raw())
    const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json')
    const content = json === undefined ? (body ?? '') : JSON.stringify(json)
    this.#end.resolve(
      new Response([204, 304].includes(status) ? null : (content as BodyInit), {
        status,
        headers: { 'content-type': type, ...headers },
      }),
    )
  }
}

type Handler = (route: StageRoute, request: StageRequest) => unknown
type Entry = { readonly matches: (url: URL) => boolean; readonly matcher: Matcher; readonly handler: Handler }

const globbed = (glob: string) =>
  new RegExp(
    `^${glob
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*/g, '\0')
      .replace(/\*/g, '[^/]*')
      .replace(/\0/g, '.*')}$`,
  )

function matching(matcher: Matcher): (url: URL) => boolean {
  if (typeof matcher === 'function') return matcher
  const pattern = typeof matcher === 'string' ? globbed(matcher) : matcher
  return ({ href }) => pattern.test(href)
}

/** The requests of the page, which routes can hold as Playwright's do. */
export function createNetwork(server: StageServer, base: string) {
  const entries: Entry[] = []
  const underWay = new Set<AbortController>()
  const failed: ((request: StageRequest) => void)[] = []
  const answered: ((response: {
    url: () => string
    finished: () => Promise<null>
    status: () => number
  }) => void)[] = []
  const begun: ((request: StageRequest) => void)[] = []

  async function request(
    input: string | URL | Request,
    init: RequestInit = {},
    type = 'fetch',
  ): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, base)
    const { signal: given, ...rest } = init
    const raw = new Request(url, { ...rest, ...(rest.body ? { duplex: 'half' } : {}) } as RequestInit)
    const asked = new StageRequest(raw, type, typeof init.body === 'string' ? init.body : null)
    for (const listener of [...begun]) listener(asked)
    const unload = new AbortController()
    underWay.add(unload)
    const signal = given ? AbortSignal.any([given, unload.signal]) : unload.signal
    return new Promise<Response>((resolve, reject) => {
      let isOver = false
      const end = (settle: () => void) => {
        if (isOver) return
        isOver = true
        underWay.delete(unload)
        settle()
      }
      const fail = (error: unknown) =>
        end(() => {
          for (const listener of [...failed]) listener(asked)
          reject(error)
        })
      const abort = () => fail(signal.reason ?? new DOMException('Aborted', 'AbortError'))
      if (signal.aborted) return abort()
      signal.addEventListener('abort', abort, { once: true })
      const pending = entries.filter(({ matches }) => matches(url)).reverse()
      const next = () => {
        const entry = pending.shift()
        const route = new StageRoute(asked, server, {
          resolve: (response) =>
            end(() => {
              const shown = { url: () => url.href, status: () => response.status, finished: async () => null }
              for (const listener of [...answered]) listener(shown)
              resolve(response)
            }),
          reject: fail,
          next,
        })
        if (entry) void entry.handler(route, asked)
        else route.continue().catch(reject)
      }
      next()
    })
  }

  let load = 0
  /** For one load of the page: after its unload no request is made any more, and none ends. */
  const requestsOfLoad = () => {
    const own = load
    return ((...args) => (own === load ? request(...args) : new Promise(() => {}))) as typeof request
  }

  return {
    requestsOfLoad,
    route(matcher: Matcher, handler: Handler) {
      entries.push({ matcher, matches: matching(matcher), handler })
    },
    unroute(matcher: Matcher, handler?: Handler) {
      for (const entry of [...entries])
        if (entry.matcher === matcher && (!handler || entry.handler === handler))
          entries.splice(entries.indexOf(entry), 1)
    },
    onAnswered: (listener: (typeof answered)[number]) => void answered.push(listener),
    onFailed: (listener: (request: StageRequest) => void) => void failed.push(listener),
    onRequest: (listener: (request: StageRequest) => void) => void begun.push(listener),
    /** The page is unloaded: nothing of it is waited for any more. */
    abortAll() {
      load += 1
      for (const controller of [...underWay]) controller.abort()
    },
  }
}

export type Network = ReturnType<typeof createNetwork>

/** XMLHttpRequest of one load of the page, as far as uploads use it. */
export const xhrOver = (request: ReturnType<Network['requestsOfLoad']>) =>
  class {
    status = 0
    responseText = ''
    readonly upload: EventTarget & { onprogress?: (event: { loaded: number }) => void } = new EventTarget()
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    onabort: (() => void) | null = null
    onloadend: (() => void) | null = null
    #headers: Record<string, string> = {}
    #controller = new AbortController()
    #target = { method: 'GET', url: '' }
    #isOver = false
    open(method: string, url: string) {
      this.#target = { method, url }
      this.upload.addEventListener('progress', (event) => this.upload.onprogress?.(event as ProgressEvent))
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    abort() {
      if (this.#isOver) return
      this.#controller.abort()
      this.#end(this.onabort)
    }
    send(body: FormData) {
      const sizes = [...body.values()].map((value) => (typeof value === 'string' ? value.length : value.size))
      const loaded = sizes.reduce((total, size) => total + size, 0)
      const { method, url } = this.#target
      request(url, { method, headers: this.#headers, body, signal: this.#controller.signal }, 'xhr')
        .then(async (response) => {
          const text = await response.text()
          if (this.#isOver) return
          this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }))
          Object.assign(this, { status: response.status, responseText: text })
          this.#end(this.onload)
        })
        .catch(() => this.#end(this.onerror))
    }
    #end(listener: (() => void) | null) {
      if (this.#isOver) return
      this.#isOver = true
      listener?.()
      this.onloadend?.()
    }
  }
