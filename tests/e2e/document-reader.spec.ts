import type { Download, Page } from '@playwright/test'

import { openDemanded } from './support/demanded.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name })

async function openDocuments(page: Page, serverUrl: string) {
  await openDemanded(page, serverUrl, 'ver')
  await page.getByRole('tab', { name: 'Documentos' }).click()
}

/** Name and bytes of the file that the click downloads. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) }
}

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

test('a picture is shown and saved without leaving the page, by keyboard', async ({ page, serverUrl }) => {
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

  const { name: savedName, bytes } = await saved(page, () => inDialog(page, 'Baixar').press('Enter'))
  expect(savedName).toBe(name)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')

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
  const { name, bytes } = await saved(page, () => save.click())
  expect(`Baixar ${name}`).toBe(label)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(dialog(page)).toHaveCount(0)
})

test.describe('documents: a PDF', () => {
  const seePdf = (page: Page) =>
    page
      .getByRole('button', { name: /^Ver .*\.pdf$/ })
      .first()
      .click()

  const havingViewer = (page: Page, pdfViewerEnabled: boolean) =>
    page.addInitScript((enabled) => {
      Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => enabled })
    }, pdfViewerEnabled)

  test('it is shown in a frame that the content policy allows, if the browser can show PDFs', async ({
    page,
    serverUrl,
  }) => {
    await havingViewer(page, true)
    await openDocuments(page, serverUrl)
    await seePdf(page)
    await expect(dialog(page).locator('iframe')).toHaveAttribute('src', /^blob:/)
    await expect(inDialog(page, 'Baixar')).toBeVisible()
  })

  test('it can be saved if the browser cannot show PDFs', { tag: '@complete' }, async ({
    page,
    serverUrl,
  }) => {
    await havingViewer(page, false)
    await openDocuments(page, serverUrl)
    await seePdf(page)
    await expect(dialog(page)).toContainText('Não dá para mostrar este documento aqui.')
    const { bytes } = await saved(page, () => inDialog(page, 'Baixar').click())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
