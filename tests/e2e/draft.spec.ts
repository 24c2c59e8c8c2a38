import { fileDraft } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { beatriz, enter, helena, logIn, marina } from './support/people.ts'
import { clips, fillInFather, openFilePicker } from './support/wizard.ts'

// SESSION-02, SESSION-15, SESSION-25
test('a draft is saved, continued and cancelled', async ({ page, serverUrl }) => {
  const id = await fileDraft(serverUrl, marina)
  await logIn(page, marina)
  const draft = page.locator(`a[href="/requerimento01/${id}"]`)

  await test.step('typed answers are restored after a reload', async () => {
    await draft.click()
    await fillInFather(page, 'Augusto Alves')
    await page.reload()
    await expect(page.getByLabel('Nome do pai')).toHaveValue('Augusto Alves')
  })

  await test.step('Voltar leads to the list', async () => {
    await page.getByRole('button', { name: 'Voltar' }).click()
    const question = page.getByRole('alertdialog', { name: 'Voltar sem gravar?' })
    await question.getByRole('button', { name: 'Voltar sem gravar' }).click()
    await expect(page).toHaveURL('/')
    await draft.click()
  })

  await test.step('cancelling asks first', async () => {
    await page.getByRole('button', { name: 'Cancelar Requerimento' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Não' }).click()
    await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar Requerimento' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click()
    await expect(page.getByText('Requerimento cancelado com sucesso!').first()).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(draft).toHaveCount(0)
  })
})

test('the end of the session and a reload of the login keep the typed answers and the page', async ({
  page,
  serverUrl,
}) => {
  const id = await fileDraft(serverUrl, beatriz)
  await page.clock.install()
  await logIn(page, beatriz)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await page.goto(`/requerimento01/${id}/1/1`)
  await fillInFather(page, 'Augusto Farias')
  await page.getByRole('button', { name: 'Documentos' }).click()
  await openFilePicker(page, clips(page).first())
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf('nunca-enviado.pdf'))
  await expect(page.getByText('nunca-enviado.pdf')).toBeVisible()

  await page.clock.fastForward('01:00:01')
  await expect(page.getByText('Sua sessão expirou. Faça um novo login.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/login')
  await page.reload()
  await enter(page, beatriz)
  await expect(page).toHaveURL(`/requerimento01/${id}/1/3`)
  await expect(page.getByText(/^Recuperamos o que você preencheu/)).toBeVisible()

  await test.step('a file that was picked but not sent is not restored', async () => {
    await expect(clips(page).first()).toBeVisible()
    await expect(page.getByText('nunca-enviado.pdf')).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('nunca-enviado')
  })
  await page.getByRole('button', { name: 'Dados' }).click()
  await expect(page.getByLabel('Nome do pai')).toHaveValue('Augusto Farias')
})

test('the answers that one person typed are neither shown to the next nor kept for them', {
  tag: '@complete',
}, async ({ page }) => {
  await page.clock.install()
  await logIn(page, helena)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await page.goto('/requerimento01/novo/1')
  await fillInFather(page, 'Segredo de Helena')
  await page.clock.fastForward('01:00:01')
  await expect(page.getByText('Sua sessão expirou. Faça um novo login.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/login')
  await page.reload()
  await enter(page, beatriz)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Segredo')
})
