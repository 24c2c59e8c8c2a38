import { cloudPickerPath } from '#domain/navigation/paths.ts'

import { pdf } from '../server/support/files.ts'
import { dependantRow, filing } from './support/asking.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { openList, paulo } from './support/people.ts'

// DOCUMENTS-40
test("a dependant's document is chosen by the keyboard alone, on a phone, and cannot be removed", {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const keyboard = keyboardOf(page)
  const { self, saved } = await filing(serverUrl, paulo)
  const row = dependantRow(saved)
  await self.upload(pdf('certidao.pdf'), row.documentTypeId)
  await openList(page, paulo)
  await page.goto(cloudPickerPath(row, 1))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Clara Duarte Alves)')
  await expectNoSidewaysScroll(page)
  await keyboard.activate(page.getByRole('button', { name: 'Anexar certidao.pdf', exact: true }))
  await expect(page).toHaveURL(`/requerimento01/${row.requestId}/1/3`)
  await expect(page.getByRole('row').filter({ hasText: 'certidao.pdf' })).toContainText('EM ANÁLISE')
  await expect(page.getByRole('button', { name: /^Excluir / })).toHaveCount(0)
})
