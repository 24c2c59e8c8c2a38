import { defineConfig } from '@playwright/test'

import { rememberedBrowser } from './scripts/lib/browser-memory.mjs'

const executablePath = process.env.CHROMIUM_PATH ?? rememberedBrowser()[0]

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/seeded-data.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['./tests/e2e/faults/table-reporter.ts']],
  // A journey that passes only now and then is a failure.
  retries: 0,
  // Journeys wait as well as work: four fill two cores.
  workers: 4,
  fullyParallel: true,
  // Limits for a busy machine: a journey that passes does not reach them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A failure leaves a picture and the page in words; `--trace on` keeps every step, for a tenth more of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    {
      name: 'desktop',
      // Whoever asks for stillness waits for no dialog to come in; the phone has everything move.
      use: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
      // They ask where calls go, what is refused and what gets lost, not how screens look; or choose the width themselves.
      testIgnore: [
        'dialogs.spec.ts',
        'draft.spec.ts',
        'faults/*',
        'first-page.spec.ts',
        'flows.spec.ts',
        'gallery.spec.ts',
        'headers.spec.ts',
        'kill.spec.ts',
        'no-save.spec.ts',
        'photos.spec.ts',
        'portal-alone.spec.ts',
        'safe-area.spec.ts',
        'session*.spec.ts',
        'single-sign-on.spec.ts',
        'trouble.spec.ts',
        'two-devices.spec.ts',
        'types-*.spec.ts',
        'upload.spec.ts',
      ],
    },
  ],
})
