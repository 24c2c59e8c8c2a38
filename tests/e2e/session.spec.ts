import type { Page } from '@playwright/test'

import { expect, test } from './support/journey.ts'
import { beatriz, logIn } from './support/people.ts'
import { fillInFather } from './support/wizard.ts'

/** All stored values of the tab and of the browser. */
const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }))

test('Sair asks first and ends the session in every tab', async ({ page, context }) => {
  await logIn(page, beatriz)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Deseja sair do sistema?')).toBeVisible()
  await page.getByRole('button', { name: 'Não' }).click()
  await expect(page.getByText('Beatriz Farias Lemos')).toBeVisible()

  const other = await context.newPage()
  await logIn(other, beatriz)
  await expect(other.getByText('Beatriz Farias Lemos')).toBeVisible()

  await other.goto('/requerimento01/novo/1')
  await fillInFather(other, 'Digitado e não gravado')
  await expect.poll(() => keptBy(other)).toContain('Digitado e não gravado')
  for (const tab of [page, other]) expect(await keptBy(tab)).not.toContain('20262026')

  await page.getByRole('button', { name: 'Novo Requerimento' }).click()
  await expect(page).toHaveURL('/tiposreq')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Sim' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  for (const tab of [page, other]) await expect.poll(() => keptBy(tab)).toBe('{}{}')

  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('CPF')).toBeVisible()
  await expect(page.getByText('Beatriz Farias Lemos')).toHaveCount(0)
})

test('an unknown URL is reported with a way back', async ({ page }) => {
  await logIn(page, beatriz)
  await expect(page.getByText('Beatriz Farias Lemos')).toBeVisible()
  await page.goto('/nada/disso')
  await page.getByRole('button', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL('/')
})
