import { expect, test } from './support/journey.ts'
import { enter, marina } from './support/people.ts'

test('whoever is not logged in is sent to the login, whatever the address', async ({ page }) => {
  await page.goto('/tiposreq')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('CPF')).toBeVisible()
})

test('an empty login says what is missing', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Obrigatório!')).toHaveCount(2)
})

test('a wrong password is refused and the form stays', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('CPF').fill('529.982.247-25')
  await page.getByLabel('Senha', { exact: true }).fill('11111111')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Usuário ou senha inválidos')).toBeVisible()
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
})

test('who has no password finds help and the way back', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Não tem senha? clique aqui!' }).click()
  await expect(page).toHaveURL('/naotemsenha')
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test('the address wanted before the login is reached after it', async ({ page }) => {
  await page.goto('/tiposreq')
  await enter(page, marina)
  await expect(page).toHaveURL('/tiposreq')
})
