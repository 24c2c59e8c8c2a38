import { test as base, expect } from '@playwright/test'

import { startServer } from '../../e2e/support/server.ts'
import type { Browser, Size } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { Portal } from './portal.ts'
import { reportingFor } from './reported.ts'
import { startWebKit } from './webkit.ts'

export type Engine = 'firefox' | 'webkit'

type Options = { engine: Engine; size: Size }

/** The browsers that `npm run test:browsers` found. */
const found = JSON.parse(process.env.ENGINES ?? '{}')

const start: Readonly<Record<Engine, () => Promise<Browser>>> = {
  firefox: () => startFirefox(found.firefox),
  webkit: () => startWebKit(found.webkit),
}

export const test = base.extend<Options & { portal: Portal }, { serverUrl: string }>({
  engine: ['firefox', { option: true }],
  size: [{ width: 1280, height: 800 }, { option: true }],
  serverUrl: [
    // Playwright requires this pattern, even if no fixture is needed.
    async ({ playwright: _ }, use) => {
      const server = await startServer()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  portal: async ({ engine, size, serverUrl }, use, info) => {
    const server = await reportingFor(serverUrl)
    const browser = await start[engine]()
    await browser.resize(size)
    const pictures = `${info.config.rootDir}/pictures/${info.project.name}`
    const portal = new Portal(browser, { url: server.url, pictures, size })
    await use(portal)
    if (info.status !== info.expectedStatus) await portal.picture('failure')
    await browser.close()
    await server.close()
    expect(server.reports, 'errors, rejections and violations of the policy').toEqual([])
  },
})

export { expect }
