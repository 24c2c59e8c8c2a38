import { defineConfig } from '@playwright/test'

import { rememberedBrowser } from './scripts/lib/browser-memory.mjs'

const executablePath = process.env.CHROMIUM_PATH ?? rememberedBrowser()[0]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  reporter: [['list'], ['./tests/e2e/faults/table-reporter.ts']],
  // A journey that passes only now and then is a failure.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'retain-on-failure',
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
      // They ask where calls go, what is refused and what gets lost, not how screens look.
      testIgnore: ['faults/*', 'headers.spec.ts', 'kill.spec.ts', 'no-save.spec.ts', 'portal-alone.spec.ts'],
    },
  ],
})
