/** A call that was made before its answer is asked for, by the page or while another call is on its way. */
export type CallMadeAhead = {
  readonly method: string
  readonly url: string
  readonly body: string | null
  readonly authorization: string | null
  readonly answer: Promise<Response>
}

declare global {
  interface Window {
    /** Made by the script of index.html; absent where it did not run. */
    callsAhead?: readonly CallMadeAhead[]
  }
}

type Fetch = typeof globalThis.fetch

/** Older answers, in milliseconds, might be outdated. */
const LIFETIME = 20_000

export type CallsAhead = {
  /** Takes the answer of the same call made ahead, at most once; otherwise fetches. */
  readonly fetch: Fetch
  /** Fetches, and keeps the answer for the same call. */
  readonly fetchAhead: Fetch
}

/**
 * Calls that were made ahead (P-525). They are matched by method, URL, body and token, so that no answer
 * reaches another session. One that failed is made again.
 */
export function createCallsAhead(
  made: readonly CallMadeAhead[],
  { fetch = globalThis.fetch, now = () => performance.now() } = {},
): CallsAhead {
  const kept = made.map((call) => ({ ...call, until: now() + LIFETIME }))

  const describe = (input: Parameters<Fetch>[0], init: RequestInit = {}) => ({
    method: init.method ?? 'GET',
    url: String(input),
    body: typeof init.body === 'string' ? init.body : null,
    authorization: new Headers(init.headers).get('authorization'),
  })

  const indexOf = (asked: ReturnType<typeof describe>) =>
    kept.findIndex(
      ({ method, url, body, authorization }) =>
        method === asked.method &&
        url === asked.url &&
        body === asked.body &&
        authorization === asked.authorization,
    )

  return {
    async fetch(input, init) {
      const index = indexOf(describe(input, init))
      const [call] = index === -1 ? [] : kept.splice(index, 1)
      if (call === undefined || now() > call.until) return fetch(input, init)
      const answer = await unlessAborted(call.answer, init?.signal).catch((error: unknown) => {
        if (init?.signal?.aborted) throw error
        return null
      })
      return answer !== null && isFinal(answer) ? answer : fetch(input, init)
    },
    async fetchAhead(input, init) {
      const asked = describe(input, init)
      const before = kept[indexOf(asked)]
      const answer = before?.answer ?? fetch(input, init)
      const copy = answer.then((response) => response.clone())
      copy.catch(() => {})
      if (before === undefined) kept.push({ ...asked, answer: copy, until: now() + LIFETIME })
      return before === undefined ? answer : copy
    },
  }
}

/** Anything else may have changed: a failure, or a refusal for lack of a consent that was given since. */
const isFinal = ({ ok, status }: Response) => ok || status === 401 || status === 429

function unlessAborted<Value>(answer: Promise<Value>, signal: AbortSignal | null | undefined) {
  if (!signal) return answer
  return new Promise<Value>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject)
  })
}
