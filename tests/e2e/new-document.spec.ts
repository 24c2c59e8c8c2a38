import { newComplementaryPath, newDocumentPath } from '#domain/navigation/paths.ts'

import { cloudFiles, filing, firstRow } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { beatriz, logIn, marina, paulo } from './support/people.ts'

test('a document is sent to the cloud with its type and file', async ({ page, serverUrl }) => {
  const { self } = await filing(serverUrl, marina)
  await logIn(page, marina)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
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

  await test.step('without type and file, both are required at once', async () => {
    await page.getByRole('button', { name: 'Gravar' }).click()
    await expect(types).toHaveAccessibleDescription('Escolha o tipo de documento que você vai enviar')
    await expect(page.getByLabel('Arquivo', { exact: true })).toHaveAccessibleDescription(
      /^Escolha um arquivo para enviar/,
    )
    await page.getByRole('link', { name: 'Escolha o tipo de documento que você vai enviar' }).click()
    await expect(types.getByRole('radio').first()).toBeFocused()
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
  await logIn(page, beatriz)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()

  await test.step('the type is that of the row, and Voltar leads back to it', async () => {
    await page.goto(newDocumentPath(row))
    await expect(page.getByText(`Aposentadoria, protocolo ${saved.requerimento.protocolo}`)).toBeVisible()
    await expect(page.getByRole('term')).toHaveText('Tipo de documento')
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(documents)
  })

  await test.step('the sent document is shown in the row', async () => {
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

  await test.step('an unknown row has a message that the document is not required', async () => {
    await page.goto(newDocumentPath({ ...row, rowId: 999_999 }))
    await expect(page.getByRole('heading', { name: 'Documento não pedido' })).toBeVisible()
    await page.goto('/novo/1/999999/1')
    await expect(page.getByRole('heading', { name: 'Requerimento não encontrado' })).toBeVisible()
  })
})

test('a document is sent by keyboard, on a phone', { tag: '@complete' }, async ({ page, serverUrl }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const keyboard = keyboardOf(page)
  const { saved } = await filing(serverUrl, paulo)
  const { requestId } = firstRow(saved)
  await logIn(page, paulo)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
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

test('a running upload is cancelled and repeated, and stops when the page is left', {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  const { self } = await filing(serverUrl, marina)
  await logIn(page, marina)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  const before = (await cloudFiles(self)).length
  // Held back, the upload runs until the test releases it or the page aborts it.
  let isHeld = true
  await page.route('**/api/novodocumento', (route) => (isHeld ? undefined : route.continue()))
  await page.goto('/novo/20')
  await expect(page.getByRole('radio', { name: 'Contracheque' })).toBeChecked()
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf('a-caminho.pdf'))
  const save = page.getByRole('button', { name: 'Gravar' })

  await test.step('after a cancelled upload the file is still chosen', async () => {
    await save.click()
    await expect(page.getByRole('heading', { name: 'Enviando documento' })).toBeFocused()
    await page.getByRole('button', { name: 'Cancelar o envio: Contracheque' }).click()
    await expect(page.getByText(/^a-caminho\.pdf/)).toBeVisible()
  })

  await test.step('leaving the page stops the upload', async () => {
    await save.click()
    const stopped = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/novodocumento'),
    )
    await page.goBack()
    await stopped
    await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
    expect(await cloudFiles(self)).toHaveLength(before)
  })

  await test.step('after a broken connection there is a message, and one click sends the file', async () => {
    await page.goForward()
    await page.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf('depois-do-corte.pdf'))
    isHeld = false
    await page.route('**/api/novodocumento', (route) => route.abort('connectionreset'), { times: 1 })
    await save.click()
    await expect(page.getByText('O envio foi interrompido. Tente novamente em instantes.')).toBeVisible()
    await page.getByRole('button', { name: 'Tentar novamente: Contracheque' }).click()
    await expect(page).toHaveURL('/')
    expect(await cloudFiles(self)).toHaveLength(before + 1)
  })
})
