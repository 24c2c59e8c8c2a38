import { test as base, expect, type Page } from '@playwright/test'

import { startServer } from './server.ts'
import { watch, watchUrls } from './watch.ts'

type Watched = {
  /** Errors that no journey may cause; a journey that causes one on purpose removes it from the list. */
  pageErrors: string[]
}

type OfWorker = {
  /** `dataDirectory` contains the mail that the server would send. */
  running: { readonly url: string; readonly dataDirectory: string }
  serverUrl: string
}

/**
 * A server per worker, whose people are seeded once: journeys that change the same person belong in one test.
 */
export const test = base.extend<Watched, OfWorker>({
  running: [
    // Playwright requires this pattern, even if no fixture is needed.
    async ({ playwright: _ }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  serverUrl: [({ running }, use) => use(running.url), { scope: 'worker' }],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors = await watch(context)
      const urlsWithTokens = watchUrls(context)
      await use(pageErrors)
      expect(pageErrors, 'errors and violations of the policy on the pages').toEqual([])
      expect(urlsWithTokens(), 'URLs with a bearer token').toEqual([])
    },
    { auto: true },
  ],
})

/** A server per test, for what a person does once: an answer to an acceptance, a consent. */
export const testWithOwnServer = test.extend({
  baseURL: async ({ playwright: _ }, use) => {
    const server = await startServer()
    await use(server.url)
    await server.stop()
  },
})

/** Nothing overflows the window sideways, at the current width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, 'pixels outside the window').toBeLessThanOrEqual(0)
}

export { expect }
