import { test } from '@playwright/test'

import { HTML, questions } from '../stage/small-page.ts'

test.describe('Chromium answers as the stage of jsdom does (model-tests/stage/stage.test.ts)', () => {
  test.use({ baseURL: 'http://portal.example' })

  for (const [name, ask] of Object.entries(questions)) {
    test(name, async ({ page }) => {
      await page.route('**/pequena*/**', (route) => route.fulfill({ contentType: 'text/html', body: HTML }))
      await page.route('**/pequena', (route) => route.fulfill({ contentType: 'text/html', body: HTML }))
      await ask(page)
    })
  }
})
