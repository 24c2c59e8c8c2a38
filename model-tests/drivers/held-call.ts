import type { Page, Request, Route } from '@playwright/test'

import type { Call } from '#api/contract/call.ts'

import { isUrlOf } from '../../tests/e2e/support/call-url.ts'
import { expect } from '../../tests/e2e/support/journey.ts'

/** A call of the contract, or another request of the page. */
export type Asked = Pick<Call, 'method' | 'path'>

/** The requests of one call, each of which waits until a driver answers it. */
export type HeldCall = {
  /** Resolves once a request waits. */
  readonly asked: () => Promise<void>
  /** How many requests wait. */
  readonly waiting: () => number
  /** Takes those that wait aside, as the page may abort them. @returns what lets the server answer them */
  readonly setAside: () => () => Promise<void>
  /** The server answers. */
  readonly pass: () => Promise<void>
  readonly reply: (body: unknown, status?: number) => Promise<void>
  /** For an answer that is not JSON. */
  readonly answer: (how: (route: Route) => Promise<void>) => Promise<void>
  /** The server answers, and its body is changed. */
  readonly change: <Body>(how: (body: Body) => object) => Promise<void>
  /** The connection is lost. */
  readonly drop: () => Promise<void>
  /** The connection is lost each time that a read is repeated. The clock of the page must be installed. */
  readonly interrupt: () => Promise<void>
}

const INTERVALS = [10, 20, 50]

/** How often the client makes a read that is interrupted (D-130). */
const ATTEMPTS = 3

/** Holds all requests of a call that the page makes from now on. */
export async function holdCall(page: Page, call: Asked): Promise<HeldCall> {
  const routes: Route[] = []
  await page.route(isUrlOf(call), (route) => {
    if (route.request().method() !== call.method) return route.fallback()
    return void routes.push(route)
  })
  // A request that the page aborted waits for no answer.
  page.on('requestfailed', (request: Request) => {
    const index = routes.findIndex((route) => route.request() === request)
    if (index >= 0) routes.splice(index, 1)
  })
  const asked = () =>
    expect
      .poll(() => routes.length, { message: `${call.path} is asked`, intervals: INTERVALS })
      .toBeGreaterThan(0)
  const tick = async () => {
    if (routes.length === 0) await page.clock.runFor(1000)
    return routes.length
  }
  const drop = () => answer((route) => route.abort('connectionreset'))
  const answer = async (how: (route: Route) => Promise<void>) => {
    await asked()
    const route = routes.shift()
    if (route) await how(route)
  }
  return {
    asked,
    waiting: () => routes.length,
    setAside() {
      const unwanted = routes.splice(0)
      return async () => {
        // Rejected for a request that the page aborted.
        await Promise.all(unwanted.map((route) => route.continue().catch(() => {})))
      }
    },
    pass: () => answer((route) => route.continue()),
    answer,
    change: (how) =>
      answer(async (route) => {
        const body = await (await route.fetch()).json()
        await route.fulfill({ json: how(body) })
      }),
    reply: (body, status = 200) => answer((route) => route.fulfill({ status, json: body })),
    drop,
    async interrupt() {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        await expect
          .poll(tick, { message: `${call.path} is asked again`, intervals: INTERVALS })
          .toBeGreaterThan(0)
        await drop()
      }
    },
  }
}

/** The body of a refusal. */
export const refusal = (message: string | null) => ({ codigo: 'erro', message })
