import { defineConfig } from '@playwright/test'

import { rememberedBrowser } from '../../tools/cli/lib/browser-memory.mjs'

const executablePath = process.env.CHROMIUM_PATH ?? rememberedBrowser()[0]

/** The paths of the charts in Chromium; `npm run test:paths` runs them. */
export default defineConfig({
  testDir: '.',
  globalSetup: './plan-once.ts',
  outputDir: '../../test-results/paths',
  reporter: [['list'], ['./coverage-reporter.ts']],
  retries: 0,
  // Pages often wait, so four run on two cores.
  workers: 4,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // Dialogs open without an animation.
    reducedMotion: 'reduce',
    launchOptions: executablePath ? { executablePath } : {},
  },
})
