import { expect, logIn, test } from './support/journey.ts'
import { paulo } from './support/people.ts'

test('a form that is not complete is kept, and taken up again on another device', async ({
  page,
  browser,
}) => {
  await logIn(page, paulo)
  await page.goto('/requerimento01/novo/13')
  await page.getByRole('button', { name: 'Adicionar dependente' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Lia Rangel')
  await page.getByLabel('CPF', { exact: true }).fill('40281736554')
  await page.getByRole('button', { name: 'Gravar e continuar depois' }).click()
  await expect(page.getByRole('alert')).toContainText('CPF inválido')
  await expect(page.getByRole('alert')).not.toContainText('Obrigatório')

  await page.getByLabel('CPF', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Gravar e continuar depois' }).click()
  await expect(page).toHaveURL('/')
  const notice = page.getByText(/^Rascunho gravado\. Protocolo \d+\.$/)
  await expect(notice).toBeVisible()
  const protocol = /\d+/.exec((await notice.textContent()) ?? '')?.[0] ?? ''

  const elsewhere = await (await browser.newContext()).newPage()
  await logIn(elsewhere, paulo)
})
