import { grantConsent } from '../contract/consent.ts'
import { LIFETIME } from './prefetched-reads.ts'

/** A read that the page made before its scripts arrived. */
export type PrefetchedCall = {
  readonly method: string
  readonly url: string
  readonly body: string | null
  readonly authorization: string | null
  readonly response: Promise<Response>
}

declare global {
  interface Window {
    /** Made by the script of index.html; absent where it did not run. */
    prefetchedCalls?: readonly PrefetchedCall[]
  }
}

type Fetch = typeof globalThis.fetch

/**
 * `fetch` that takes the response of the same call made ahead, at most once (P-525). Calls are matched by method,
 * URL, body and token, so that no response reaches another session. None is taken once a consent is given.
 */
export function createPrefetchedFetch(
  made: readonly PrefetchedCall[],
  { fetch = globalThis.fetch, now = () => performance.now() } = {},
): Fetch {
  const kept = made.map((call) => ({ ...call, until: now() + LIFETIME }))

  return async (input, init = {}) => {
    const url = String(input)
    // Reads may have been refused because it was missing.
    if (url.endsWith(grantConsent.path)) kept.length = 0
    const authorization = new Headers(init.headers).get('authorization')
    const index = kept.findIndex(
      (call) =>
        call.method === (init.method ?? 'GET') &&
        call.url === url &&
        call.body === (init.body ?? null) &&
        call.authorization === authorization,
    )
    const [call] = index === -1 ? [] : kept.splice(index, 1)
    if (call === undefined || now() > call.until) return fetch(input, init)
    return unlessAborted(call.response, init.signal)
  }
}

function unlessAborted<Value>(response: Promise<Value>, signal: AbortSignal | null | undefined) {
  if (!signal) return response
  return new Promise<Value>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    response.then(resolve, reject)
  })
}
