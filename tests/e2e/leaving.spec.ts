import type { Page } from '@playwright/test'

import { openDemanded } from './support/demanded.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { beatriz, logIn } from './support/people.ts'
import { fillInFather } from './support/wizard.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Voltar sem gravar?' })
const father = (page: Page) => page.getByLabel('Nome do pai')

async function typeSomething(page: Page, serverUrl: string, text: string): Promise<string> {
  await openDemanded(page, serverUrl, 'requerimento01')
  await expect(page).toHaveURL(/\/requerimento01\/\d+\/1\/1$/)
  await fillInFather(page, text)
  await expect(page.getByText(/^Guardado só nesta aba às \d\d:\d\d\./)).toBeVisible()
  return new URL(page.url()).pathname
}

// NAV-25
test('a form with unsaved answers asks before it is left, and its draft is restored', async ({
  page,
  serverUrl,
}) => {
  const place = await typeSomething(page, serverUrl, 'Nome que fica')

  await test.step("the browser's Back asks, and Enter keeps the typed answers", async () => {
    await page.goBack()
    await expect(question(page)).toContainText('Um rascunho fica guardado nesta aba')
    await expectNoSidewaysScroll(page)
    await expect(page).toHaveURL(place)
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(father(page)).toHaveValue('Nome que fica')
  })

  await test.step('between steps there is no question', async () => {
    await page.getByRole('button', { name: 'Documentos' }).click()
    await expect(page).toHaveURL(/\/1\/3$/)
    await page.goBack()
    await expect(page).toHaveURL(place)
    await expect(question(page)).toHaveCount(0)
    await expect(father(page)).toHaveValue('Nome que fica')
  })

  await test.step('Voltar sem gravar leads to the list', async () => {
    await page.getByRole('button', { name: 'Voltar' }).click()
    await question(page).getByRole('button', { name: 'Voltar sem gravar' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  })

  await test.step('the typed answers are in the form again', async () => {
    await page.goto(place)
    await expect(father(page)).toHaveValue('Nome que fica')
    await expect(page.getByText(/^Recuperamos o que você preencheu/)).toBeVisible()
  })
})

test('two Backs at once open one question, and staying closes it', { tag: '@complete' }, async ({ page }) => {
  await logIn(page, beatriz)
  await page.getByRole('button', { name: 'Novo Requerimento' }).click()
  await page.getByRole('heading', { name: 'Aposentadoria', exact: true }).click()
  await page.getByRole('button', { name: 'Iniciar requerimento' }).click()
  await fillInFather(page, 'Nome que fica')
  const movements = await page.evaluateHandle(() => {
    const seen: string[] = []
    window.addEventListener('popstate', () => seen.push(window.location.pathname))
    window.history.back()
    window.history.back()
    return seen
  })
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await fillInFather(page, 'Outro nome')
  await expect(page).toHaveURL('/requerimento01/novo/1')
  // Two steps and their undoing; an endless loop would make dozens.
  expect((await movements.jsonValue()).length).toBeLessThan(8)
})
