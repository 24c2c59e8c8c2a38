import { follow } from './support/follow.ts'
import { expect, test } from './support/journey.ts'
import { enter, helena, logIn, marina } from './support/people.ts'

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

test('a network that fails for 2 s goes unnoticed (D-130)', async ({ page }) => {
  await page.clock.install()
  let times = 0
  const until = (count: number) => expect.poll(() => times, { intervals: [20] }).toBe(count)
  await page.route('**/api/jaautorizou', (route) => {
    times += 1
    return route.abort('internetdisconnected')
  })
  await logIn(page, marina)
  await until(1)
  await page.clock.fastForward(1000)
  await until(2)
  await page.unroute('**/api/jaautorizou')
  await page.clock.fastForward(2000)
  await expect(page.getByRole('table', { name: 'Meus requerimentos' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
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
