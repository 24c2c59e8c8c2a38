import { test as base, expect, type Page } from '@playwright/test'

import { startServer } from './server.ts'

/** A server per worker: its people are seeded once, so journeys that change the same person belong in one test. */
export const test = base.extend<object, { serverUrl: string }>({
  serverUrl: [
    // The runner reads a fixture's needs from this pattern, so there has to be one although nothing is needed.
    async ({ playwright: _ }, use) => {
      const server = await startServer()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  page: async ({ page }, use) => {
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    await use(page)
    expect(broken, 'errors thrown on the page').toEqual([])
  },
})

/** Nothing sticks out of the window to the side, at whatever width the journey runs. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, 'pixels outside the window').toBeLessThanOrEqual(0)
}

export { expect }
