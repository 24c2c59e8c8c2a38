import type { Page } from '@playwright/test'

import { expect, test } from './support/journey.ts'
import { helena, logIn } from './support/people.ts'
import { takePlainPage } from './support/plain-page.ts'

/** Every URL that the page requests, with its Referer. */
function addressesAskedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', async (request) => {
    // Rejected when the page closes first, at the end of a test.
    const headers = await request.allHeaders().catch(() => null)
    asked.push(`${request.url()} ${headers?.referer ?? ''}`)
  })
  return asked
}

// AREA-02, AREA-03, AREA-06, LOGIN-10
test('a code starts the session of its person, replaces an open one, and disappears from the URL', async ({
  page,
}) => {
  await logIn(page, helena)
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()

  const asked = addressesAskedBy(page)
  await page.goto('/login/SSO-BEATRIZ')
  await expect(page.getByText('Beatriz Farias Lemos')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(asked.filter((address) => address.includes('SSO-BEATRIZ'))).toEqual([
    expect.stringMatching(/\/login\/SSO-BEATRIZ $/),
  ])

  await page.reload()
  await expect(page.getByText('Beatriz Farias Lemos')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Beatriz Farias Lemos')).toBeVisible()
})

test('the participant area of the fund opens in another tab, with a new code', { tag: '@complete' }, async ({
  page,
  context,
}) => {
  const area = 'https://area.example.com/entrar?codigo={codigo}'
  await context.route('https://area.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Área do participante' }),
  )
  await takePlainPage(page)
  await page.route('**/config.json', (route) => route.fulfill({ json: { api: '', area } }))
  await logIn(page, helena)
  await page.getByRole('button', { name: 'Novo Requerimento' }).click()
  await page.getByText('Atualização cadastral', { exact: true }).click()
  const tab = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Abrir a área do participante em outra aba' }).click()
  await expect(await tab).toHaveURL(/^https:\/\/area\.example\.com\/entrar\?codigo=[\w-]{43}$/)
  await expect(page).toHaveURL('/tiposreq')
})
