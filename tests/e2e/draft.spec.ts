import { fileDraft } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { beatriz, enter, helena, openList, paulo } from './support/people.ts'
import { clips, fillInFather, openFilePicker } from './support/wizard.ts'

// SESSION-15, SESSION-25
test('the end of the session and a reload of the login keep the typed answers and the page', async ({
  page,
  serverUrl,
}) => {
  const id = await fileDraft(serverUrl, beatriz)
  await page.clock.install()
  await openList(page, beatriz)
  await page.goto(`/requerimento01/${id}/1/1`)
  await fillInFather(page, 'Augusto Farias')
  await page.getByRole('button', { name: 'Documentos' }).click()
  await openFilePicker(page, clips(page).first())
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf('nunca-enviado.pdf'))
  await expect(page.getByText('nunca-enviado.pdf')).toBeVisible()

  await page.clock.fastForward('01:00:01')
  const dialog = page.getByRole('alertdialog', { name: 'Alerta' })
  await expect(dialog).toContainText('Sua sessão expirou. Faça um novo login.')
  await expect(dialog).toContainText('O que você preencheu está guardado nesta aba.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'O que você preencheu está guardado nesta aba. Entre de novo para continuar.',
  )
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
  await openList(page, helena)
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

test('Sair on the page of a start that is put off removes the typed answers from the tab (SESSION-29)', {
  tag: '@complete',
}, async ({ page }) => {
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('portal.draft.')).length)
  await openList(page, paulo)
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
