import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { carlos, logIn } from './support/people.ts'
import { attachEverywhere, confirmSending, fillInAddress, fillInPerson } from './support/wizard.ts'

// FORM-20
test('a participant agrees to share documents and files a retirement request end to end', async ({
  page,
}) => {
  await logIn(page, carlos)

  await test.step('no screen can be used before the consent', async () => {
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Gravar' }).click()
    await expect(page.getByText('Não há nenhum requerimento')).toBeVisible()
  })

  await test.step('the type is chosen', async () => {
    await page.getByRole('button', { name: 'Novo Requerimento' }).click()
    await page.getByText('Aposentadoria', { exact: true }).click()
    await page.getByRole('button', { name: 'Iniciar requerimento' }).click()
    await expect(page).toHaveURL('/requerimento01/novo/1')
  })

  await test.step('the form is filled in and saved', async () => {
    await page.getByLabel('Benefício', { exact: true }).selectOption('Renda antecipada')
    await page.getByLabel('Data de demissão').fill('15/10/2026')
    await page.getByLabel('Estou ciente de que o desligamento é irreversível').check()
    await fillInPerson(page)
    await fillInAddress(page)
    await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Avenida Paulista')
    await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('São Paulo')
    await expectNoSidewaysScroll(page)
  })

  await test.step('beneficiaries are declared', async () => {
    await page.getByRole('button', { name: 'Próximo' }).click()
    await page.getByRole('checkbox', { name: 'Declaro esta pessoa como beneficiária' }).first().check()
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(page.getByRole('heading', { name: 'Documentos necessários' })).toBeVisible()
    await expect(page).toHaveURL(/\/requerimento01\/\d+\/1\/3$/)
    await expect(page.getByRole('button', { name: 'concluído: Dados completo', exact: true })).toBeAttached()
  })

  await test.step('missing documents are listed', async () => {
    await expect(page.getByRole('button', { name: 'Finalizar requerimento' })).toBeDisabled()
    await expect(page.getByText(/^0 de \d+ documentos anexados$/)).toBeVisible()
  })

  await test.step('every document is attached', async () => {
    await attachEverywhere(page)
    await expectNoSidewaysScroll(page)
    await expect(page.getByText(/^Falta para enviar: /)).toHaveCount(0)
  })

  await test.step('the request is sent and listed as under analysis', async () => {
    await page.getByRole('button', { name: 'Finalizar requerimento' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('documento-1.pdf')
    await expectNoSidewaysScroll(page)
    await confirmSending(page)
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Requerimento enviado para análise!').first()).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'Aposentadoria' })
    await expect(row).toContainText('Em análise')
    await expect(row.getByRole('link', { name: /^Editar/ })).toHaveCount(0)
    await expect(row.getByRole('link', { name: /^Ver/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
