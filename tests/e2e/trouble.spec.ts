import { expect, test } from './support/journey.ts'
import { helena, logIn } from './support/people.ts'

test('a list that cannot be loaded opens the dialog, whose OK leads to the login', async ({ page }) => {
  await page.route(/\/api\/requerimento\/\d+$/, (route) => route.fulfill({ status: 500, json: {} }))
  await logIn(page, helena)
  const dialog = page.getByRole('alertdialog', { name: 'Alerta' })
  await expect(dialog).toContainText('Ocorreu um problema, o sistema será finalizado.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/login')
})

test('an expired token is recognised by its message, whatever the status', async ({ page }) => {
  await page.route(/\/api\/requerimento\/\d+$/, (route) =>
    route.fulfill({ status: 400, json: { codigo: 'erro', message: 'Token expirado' } }),
  )
  await logIn(page, helena)
  await expect(page.getByText('Sua sessão expirou. Faça um novo login.')).toBeVisible()
})

test('the login says when the service is down, which is not a wrong password', async ({ page }) => {
  await page.route('**/api/autenticar', (route) => route.abort())
  await logIn(page, helena)
  await expect(page.getByText('Serviço indisponível. Tente novamente.')).toBeVisible()
  await expect(page.getByText('Usuário ou senha inválidos')).toHaveCount(0)
})

test('screens that do not come say so, and loaded anew the session is there', async ({ page }) => {
  await page.route('**/assets/inside-*.js', (route) => route.abort())
  await logIn(page, helena)
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar a página' })).toBeVisible()
  await page.unroute('**/assets/inside-*.js')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('Helena Souto Maior')).toBeVisible()
})

test('screens that never come say so after 15 seconds', async ({ page }) => {
  await page.clock.install()
  await page.route('**/assets/inside-*.js', () => {})
  const answers = ['iniciarsessao2', 'tabelas', 'listas'].map((call) =>
    page.waitForResponse(`**/api/${call}`),
  )
  await logIn(page, helena)
  for (const answer of answers) await (await answer).finished()
  await page.clock.fastForward('00:15')
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar a página' })).toBeVisible()
})

test('one screen that does not come says so, and loaded anew it is there', async ({ page }) => {
  await page.route('**/assets/request-types-*.js', (route) => route.abort())
  await logIn(page, helena)
  await page.getByRole('button', { name: 'Novo Requerimento' }).click()
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar a página' })).toBeVisible()
  await page.unroute('**/assets/request-types-*.js')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('heading', { name: 'Novo requerimento' })).toBeVisible()
})
