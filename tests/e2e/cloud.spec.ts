import type { Page } from '@playwright/test'

import { cloudPickerPath, complementaryPickerPath } from '#domain/navigation/paths.ts'

import { pdf } from '../server/support/files.ts'
import type { Saved } from '../server/support/participant.ts'
import { filing, firstRow } from './support/asking.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { logIn, marina, paulo } from './support/people.ts'
import { clips } from './support/wizard.ts'

function childsRow({ requerimento, dependentes }: Saved) {
  const [dependant] = dependentes
  const row = dependant?.docs_obrigatorios[0]
  if (!dependant || !row) throw new Error('The request asks for no document of the child')
  const { id_req_bnf_doc: rowId, id_tipo_documento: documentTypeId } = row
  return { requestId: requerimento.id, rowId, dependantId: dependant.id, documentTypeId }
}

const attach = (page: Page, fileName: string) =>
  page.getByRole('button', { name: `Anexar ${fileName}`, exact: true })
const files = (page: Page) => page.getByRole('table').getByRole('rowheader').allTextContents()
const seeList = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()

// DOCUMENTS-40
test('a document of the cloud is attached to a required row, and another one as complementary', async ({
  page,
  serverUrl,
}) => {
  const { self, saved } = await filing(serverUrl, marina)
  const row = firstRow(saved)
  const { requestId } = row
  for (let sent = 1; sent <= 11; sent += 1) await self.upload(pdf(`da-nuvem-${sent}.pdf`), row.documentTypeId)
  await logIn(page, marina)
  await seeList(page)

  await test.step('the documents are sorted newest first, ten per page', async () => {
    // The type in the URL may be wrong.
    await page.goto(cloudPickerPath(row, 3))
    await expect(page.getByRole('heading', { name: /^Escolher em Meus documentos: / })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      'Documentos',
      'Nome Arquivo',
      'Data Gravação',
      'Download',
      'Escolher',
    ])
    expect((await files(page)).slice(0, 3)).toEqual(['da-nuvem-11.pdf', 'da-nuvem-10.pdf', 'da-nuvem-9.pdf'])
    expect(await files(page)).toHaveLength(10)
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await expect(page.getByText(/^11–\d+ de \d+$/)).toBeVisible()
    expect((await files(page))[0]).toBe('da-nuvem-1.pdf')
    await expectNoSidewaysScroll(page)
  })

  await test.step('a document can be downloaded', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar da-nuvem-1.pdf', exact: true }).click()
    expect((await saving).suggestedFilename()).toBe('da-nuvem-1.pdf')
  })

  await test.step('the chosen document is shown in its row', async () => {
    await attach(page, 'da-nuvem-1.pdf').click()
    await expect(page).toHaveURL(`/requerimento01/${requestId}/1/3`)
    await expect(page.getByText('Documento anexado com sucesso!').first()).toBeVisible()
    const shown = page.getByRole('row').filter({ hasText: 'da-nuvem-1.pdf' })
    await expect(shown).toContainText('EM ANÁLISE')
  })

  await test.step('the picker of the same row does not offer it again', async () => {
    await clips(page).first().click()
    await page.getByRole('radio', { name: 'Escolher em Meus documentos' }).check()
    await expect(page.getByRole('radio', { name: 'Ver todos os documentos deste tipo' })).toBeChecked()
    await page.getByRole('button', { name: 'Anexar (prosseguir)' }).click()
    await expect(page).toHaveURL(cloudPickerPath(row, 1))
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'da-nuvem-1.pdf' })).toContainText('Já anexado')
    await expect(attach(page, 'da-nuvem-1.pdf')).toHaveCount(0)
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(`/requerimento01/${requestId}/1/3`)
  })

  await test.step('a complementary document is added', async () => {
    await page.getByRole('link', { name: 'Escolher em Meus documentos' }).click()
    await expect(page).toHaveURL(complementaryPickerPath(requestId))
    await expect(
      page.getByRole('heading', { name: 'Escolher em Meus documentos: Documento complementar' }),
    ).toBeVisible()
    await attach(page, 'da-nuvem-11.pdf').click()
    await expect(page).toHaveURL(`/requerimento01/${requestId}/1/3`)
    const { body } = await self.show(requestId)
    expect(body.documentos_complementares).toMatchObject([{ arquivo: 'da-nuvem-11.pdf', id_situacao: 4 }])
    await page.goto(complementaryPickerPath(requestId))
    await expect(page.getByRole('row').filter({ hasText: 'da-nuvem-11.pdf' })).toContainText('Já anexado')
    await page.getByRole('button', { name: 'Sair desta lista de documentos' }).click()
    await expect(page).toHaveURL(`/requerimento01/${requestId}/1/3`)
  })

  await test.step('the complementary document is removed after a question', async () => {
    await page.getByRole('button', { name: /^Excluir .*da-nuvem-11\.pdf$/ }).press('Enter')
    await page.getByRole('button', { name: 'Sim, excluir' }).press('Enter')
    await expect(page.getByText('Documento excluído com sucesso!').first()).toBeVisible()
    await expect(page.getByText('da-nuvem-11.pdf')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Documentos complementares' })).toBeFocused()
  })
})

test("a dependant's document is chosen by the keyboard alone, on a phone", { tag: '@complete' }, async ({
  page,
  serverUrl,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const keyboard = keyboardOf(page)
  const { self, saved } = await filing(serverUrl, paulo)
  const row = childsRow(saved)
  await self.upload(pdf('certidao.pdf'), row.documentTypeId)
  await logIn(page, paulo)
  await seeList(page)
  await page.goto(cloudPickerPath(row, 1))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Clara Duarte Alves)')
  await expectNoSidewaysScroll(page)
  await keyboard.activate(attach(page, 'certidao.pdf'))
  await expect(page).toHaveURL(`/requerimento01/${row.requestId}/1/3`)
  await expect(page.getByRole('row').filter({ hasText: 'certidao.pdf' })).toContainText('EM ANÁLISE')
})
