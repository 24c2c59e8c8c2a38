import { fileDraft } from './support/asking.ts'
import { expect, test } from './support/journey.ts'
import { beatriz, enter, openList, paulo } from './support/people.ts'
import { fillInFather } from './support/wizard.ts'

// SESSION-15, SESSION-25
test('the end of the session and a reload of the login keep the typed answers and the page', async ({
  page,
  serverUrl,
}) => {
  const id = await fileDraft(serverUrl, beatriz)
  await page.clock.install()
  await openList(page, beatriz)
  await page.goto(`/requerimento01/${id}/1/1`)
  // Else the draft would save itself, and the tab would have nothing to keep.
  await page.route('**/api/requerimento/salvareqerimento*', (route) => route.abort('internetdisconnected'))
  await fillInFather(page, 'Augusto Farias')
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
  await expect(page).toHaveURL(`/requerimento01/${id}/1/1`)
  await expect(page.getByText(/^Recuperamos o que você preencheu/)).toBeVisible()

  await expect(page.getByLabel('Nome do pai')).toHaveValue('Augusto Farias')
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
  // With a note of the save that the page sent as it was left.
  expect(await drafts()).toBeGreaterThan(0)
  const answered = page.waitForResponse('**/api/sair')
  await page.getByRole('button', { name: 'Sair' }).click()
  expect((await answered).status()).toBe(200)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('CPF')).toBeVisible()
  expect(await drafts()).toBe(0)
})
