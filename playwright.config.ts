import { defineConfig } from '@playwright/test'
import { isShortRun } from './tests/e2e/support/short-run.ts'
import { rememberedBrowser } from './tools/cli/lib/browser-memory.mjs'

const executablePath = process.env.CHROMIUM_PATH ?? rememberedBrowser()[0]

const spec = (name: string) => `${name}.spec.ts`

/** The journeys that a short run makes at the width of a phone instead of a desktop's. */
const OF_PHONES = ['filing', 'focus', 'layout-shift'].map(spec)

/**
 * The journeys that a complete run makes at the width of a phone too, with its touch and the animations: the
 * others test calls, several pages or people, or set the width themselves.
 */
const ALSO_ON_PHONES = [
  'acceptance',
  'document-reader',
  'keyboard',
  'leaving',
  'request-page',
  'staff',
  'statement',
  'visitor',
].map(spec)

/** Left out of a short run: pages outside the portal, looks, translated pages, and what needs a server of its own. */
const ONLY_COMPLETE = [
  'colours',
  'flows',
  'no-save',
  'plain-http',
  'portal-alone',
  'safe-area',
  'translation',
].map(spec)

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/seeded-data.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['./tests/e2e/faults/table-reporter.ts']],
  // A flaky journey counts as failed.
  retries: 0,
  // Journeys often wait, so four run on two cores.
  workers: 4,
  fullyParallel: true,
  // Timeouts for a busy machine; a passing journey stays well below them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A failure is kept as a screenshot and as text; `--trace on` records every step and takes a tenth
    // longer.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    {
      name: 'desktop',
      // With reduced motion dialogs open without an animation; the phone keeps the animations.
      use: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
      testIgnore: isShortRun ? [...ONLY_COMPLETE, ...OF_PHONES] : [],
    },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
      testMatch: isShortRun ? OF_PHONES : [...OF_PHONES, ...ALSO_ON_PHONES],
    },
  ],
})
