import { expect, test } from './support/journey.ts'
import { logIn, paulo } from './support/people.ts'

test('the dialog for an expired session and the login after it say that the typed answers are kept', async ({
  page,
}) => {
  await logIn(page, paulo)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await page.goto('/requerimento01/novo/13')
  await page.getByRole('button', { name: 'Adicionar dependente' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Lia Rangel')
  await page.route('**/api/requerimento/salvareqerimento', (route) =>
    route.fulfill({ status: 401, json: { codigo: 'erro', message: 'Token expirado' } }),
  )
  await page.getByRole('button', { name: 'Gravar e continuar depois' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Alerta' })
  await expect(dialog).toContainText('Sua sessão expirou. Faça um novo login.')
  await expect(dialog).toContainText('O que você preencheu está guardado nesta aba.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('CPF')).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'O que você preencheu está guardado nesta aba. Entre de novo para continuar.',
  )
})

test('Sair on the page of a start that is put off removes the typed answers from the tab (SESSION-29)', {
  tag: '@complete',
}, async ({ page }) => {
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('portal.draft.')).length)
  await logIn(page, paulo)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await page.goto('/requerimento01/novo/13')
  await page.getByRole('button', { name: 'Adicionar dependente' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Lia Rangel')
  await expect.poll(drafts).toBe(1)

  await page.route('**/api/tabelas', (route) =>
    route.fulfill({ status: 429, json: { codigo: 'erro', message: 'Muitas chamadas em pouco tempo.' } }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar agora' })).toBeVisible()
  expect(await drafts()).toBe(1)
  const answered = page.waitForResponse('**/api/sair')
  await page.getByRole('button', { name: 'Sair' }).click()
  expect((await answered).status()).toBe(200)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('CPF')).toBeVisible()
  expect(await drafts()).toBe(0)
})
