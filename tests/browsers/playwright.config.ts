import { defineConfig } from '@playwright/test'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

/** These set the size of the window themselves. */
const OF_OWN_SIZE = ['first-press.spec.ts']
/** Firefox keeps no page in memory that is `no-store`. */
const OF_WEBKIT = ['restored-page.spec.ts']

/** The journeys in the browsers that Playwright does not drive here; `npm run test:browsers` finds them. */
export default defineConfig<{ engine: 'firefox' | 'webkit'; size: typeof DESKTOP }>({
  testDir: '.',
  globalSetup: '../e2e/support/seeded-data.ts',
  outputDir: '../../test-results/browsers',
  reporter: 'list',
  retries: 0,
  // One window per core.
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  projects: [
    { name: 'firefox-desktop', use: { engine: 'firefox', size: DESKTOP }, testIgnore: OF_WEBKIT },
    {
      name: 'firefox-phone',
      use: { engine: 'firefox', size: PHONE },
      testIgnore: [...OF_OWN_SIZE, ...OF_WEBKIT],
    },
    { name: 'webkit-desktop', use: { engine: 'webkit', size: DESKTOP } },
    { name: 'webkit-phone', use: { engine: 'webkit', size: PHONE }, testIgnore: OF_OWN_SIZE },
  ],
})
