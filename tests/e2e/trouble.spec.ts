import type { Route } from '@playwright/test'

import { follow } from './support/follow.ts'
import { expect, test } from './support/journey.ts'
import { enter, helena, logIn, marina } from './support/people.ts'

const LIST = /\/api\/requerimento\/\d+$/

test('failed loading opens the dialog, whose OK leads to the login and from there to the same page', async ({
  page,
}) => {
  await logIn(page, helena)
  await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
  const headers = { 'X-Request-Id': '7K3M-9QXD-2RWH' }
  await page.route('**/api/nuvem/*', (route) => route.fulfill({ status: 500, json: {}, headers }))
  await follow(page, '/docs')
  const dialog = page.getByRole('alertdialog', { name: 'Alerta' })
  await expect(dialog).toContainText('Ocorreu um problema, o sistema será finalizado.')
  await expect(dialog).toContainText('Se falar com o fundo sobre isto, informe este código: 7K3M-9QXD-2RWH')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/login')
  await page.unroute('**/api/nuvem/*')
  await enter(page, helena)
  await expect(page).toHaveURL('/docs')
  await expect(page.getByRole('heading', { name: 'Meus documentos' })).toBeVisible()
})

/** The screens on which the network fails for 2 s, and what they show once it is back. */
const CUTS = [
  { call: '**/api/jaautorizou', path: null, sees: 'Meus requerimentos' },
  { call: LIST, path: '/', sees: 'Meus requerimentos' },
  { call: '**/api/requerimento/show/1027', path: '/ver/1027', sees: 'Aposentadoria' },
  { call: '**/api/requerimento/show/1027', path: '/requerimento01/1027/1/1', sees: 'Aposentadoria' },
  { call: '**/api/nuvem/*', path: '/docs', sees: 'Meus documentos' },
  {
    call: '**/api/nuvem/*/tipo/*',
    path: '/docsportipo/1/1027/20134/1',
    sees: /^(Escolher em Meus documentos|Meus)/,
  },
] as const

for (const [index, { call, path, sees }] of CUTS.entries()) {
  const title = `a network that fails for 2 s goes unnoticed: ${path ?? 'the consent'} (D-130)`
  test(title, { tag: index === 0 ? [] : '@complete' }, async ({ page }) => {
    await page.clock.install()
    let times = 0
    const cut = (route: Route) => {
      times += 1
      return route.abort('internetdisconnected')
    }
    const until = (count: number) => expect.poll(() => times, { intervals: [20] }).toBe(count)
    if (path === null) await page.route(call, cut)
    await logIn(page, marina)
    if (path !== null) {
      await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
      if (path === '/') await follow(page, '/tiposreq')
      await page.route(call, cut)
      await follow(page, path)
    }
    await until(1)
    await page.clock.fastForward(1000)
    await until(2)
    await page.unroute(call)
    await page.clock.fastForward(2000)
    await expect(page.getByRole('heading', { level: 1, name: sees })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
}

test('an expired token is recognised by its message, whatever the status', { tag: '@complete' }, async ({
  page,
}) => {
  await page.route(LIST, (route) =>
    route.fulfill({ status: 400, json: { codigo: 'erro', message: 'Token expirado' } }),
  )
  await logIn(page, helena)
  await expect(page.getByText('Sua sessão expirou. Faça um novo login.')).toBeVisible()
})

test('the login distinguishes a service that is down from a wrong password', { tag: '@complete' }, async ({
  page,
}) => {
  await page.route('**/api/autenticar', (route) => route.abort())
  await page.goto('/login')
  await enter(page, helena)
  await expect(page.getByText('Serviço indisponível. Tente novamente.')).toBeVisible()
  await expect(page.getByText('Usuário ou senha inválidos')).toHaveCount(0)
})

test('screens that cannot be loaded say so, and a reload shows them in the same session', {
  tag: '@complete',
}, async ({ page }) => {
  await page.route('**/assets/signed-in-*.js', (route) => route.abort())
  await logIn(page, helena)
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar a página' })).toBeVisible()
  await page.unroute('**/assets/signed-in-*.js')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
})

test('screens that take longer than 15 seconds say so', { tag: '@complete' }, async ({ page }) => {
  await page.clock.install()
  await page.route('**/assets/signed-in-*.js', () => {})
  const answers = ['iniciarsessao2', 'tabelas', 'listas'].map((call) =>
    page.waitForResponse(`**/api/${call}`),
  )
  await logIn(page, helena)
  for (const answer of answers) await (await answer).finished()
  await page.clock.fastForward('00:15')
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar a página' })).toBeVisible()
})

test('a single screen that cannot be loaded says so, and a reload shows it', { tag: '@complete' }, async ({
  page,
}) => {
  await page.route('**/assets/request-types-*.js', (route) => route.abort())
  await logIn(page, helena)
  await page.getByRole('button', { name: 'Novo Requerimento' }).click()
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar a página' })).toBeVisible()
  await page.unroute('**/assets/request-types-*.js')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('heading', { name: 'Novo requerimento' })).toBeVisible()
})
