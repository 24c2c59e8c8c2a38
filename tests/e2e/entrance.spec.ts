import { expect, test } from './support/journey.ts'
import { enter, marina } from './support/people.ts'

test('the help about the password can be opened and left', { tag: '@complete' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Não tem senha? clique aqui!' }).click()
  await expect(page).toHaveURL('/naotemsenha')
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test('the guidance for a participant leads to the restricted area', { tag: '@complete' }, async ({
  page,
}) => {
  await page.goto('/naotemsenha')
  await page.getByRole('textbox', { name: 'CPF' }).fill(marina)
  await page.getByRole('button', { name: 'Pesquisar' }).click()
  await expect(page.getByRole('link', { name: 'Abrir a área restrita' })).toHaveAttribute(
    'href',
    'https://area.example.com',
  )
})

test('the URL opened before the login is shown after it', async ({ page }) => {
  await page.goto('/tiposreq')
  await enter(page, marina)
  await expect(page).toHaveURL('/tiposreq')
})
