import { empty, ofSize, text } from './support/files.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { carlos, logIn } from './support/people.ts'
import {
  attachEverywhere,
  clips,
  confirmSending,
  fillInAddress,
  fillInPerson,
  openFilePicker,
} from './support/wizard.ts'

const MEGABYTE = 1_048_576

// FORM-20, TYPES-02
test('a participant agrees to share documents and files a retirement request end to end', async ({
  page,
}) => {
  await logIn(page, carlos)

  await test.step('no screen can be used before the consent', async () => {
    await page.getByRole('button', { name: 'Gravar' }).click()
    await expect(page.getByText('Obrigatório', { exact: true })).toBeVisible()
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

  await test.step('an incomplete form is refused', async () => {
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(page.getByText('Problemas de preenchimento. Verifique o formulário.')).toBeVisible()
  })

  await test.step('both reasons are shown to a participant who is too young', async () => {
    await page.getByLabel('Benefício', { exact: true }).selectOption('Renda programada de aposentadoria')
    await expect(page.getByText('A idade mínima para esse requerimento é 50 anos.').first()).toBeVisible()
    await expect(
      page.getByText('O tempo de plano mínimo para esse requerimento é 5 anos').first(),
    ).toBeVisible()
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

  await test.step('a save that was interrupted is retried from the dialog', async () => {
    await page.route('**/api/requerimento/salvareqerimento', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Próximo' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Alerta' })
    await expect(dialog).toContainText('Ocorreu um problema, o sistema será finalizado.')
    await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  })

  await test.step('beneficiaries are declared', async () => {
    await page.getByRole('checkbox', { name: 'Declaro esta pessoa como beneficiária' }).first().check()
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(page.getByRole('heading', { name: 'Documentos necessários' })).toBeVisible()
    await expect(page).toHaveURL(/\/requerimento01\/\d+\/1\/3$/)
    await expect(page.getByRole('button', { name: 'concluído: Dados, completo', exact: true })).toBeAttached()
  })

  await test.step('missing documents are listed, and invalid files refused', async () => {
    await expect(page.getByRole('button', { name: 'Finalizar requerimento' })).toBeDisabled()
    await expect(page.getByText(/^Falta para enviar: /)).toBeVisible()
    await openFilePicker(page, clips(page).first())
    const file = page.getByLabel('Arquivo', { exact: true })
    await file.setInputFiles(empty('vazio.pdf'))
    await expect(page.getByText('O arquivo está vazio. Escolha outro arquivo.')).toBeVisible()
    await file.setInputFiles(text('nota.txt', 'text/plain'))
    await expect(page.getByText('Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.')).toBeVisible()
    await file.setInputFiles(ofSize('grande.pdf', 5 * MEGABYTE + 1))
    await expect(page.getByText('Documento muito grande! Tamanho máximo: 5 MB')).toBeVisible()
    await file.setInputFiles(text('foto.png', 'image/png'))
    await page.getByRole('button', { name: 'Anexar (prosseguir)' }).click()
    await expect(page.getByText('Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.')).toBeVisible()
    await page.getByRole('button', { name: /^Desistir: / }).click()
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
