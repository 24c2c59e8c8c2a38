import { openDemanded } from './support/demanded.ts'
import { expect, test } from './support/journey.ts'
import { beatriz, logIn } from './support/people.ts'
import { fillInFather } from './support/wizard.ts'

test('a request that does not exist, or belongs to another person, is reported with a way back', async ({
  page,
}) => {
  await logIn(page, beatriz)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await page.goto('/requerimento01/999999')
  await expect(page.getByRole('heading', { name: 'Requerimento não encontrado' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver meus requerimentos' }).click()
  await expect(page).toHaveURL('/')
})

test("the browser's Back does the same as Voltar, and neither saves nor loses anything", {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  await openDemanded(page, serverUrl, 'requerimento01')
  await expect(page).toHaveURL(/\/requerimento01\/\d+\/1\/1$/)

  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page).toHaveURL(/\/1\/2$/)

  let saves = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/salvareqerimento')) saves += 1
  })
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page).toHaveURL(/\/1\/1$/)
  await fillInFather(page, 'Nome desta visita')
  await page.goForward()
  await expect(page).toHaveURL(/\/1\/2$/)
  await page.goBack()
  await expect(page.getByLabel('Nome do pai')).toHaveValue('Nome desta visita')
  await page.goBack()
  await page
    .getByRole('alertdialog', { name: 'Voltar sem gravar?' })
    .getByRole('button', { name: 'Voltar sem gravar' })
    .click()
  await expect(page).toHaveURL('/')
  expect(saves).toBe(0)
})

test('Back closes a dialog over a step, and the step stays', async ({ page, serverUrl }) => {
  await openDemanded(page, serverUrl, 'requerimento01')
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page).toHaveURL(/\/1\/2$/)
  const question = page.getByRole('alertdialog', { name: 'Deseja cancelar o requerimento?' })
  await page.getByRole('button', { name: 'Cancelar Requerimento' }).click()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/1\/2$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/1\/1$/)

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

test('answers are read as text, not as codes', { tag: '@complete' }, async ({ page, serverUrl }) => {
  await openDemanded(page, serverUrl, 'ver')
  await page.getByRole('tab', { name: 'Dados' }).click()
  const answers = page.getByRole('tabpanel')
  await expect(answers.getByText('Plano de Benefícios I', { exact: true })).toBeVisible()
  await expect(answers.getByText('Brasil', { exact: true })).toBeVisible()
})
