import type { Page } from '@playwright/test'

import { expect, test } from './support/journey.ts'
import { enter, helena } from './support/people.ts'

const SCRIPTS = '**/assets/*.js'
const CONFIG = '**/config.json'

const browsers = (page: Page) => page.getByText('O portal funciona no Chrome e no Edge 111, no Firefox 121')

test('a page whose script does not load says so after 5 s, and can be reloaded', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('Carregando…')).toBeVisible()
  await expect(browsers(page)).toBeHidden()
  await expect(browsers(page)).toBeVisible()

  await page.unroute(SCRIPTS)
  await page.getByRole('link', { name: 'Recarregue a página' }).click()
  await expect(page.getByLabel('CPF')).toBeVisible()
  await expect(page.getByText('Carregando…')).toHaveCount(0)
})

test('a browser that is too old for the script gets a list of supported ones', async ({
  page,
  pageErrors,
}) => {
  await page.route(SCRIPTS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const tooNew = ;' }),
  )
  await page.goto('/login')
  await expect(browsers(page)).toBeVisible()
  pageErrors.length = 0
})

test('without JavaScript the page does not say that it is loading', async ({ browser, serverUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(serverUrl)
  await expect(page.locator('noscript')).toBeVisible()
  await expect(page.getByText('Carregando…')).toBeHidden()
  await context.close()
})

test('the login does not wait for the configuration, and its calls wait for a short time', async ({
  page,
}) => {
  await page.route(CONFIG, () => {})
  await page.goto('/login')
  await expect(page.getByLabel('CPF')).toBeVisible()
  await enter(page, helena)
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
})

test('the configuration is loaded once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await enter(page, helena)
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
  expect(asked.filter((path) => path === '/config.json')).toEqual(['/config.json'])
})
