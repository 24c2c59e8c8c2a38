import { newComplementaryPath, newDocumentPath } from '#domain/navigation/paths.ts'

import { cloudFiles, filing, firstRow } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { beatriz, marina, openList, paulo } from './support/people.ts'

test('a document is sent to the cloud with its type and file', async ({ page, serverUrl }) => {
  const { self } = await filing(serverUrl, marina)
  await openList(page, marina)
  await page.goto('/novo')
  const types = page.getByRole('group', { name: 'Tipo de documento' })

  await test.step('the types are in the order of the fund', async () => {
    await expect(types).toBeVisible()
    const names = await types
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => Number((radio as HTMLInputElement).value)))
    expect(names.length).toBeGreaterThanOrEqual(25)
    expect(names).toEqual([...names].sort((a, b) => a - b))
    await expectNoSidewaysScroll(page)
  })

  await test.step('with type and file the document is sent', async () => {
    await types.getByRole('radio', { name: 'Contracheque' }).check()
    await page.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf('contracheque-de-maio.pdf'))
    await page.getByRole('button', { name: 'Gravar' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Documento enviado com sucesso!').first()).toBeVisible()
    expect(await cloudFiles(self)).toContain('Contracheque: contracheque-de-maio.pdf')
  })
})

test('a document is sent to a required row, and another one as complementary', { tag: '@complete' }, async ({
  page,
  serverUrl,
}) => {
  const { self, saved } = await filing(serverUrl, beatriz)
  const row = firstRow(saved)
  const { requestId } = row
  const documents = `/requerimento01/${requestId}/1/3`
  await openList(page, beatriz)

  await test.step('the sent document is shown in the row', async () => {
    await page.goto(newDocumentPath(row))
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(documents)
    await page.goto(newDocumentPath(row))
    await page.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf('da-tela-de-envio.pdf'))
    await page.getByRole('button', { name: 'Gravar' }).click()
    await expect(page).toHaveURL(documents)
    await expect(page.getByText('Documento gravado com sucesso!').first()).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'da-tela-de-envio.pdf' })).toContainText(
      'EM ANÁLISE',
    )
  })

  await test.step('a complementary document is added to the request', async () => {
    await page.goto(newComplementaryPath(requestId))
    await expect(page.getByRole('heading', { name: 'Enviar documento complementar' })).toBeVisible()
    await page.getByRole('radio', { name: 'Laudo médico' }).check()
    await page.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf('laudo.pdf'))
    await page.getByRole('button', { name: 'Gravar' }).click()
    await expect(page).toHaveURL(documents)
    await expect(page.getByText('Documento gravado com sucesso!').first()).toBeVisible()
    const { body } = await self.show(requestId)
    expect(body.documentos_complementares).toMatchObject([
      { arquivo: 'laudo.pdf', desc_tipo_documento: 'Laudo médico', id_situacao: 4 },
    ])
  })
})

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
  const before = (await cloudFiles(self)).length
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
  expect(await cloudFiles(self)).toHaveLength(before)
})
