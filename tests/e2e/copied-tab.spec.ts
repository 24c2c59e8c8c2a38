import type { Page } from '@playwright/test'

import { expect, test } from './support/journey.ts'
import { marina, openList } from './support/people.ts'
import { unfoldAll } from './support/wizard.ts'

const entity = (page: Page) => page.getByLabel('Nome da entidade')
const plan = (page: Page) => page.getByLabel('Nome do plano')
const stored = (page: Page) => page.getByText(/^Guardado só nesta aba às/)

/** Another tab with a copy of the session storage, like the browser's 'duplicate tab'. */
async function duplicate(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => window.open(window.location.href))
  return opened
}

/** Saves, and returns the protocol. */
async function keep(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Gravar e continuar depois' }).click()
  const notice = page.getByText(/^Rascunho gravado\. Protocolo \d+\.$/)
  await expect(notice).toBeVisible()
  return /\d+/.exec((await notice.textContent()) ?? '')?.[0] ?? ''
}

const openDraft = (page: Page, protocol: string) =>
  page.getByRole('link', { name: new RegExp(`^Editar .*${protocol}`) }).click()

test('a copied tab and its original never save over each other', { tag: '@complete' }, async ({ page }) => {
  await openList(page, marina)
  await page.goto('/requerimento06/novo/10')
  await entity(page).fill('Entidade digitada antes da cópia')
  await expect(stored(page)).toBeVisible()
  const copy = await duplicate(page)
  await expect(entity(copy)).toHaveValue('Entidade digitada antes da cópia')

  await test.step('a new request of each is a request of its own', async () => {
    await plan(copy).fill('Plano da cópia')
    const ofCopy = await keep(copy)
    await plan(page).fill('Plano do original')
    const ofOriginal = await keep(page)
    expect(ofOriginal).not.toBe(ofCopy)
    await openDraft(copy, ofCopy)
    await expect(plan(copy)).toHaveValue('Plano da cópia')
    await openDraft(page, ofOriginal)
    await expect(plan(page)).toHaveValue('Plano do original')
  })

  await test.step('of one saved request, the later save shows what the other changed', async () => {
    await unfoldAll(page)
    await entity(page).fill('Outra entidade')
    await expect(stored(page)).toBeVisible()
    const another = await duplicate(page)
    await expect(entity(another)).toHaveValue('Outra entidade')
    await unfoldAll(another)
    await plan(another).fill('Plano da segunda cópia')
    await keep(another)
    await plan(page).fill('Plano que ficaria por cima')
    await page.getByRole('button', { name: 'Gravar e continuar depois' }).click()
    await expect(
      page.getByRole('alertdialog', { name: 'O requerimento foi gravado em outro lugar' }),
    ).toContainText('Está gravado: Plano da segunda cópia')
  })
})
