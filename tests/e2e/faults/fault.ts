import { once } from 'node:events'

import type { Page, Request, Route } from '@playwright/test'
import * as v from 'valibot'

import type { Call } from '#api/contract/call.ts'

import { isUrlOf } from '../support/call-url.ts'
import { expect } from '../support/journey.ts'

export const FAULTS = [
  'dropped',
  '500',
  'time-out',
  'malformed',
  'off contract',
  '401',
  '429',
  'expired',
  'slow',
  'not ok',
  'offline',
] as const

export type Fault = (typeof FAULTS)[number]

/** The Retry-After of a 429, in seconds. */
export const RETRY_AFTER = 30

/** The delay of a slow reply, in milliseconds. */
export const SLOW = 10_000

const refusal = (message: string) => ({ codigo: 'erro', message })

const answered = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

/** The first of these values that the contract of the call rejects. */
function offContract({ reply }: Call): unknown {
  const candidates = [{ codigo: 'ok' }, null, 'ok']
  return candidates.find((candidate) => !v.safeParse(reply, candidate).success)
}

/** A call that fails until it is mended. */
export type Broken = {
  /** How often the page has made it. */
  readonly times: () => number
  /** The number of the page's other running calls. */
  readonly others: () => number
  /** Releases held calls, and lets the server answer further ones. */
  readonly mend: () => Promise<void>
}

type IsMeant = (method: string, url: URL) => boolean

type Way = {
  readonly page: Page
  readonly call: Call
  readonly mended: Promise<unknown>
  readonly others: () => number
}

/** How each fault is produced; for a drop see `dropAnswers`. */
const WAYS: Readonly<Record<Exclude<Fault, 'dropped'>, (route: Route, way: Way) => Promise<unknown>>> = {
  '500': answered(500, refusal('Ocorreu um problema no servidor.')),
  'time-out': (_route, { mended }) => mended,
  malformed: (route) => route.fulfill({ contentType: 'application/json', body: '{"codigo":"ok",' }),
  'off contract': (route, { call }) => answered(200, offContract(call))(route),
  '401': answered(401, refusal('Não autorizado.')),
  '429': (route) =>
    route.fulfill({
      status: 429,
      // Without this header, a page of another origin could not read Retry-After.
      headers: { 'retry-after': String(RETRY_AFTER), 'access-control-expose-headers': 'Retry-After' },
      json: refusal('Recusado nesta prova.'),
    }),
  expired: answered(200, refusal('Token expirado')),
  slow: (route, { mended }) => mended.then(() => route.continue()),
  'not ok': answered(200, refusal('Recusado nesta prova.')),
  async offline(route, { page, others }) {
    // Otherwise the loss of the network could also affect them, at random.
    await expect.poll(others).toBe(0)
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  },
}

/** Breaks one call of the contract on that page; other calls reach the server. */
export async function breakCall(page: Page, call: Call, fault: Fault): Promise<Broken> {
  const isAt = isUrlOf(call)
  const isMeant: IsMeant = (method, url) => method === call.method && isAt(url)

  const calls = countCalls(page, isMeant)
  const { others } = calls
  const mend =
    fault === 'dropped'
      ? await dropAnswers(page, isMeant)
      : await answer(page, isAt, isMeant, (route, mended) =>
          WAYS[fault](route, { page, call, mended, others }),
        )
  return {
    times: calls.times,
    others,
    async mend() {
      calls.stop()
      await mend()
      if (fault === 'offline') await reconnect(page)
    },
  }
}

/** Chromium's network service may still refuse requests when `setOffline` returns. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const isOnline = () =>
    page.evaluate(() =>
      fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    )
  await expect.poll(isOnline).toBe(true)
}

function countCalls(page: Page, isMeant: IsMeant) {
  let times = 0
  const others = new Set<Request>()
  const began = (request: Request) => {
    if (isMeant(request.method(), new URL(request.url()))) times += 1
    else if (['fetch', 'xhr'].includes(request.resourceType())) others.add(request)
  }
  const ended = (request: Request) => others.delete(request)
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended)
  return {
    times: () => times,
    others: () => others.size,
    stop: () => page.off('request', began).off('requestfinished', ended).off('requestfailed', ended),
  }
}

async function answer(
  page: Page,
  path: (url: URL) => boolean,
  isMeant: IsMeant,
  how: (route: Route, mended: Promise<unknown>) => Promise<unknown>,
) {
  const mending = new AbortController()
  const mended = once(mending.signal, 'abort')
  const handled: Promise<unknown>[] = []
  const handler = async (route: Route) => {
    const request = route.request()
    if (!isMeant(request.method(), new URL(request.url()))) return route.fallback()
    handled.push(how(route, mended))
    await handled.at(-1)
  }
  await page.route(path, handler)
  return async () => {
    mending.abort()
    await Promise.all(handled)
    await page.unroute(path, handler)
  }
}

/** The server handles the call, and the connection breaks before the page gets the reply. */
async function dropAnswers(page: Page, isMeant: IsMeant) {
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const ended = isMeant(request.method, new URL(request.url))
      ? browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : browser.send('Fetch.continueRequest', { requestId })
    // A page that was left does not wait for its replies.
    ended.catch(() => {})
  })
  // Files are sent by XMLHttpRequest, everything else by fetch.
  const patterns = (['Fetch', 'XHR'] as const).map((resourceType) => ({
    resourceType,
    requestStage: 'Response' as const,
  }))
  await browser.send('Fetch.enable', { patterns })
  return () => browser.detach()
}
