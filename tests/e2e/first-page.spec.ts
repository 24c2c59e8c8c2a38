import type { Page } from '@playwright/test'

import { expect, test } from './support/journey.ts'
import { enter, helena, logIn } from './support/people.ts'
import { takePlainPage } from './support/plain-page.ts'

const SCRIPTS = '**/assets/*.js'

const browsers = (page: Page) => page.getByText('O portal funciona no Chrome e no Edge 111, no Firefox 121')

test('a page whose script does not load says so after 5 s, and can be reloaded', {
  tag: '@complete',
}, async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByLabel('CPF')).toBeVisible()
  await expect(browsers(page)).toBeHidden()
  await expect(browsers(page)).toBeVisible()

  await page.unroute(SCRIPTS)
  await page.getByRole('link', { name: 'Recarregue a página' }).click()
  await expect(page.getByText('A página está demorando a abrir.')).toHaveCount(0)
  await expect(page.getByLabel('CPF')).toBeVisible()
})

test('a browser that is too old for the script gets a list of supported ones', { tag: '@complete' }, async ({
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

test('a login of which a part has arrived is not shown', { tag: '@complete' }, async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.route('**/login', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.slice(0, html.indexOf('Não tem senha? clique aqui!')) })
  })
  await page.goto('/login')
  await expect(page.locator('#root form')).toBeAttached()
  await expect(page.locator('#root form')).toBeHidden()
})

test('without JavaScript the page does not say that it is loading', { tag: '@complete' }, async ({
  browser,
  serverUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(serverUrl)
  await expect(page.locator('noscript')).toBeVisible()
  await expect(page.getByText('Carregando…')).toBeHidden()
  await expect(page.getByLabel('CPF')).toBeHidden()
  await context.close()
})

/** Holds back the scripts of the page; returns the function that lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('what is typed into the login before the scripts arrive stays, with the focus', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('CPF').pressSequentially('714287')
  release()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('.first-page')).toHaveCount(0)
  await page.keyboard.type('93860')
  await expect(page.getByLabel('CPF')).toHaveValue('714.287.938-60')
  await page.getByLabel('Senha', { exact: true }).fill('20262026')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
})

test('Entrar before the scripts arrive waits for them, and puts nothing into the URL', {
  tag: '@complete',
}, async ({ page }) => {
  const release = await holdScripts(page)
  const urls: string[] = []
  page.on('framenavigated', (frame) => urls.push(new URL(frame.url()).search))
  await page.goto('/login', { waitUntil: 'commit' })
  await enter(page, helena)
  release()
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
  expect(urls.filter((search) => search !== '')).toEqual([])
})

test('with a stored session the login is not shown while the scripts load', { tag: '@complete' }, async ({
  page,
}) => {
  await logIn(page, helena)
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('Carregando…')).toBeVisible()
  await expect(page.getByLabel('CPF')).toBeHidden()
  release()
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
})

for (const { title, isPlain, times } of [
  { title: 'the configuration is in the page and is not asked for', isPlain: false, times: 0 },
  { title: 'a page into which the server does not write asks for it once', isPlain: true, times: 1 },
]) {
  test(title, { tag: '@complete' }, async ({ page }) => {
    if (isPlain) await takePlainPage(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await logIn(page, helena)
    await expect(page.getByText('Helena Souto Maior')).toBeVisible()
    expect(asked.filter((path) => path === '/config.json')).toHaveLength(times)
  })
}

test('such a page shows the login before the configuration, and its calls wait for a short time', {
  tag: '@complete',
}, async ({ page }) => {
  await takePlainPage(page)
  await page.route('**/config.json', () => {})
  await page.goto('/login')
  await expect(page.getByLabel('CPF')).toBeVisible()
  await enter(page, helena)
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
})

test('where the code of the portal cannot be loaded, the page says so, and a reload shows it in the same session', {
  tag: '@complete',
}, async ({ page }) => {
  await page.route('**/assets/signed-in-*.js', (route) => route.abort())
  await logIn(page, helena)
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar a página' })).toBeVisible()
  await page.unroute('**/assets/signed-in-*.js')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
})

test('a page with a stored session makes each of its first calls once, before the scripts', async ({
  page,
}) => {
  await logIn(page, helena)
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname.replace(/\/\d+$/, '/:id'))
  })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const first = [
    '/api/iniciarsessao2',
    '/api/jaautorizou',
    '/api/listas',
    '/api/requerimento/:id',
    '/api/tabelas',
  ]
  await expect.poll(() => [...asked].sort()).toEqual(first)
  release()
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
  await expect(page.getByText('Carregando')).toHaveCount(0)
  expect([...asked].sort()).toEqual(first)
})
