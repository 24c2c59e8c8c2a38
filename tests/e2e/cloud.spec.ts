import type { Page } from '@playwright/test'

import { cloudPickerPath, complementaryPickerPath } from '#domain/navigation/paths.ts'

import { pdf } from '../server/support/files.ts'
import type { Saved } from '../server/support/participant.ts'
import { filing, firstRow } from './support/asking.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { marina, openList, paulo } from './support/people.ts'
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

// DOCUMENTS-40
test('a document of the cloud is attached to a required row, and another one as complementary', async ({
  page,
  serverUrl,
}) => {
  const { self, saved } = await filing(serverUrl, marina)
  const row = firstRow(saved)
  const { requestId } = row
  for (const sent of [1, 2]) await self.upload(pdf(`da-nuvem-${sent}.pdf`), row.documentTypeId)
  await openList(page, marina)

  await test.step('the chosen document is shown in its row', async () => {
    // The type in the URL may be wrong.
    await page.goto(cloudPickerPath(row, 3))
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
    await expect(page.getByRole('row').filter({ hasText: 'da-nuvem-1.pdf' })).toContainText('Já anexado')
    await expect(attach(page, 'da-nuvem-1.pdf')).toHaveCount(0)
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(`/requerimento01/${requestId}/1/3`)
  })

  await test.step('a complementary document is added', async () => {
    await page.getByRole('link', { name: 'Escolher em Meus documentos' }).click()
    await expect(page).toHaveURL(complementaryPickerPath(requestId))
    await attach(page, 'da-nuvem-2.pdf').click()
    await expect(page).toHaveURL(`/requerimento01/${requestId}/1/3`)
    const { body } = await self.show(requestId)
    expect(body.documentos_complementares).toMatchObject([{ arquivo: 'da-nuvem-2.pdf', id_situacao: 4 }])
  })

  await test.step('the complementary document is removed after a question', async () => {
    await page.getByRole('button', { name: /^Excluir .*da-nuvem-2\.pdf$/ }).press('Enter')
    await page.getByRole('button', { name: 'Sim, excluir' }).press('Enter')
    await expect(page.getByText('da-nuvem-2.pdf')).toHaveCount(0)
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
  await openList(page, paulo)
  await page.goto(cloudPickerPath(row, 1))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Clara Duarte Alves)')
  await expectNoSidewaysScroll(page)
  await keyboard.activate(attach(page, 'certidao.pdf'))
  await expect(page).toHaveURL(`/requerimento01/${row.requestId}/1/3`)
  await expect(page.getByRole('row').filter({ hasText: 'certidao.pdf' })).toContainText('EM ANÁLISE')
})
