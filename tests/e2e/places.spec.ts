import { openDemanded } from './support/demanded.ts'
import { expect, test } from './support/journey.ts'
import { beatriz, openList } from './support/people.ts'

test('an unknown address, and a request that does not exist or belongs to another person, have a way back', async ({
  page,
}) => {
  await openList(page, beatriz)
  await page.goto('/requerimento01/999999')
  await expect(page.getByRole('heading', { name: 'Requerimento não encontrado' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver meus requerimentos' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/nada/disso')
  await page.getByRole('button', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL('/')
})

test('Back closes a document over a step, and leads to the step before', async ({ page, serverUrl }) => {
  await openDemanded(page, serverUrl, 'requerimento01')
  await page.getByRole('button', { name: 'Documentos' }).click()
  await page.getByText('14 já conferidos pelo fundo').click()
  await page
    .getByRole('button', { name: /^Ver .*\.png$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/1\/1$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
