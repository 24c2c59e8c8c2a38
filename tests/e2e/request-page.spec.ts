import type { Page } from '@playwright/test'

import { openDemanded } from './support/demanded.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { beatriz, logIn } from './support/people.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const protocols = (page: Page) =>
  page
    .getByRole('table')
    .getByText(/^\d{10}$/)
    .allTextContents()

/** The number of A4 pages that the page takes when printed. */
async function sheets(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4' })
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test('the list is printed, has tabs for the arrow keys, and is restored after a request was read', async ({
  page,
}) => {
  await logIn(page, beatriz)
  await expect(tab(page, 'Em andamento')).toHaveAttribute('aria-selected', 'true')
  await expectNoSidewaysScroll(page)

  await test.step('the printed table has no column for buttons', async () => {
    const column = page.getByRole('columnheader', { name: 'Detalhes', includeHidden: true })
    await page.emulateMedia({ media: 'print' })
    await expect(column).toBeHidden()
    await expect(page.getByRole('cell', { name: 'Em elaboração' }).first()).toBeVisible()
    await page.emulateMedia({ media: null })
    await expect(column).toBeAttached()
  })

  await test.step('arrow keys switch between the tabs', async () => {
    await tab(page, 'Em andamento').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Encerrados')).toBeFocused()
    await expect(page.getByText('Indeferido').first()).toBeVisible()
  })

  await test.step('after Ver the list is as it was left', async () => {
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await expect(page.getByText(/^11–\d+ de \d+$/)).toBeVisible()
    const second = await protocols(page)
    await page.getByRole('link', { name: /^Ver/ }).first().click()
    await expect(tab(page, 'Resumo')).toBeVisible()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(tab(page, 'Encerrados')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => protocols(page)).toEqual(second)
  })
})

test('from any tab the printed page has the receipt only, of one page for a large family, or the declared data', async ({
  page,
  serverUrl,
}) => {
  await openDemanded(page, serverUrl, 'ver')
  for (const name of ['Resumo', 'Mensagens', 'Documentos']) {
    await tab(page, name).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  const receipt = page.getByRole('region', { name: 'Comprovante de envio' })
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toContainText('Beatriz Farias Lemos')
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await sheets(page)).toBe(1)
  await page.emulateMedia({ media: 'screen' })
  await expect(receipt).toBeHidden()

  await tab(page, 'Dados').click()
  // As text, not as a code.
  await expect(page.getByRole('tabpanel').getByText('Progressivo', { exact: true })).toBeVisible()
  await page.evaluate(() => {
    window.print = () => {}
  })
  const print = page.getByRole('button', { name: 'Imprimir dados informados' })
  await print.press('Enter')
  await expect(print).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  const answers = page.getByRole('region', { name: 'Dados para imprimir' })
  await expect(answers).toContainText('390.533.447-05')
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await sheets(page)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(answers).toBeHidden()
})

test('the receipt of 30 documents with long names has one page', { tag: '@complete' }, async ({
  page,
  serverUrl,
}) => {
  await page.route('**/api/requerimento/show/*', async (route) => {
    const response = await route.fetch()
    const shown = await response.json()
    const [document] = shown.documentos
    const documentos = Array.from({ length: 30 }, (_, index) => ({
      ...document,
      id_req_doc: 9000 + index,
      id_documento: 9000 + index,
      arquivo: `documento-${index + 1}-${'digitalizado-no-cartorio-'.repeat(8)}.pdf`,
    }))
    await route.fulfill({
      response,
      json: { ...shown, documentos, dependentes: [], documentos_complementares: [] },
    })
  })
  await openDemanded(page, serverUrl, 'ver')
  await expect(page.getByRole('button', { name: 'Imprimir comprovante' })).toBeVisible()
  const named = page.getByRole('region', { name: 'Comprovante de envio', includeHidden: true })
  await expect(named.getByText(/: documento-\d+-digitalizado/)).toHaveCount(30)
  expect(await sheets(page)).toBe(1)
})
