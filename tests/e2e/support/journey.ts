import { test as base, expect, type Page } from '@playwright/test'

import { startServer } from './server.ts'
import { watch, watchAddresses } from './watch.ts'

type Watched = {
  /** What no journey may bring about; a journey that does so on purpose takes it out of the list. */
  complaints: string[]
}

type OfWorker = {
  /** `dataDirectory` has the mail that the server would send. */
  running: { readonly url: string; readonly dataDirectory: string }
  serverUrl: string
}

/** A server per worker: its people are seeded once, so journeys that change the same person belong in one test. */
export const test = base.extend<Watched, OfWorker>({
  running: [
    // The runner reads a fixture's needs from this pattern, so there has to be one although nothing is needed.
    async ({ playwright: _ }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  serverUrl: [({ running }, use) => use(running.url), { scope: 'worker' }],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  complaints: [
    async ({ context }, use) => {
      const complaints = await watch(context)
      const addressesWithTokens = watchAddresses(context)
      await use(complaints)
      expect(complaints, 'errors and violations of the policy on the pages').toEqual([])
      expect(addressesWithTokens(), 'addresses with a bearer token').toEqual([])
    },
    { auto: true },
  ],
})

/** Nothing sticks out of the window to the side, at whatever width the journey runs. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, 'pixels outside the window').toBeLessThanOrEqual(0)
}

export { expect }
