import { defineConfig } from '@playwright/test'
import { isShortRun } from './tests/e2e/support/short-run.ts'
import { rememberedBrowser } from './tools/cli/lib/browser-memory.mjs'

const executablePath = process.env.CHROMIUM_PATH ?? rememberedBrowser()[0]

/** The journeys that a short run makes at the width of a phone instead of a desktop's. */
const OF_PHONES = ['filing', 'focus', 'layout-shift'].map((name) => `${name}.spec.ts`)

/** Left out of a short run: pages outside the portal, looks, translated pages, and what needs a server of its own. */
const ONLY_COMPLETE = [
  'colours',
  'flows',
  'no-save',
  'plain-http',
  'portal-alone',
  'safe-area',
  'translation',
].map((name) => `${name}.spec.ts`)

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
      ...(isShortRun && { testMatch: OF_PHONES }),
      // These test calls, refusals, colours and lost input rather than screens, or set the width themselves.
      testIgnore: [
        'colours.spec.ts',
        'copied-tab.spec.ts',
        'dialogs.spec.ts',
        'draft.spec.ts',
        'ended-sessions.spec.ts',
        'faults/*',
        'first-page.spec.ts',
        'first-press.spec.ts',
        'flows.spec.ts',
        'gallery.spec.ts',
        'headers.spec.ts',
        'kill.spec.ts',
        'no-save.spec.ts',
        'photos.spec.ts',
        'plain-http.spec.ts',
        'portal-alone.spec.ts',
        'safe-area.spec.ts',
        'session*.spec.ts',
        'single-sign-on.spec.ts',
        'translation*.spec.ts',
        'trouble.spec.ts',
        'two-devices.spec.ts',
        'types-*.spec.ts',
        'upload.spec.ts',
      ],
    },
  ],
})
