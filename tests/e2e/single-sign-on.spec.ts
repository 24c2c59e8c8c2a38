import type { Page, Route } from '@playwright/test'

import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { beatriz, enter, helena, logIn } from './support/people.ts'
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

test('an invalid code leaves the login form, which works', { tag: '@complete' }, async ({ page }) => {
  await page.goto('/login?code=inventado')
  await expect(page.getByRole('status').getByText('Não foi possível iniciar a sessão.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await enter(page, beatriz)
  await expect(page.getByText('Beatriz Farias Lemos')).toBeVisible()
})

test.describe('participant area of the fund', () => {
  const area = 'https://area.example.com/entrar?codigo={codigo}'
  const configured = (area: string) => (route: Route) => route.fulfill({ json: { api: '', area } })
  const open = (page: Page) => page.getByRole('button', { name: 'Abrir a área do participante em outra aba' })

  async function atType14(page: Page, address = area) {
    await takePlainPage(page)
    await page.route('**/config.json', configured(address))
    await logIn(page, helena)
    await page.getByRole('button', { name: 'Novo Requerimento' }).click()
    await page.getByText('Atualização cadastral', { exact: true }).click()
  }

  test('it opens in another tab, with a new code', { tag: '@complete' }, async ({ page, context }) => {
    await context.route('https://area.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Área do participante' }),
    )
    await atType14(page)
    const tab = context.waitForEvent('page')
    await open(page).click()
    await expect(await tab).toHaveURL(/^https:\/\/area\.example\.com\/entrar\?codigo=[\w-]{43}$/)
    await expect(page).toHaveURL('/tiposreq')
  })

  test('without a code its tab is closed, and the screen says so', { tag: '@complete' }, async ({
    page,
    context,
  }) => {
    await page.route('**/arearestrita', (route) => route.fulfill({ status: 500, json: {} }))
    await atType14(page)
    const tab = context.waitForEvent('page')
    await open(page).click()
    await expect(page.getByText('Não foi possível abrir a área do participante.')).toBeVisible()
    await expect.poll(async () => (await tab).isClosed()).toBe(true)
    await expectNoSidewaysScroll(page)
  })

  test('if the fund has none, there is only an explanation', { tag: '@complete' }, async ({ page }) => {
    await atType14(page, '')
    await expect(page.getByText('no menu Cadastro/Recadastramento')).toBeVisible()
    await expect(open(page)).toHaveCount(0)
  })
})
