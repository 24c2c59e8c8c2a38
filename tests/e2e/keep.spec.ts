import { expect, test } from './support/journey.ts'
import { logIn, openList, paulo } from './support/people.ts'

test('an incomplete form is saved by the question before it is left, and continued on another device', {
  tag: '@complete',
}, async ({ page, browser, serverUrl }) => {
  const keep = page.getByRole('button', { name: 'Gravar e continuar depois' })
  const name = page.getByLabel('Nome', { exact: true })
  await openList(page, paulo)
  await page.goto('/requerimento01/novo/13')
  await page.getByRole('button', { name: 'Adicionar dependente' }).click()
  await name.fill('Lia Rangel')

  await test.step('a malformed answer is refused beside its field, a missing one is not', async () => {
    await page.getByLabel('CPF', { exact: true }).fill('40281736554')
    await keep.click()
    await expect(page.getByText('CPF inválido').first()).toBeVisible()
    await expect(page.getByText('Obrigatório')).toHaveCount(0)
    await page.getByLabel('CPF', { exact: true }).fill('')
  })

  await page.getByRole('button', { name: 'Voltar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Voltar sem gravar?' })
  await question.getByRole('button', { name: 'Gravar e continuar depois' }).click()
  await expect(page).toHaveURL('/')
  const notice = page.getByText(/^Rascunho gravado\. Protocolo \d+\.$/)
  await expect(notice).toBeVisible()
  const protocol = /\d+/.exec((await notice.textContent()) ?? '')?.[0] ?? ''

  await test.step('the draft continues on another device, and its answers are required there at Próximo', async () => {
    const elsewhere = await browser.newPage({ baseURL: serverUrl })
    await logIn(elsewhere, paulo)
    await elsewhere.getByRole('link', { name: new RegExp(`^Editar .*${protocol}`) }).click()
    await expect(elsewhere.getByLabel('Nome', { exact: true })).toHaveValue('Lia Rangel')
    await elsewhere.getByRole('button', { name: 'Próximo' }).click()
    await expect(elsewhere.getByText('Obrigatório').first()).toBeVisible()
    await elsewhere.close()
  })
})
