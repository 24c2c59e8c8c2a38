import { newComplementaryPath } from '#domain/navigation/paths.ts'

import { cloudDocuments, filing, firstRow } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { marina, openList, paulo } from './support/people.ts'

test('a document is sent by keyboard, on a phone', { tag: '@complete' }, async ({ page, serverUrl }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const keyboard = keyboardOf(page)
  const { saved } = await filing(serverUrl, paulo)
  const { requestId } = firstRow(saved)
  await openList(page, paulo)
  await page.goto(newComplementaryPath(requestId))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const save = page.getByRole('button', { name: 'Gravar' })
  await keyboard.activate(save)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Problemas de preenchimento.' }).locator('..'),
  ).toBeFocused()
  await keyboard.activate(page.getByRole('link', { name: 'Escolha o tipo de documento que você vai enviar' }))
  await keyboard.pick(page.getByRole('group', { name: 'Tipo de documento' }), 'CPF')
  await keyboard.chooseFile(page.getByLabel('Arquivo', { exact: true }), pdf('cpf.pdf'))
  await expect(page.getByText(/^cpf\.pdf/)).toBeVisible()
  await keyboard.activate(save)
  await expect(page).toHaveURL(`/requerimento01/${requestId}/1/3`)
  await keyboard.seeFocus()
})

test('a running upload stops when the page is left', { tag: '@complete' }, async ({ page, serverUrl }) => {
  const { self } = await filing(serverUrl, marina)
  await openList(page, marina)
  const before = (await cloudDocuments(self)).length
  await page.route('**/api/novodocumento', () => {})
  await page.goto('/novo/20')
  await expect(page.getByRole('radio', { name: 'Contracheque' })).toBeChecked()
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf('a-caminho.pdf'))
  await page.getByRole('button', { name: 'Gravar' }).click()
  await expect(page.getByRole('heading', { name: 'Enviando documento' })).toBeFocused()
  const stopped = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/novodocumento'),
  )
  await page.goBack()
  await stopped
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  expect(await cloudDocuments(self)).toHaveLength(before)
})
