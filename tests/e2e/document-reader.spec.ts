import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { openDemanded } from './support/demanded.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name })

async function openDocuments(page: Page, serverUrl: string) {
  await openDemanded(page, serverUrl, 'ver')
  await page.getByRole('tab', { name: 'Documentos' }).click()
}

test('a picture is shown and enlarged without leaving the page, by keyboard', async ({ page, serverUrl }) => {
  await openDocuments(page, serverUrl)
  const see = page.getByRole('button', { name: /^Ver .*\.png$/ }).first()
  await expect(see.getByText('Ver', { exact: true })).toBeVisible()
  const name = (await see.getAttribute('aria-label'))?.replace('Ver ', '') ?? ''
  await see.press('Enter')

  const picture = dialog(page).getByRole('img', { name })
  await expect(picture).toBeVisible()
  await expect(dialog(page)).toHaveAccessibleName(name)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectNoSidewaysScroll(page)

  const fitted = await picture.boundingBox()
  await inDialog(page, 'Ampliar').press('Enter')
  await expect(inDialog(page, 'Ver inteira')).toBeFocused()
  expect((await picture.boundingBox())?.width).toBeGreaterThan(fitted?.width ?? 0)
  await expectNoSidewaysScroll(page)

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(see).toBeFocused()
})

test('"Baixar" of a row saves the document under its name', { tag: '@complete' }, async ({
  page,
  serverUrl,
}) => {
  await openDocuments(page, serverUrl)
  const save = page.getByRole('button', { name: /^Baixar .*\.pdf$/ }).first()
  const label = await save.getAttribute('aria-label')
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(`Baixar ${download.suggestedFilename()}`).toBe(label)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(dialog(page)).toHaveCount(0)
})
