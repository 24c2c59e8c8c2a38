import type { Page } from '@playwright/test'

import { openDemanded } from './support/demanded.ts'
import { expect, test } from './support/journey.ts'
import { fillInFather } from './support/wizard.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Deseja sair do sistema?' })
const father = (page: Page) => page.getByLabel('Nome do pai')
const elsewhere = 'Em outra aba há dados que você preencheu e ainda não gravou: eles serão descartados.'

/** All stored values of the tab and of the browser. */
const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }))

const leave = (page: Page) => page.getByRole('button', { name: 'Sair' }).click()

/** Another tab of the same session, like the browser's 'duplicate tab'. */
async function duplicate(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => window.open('/'))
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  return tab
}

test('Sair in one tab mentions unsaved work in another one, which then says that its person left', async ({
  page,
  serverUrl,
}) => {
  await openDemanded(page, serverUrl, 'requerimento01')
  const list = await duplicate(page)

  await test.step('there is no question if nothing would be lost', async () => {
    await leave(list)
    await expect(question(list)).toBeVisible()
    await expect(question(list)).not.toContainText('outra aba')
    await question(list).getByRole('button', { name: 'Não' }).click()
  })

  await test.step('the question mentions unsaved answers of the other tab, and Não keeps them', async () => {
    await fillInFather(page, 'Nome que ficaria perdido')
    await leave(list)
    await expect(question(list)).toContainText(elsewhere)
    await question(list).getByRole('button', { name: 'Não' }).click()
    await expect(question(list)).toHaveCount(0)
    await expect(father(page)).toHaveValue('Nome que ficaria perdido')
    await expect.poll(() => keptBy(page)).toContain('Nome que ficaria perdido')
    for (const tab of [page, list]) expect(await keptBy(tab)).not.toContain('20262026')
  })

  await test.step('Sim ends both sessions, which neither tab keeps, and the other one shows the reason', async () => {
    await list.getByRole('button', { name: 'Novo Requerimento' }).click()
    await expect(list).toHaveURL('/tiposreq')
    await leave(list)
    await question(list).getByRole('button', { name: 'Sim' }).click()
    await expect(list).toHaveURL('/login')
    await expect(list.getByText('Você saiu em outra aba.')).toHaveCount(0)
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Você saiu em outra aba.')).toBeVisible()
    for (const tab of [page, list]) await expect.poll(() => keptBy(tab)).toBe('{}{}')
  })

  await test.step('Back shows nothing of the session', async () => {
    await list.goBack()
    await expect(list).toHaveURL('/login')
    await expect(list.getByLabel('CPF')).toBeVisible()
    await expect(list.getByText('Beatriz Farias Lemos')).toHaveCount(0)
  })
})
