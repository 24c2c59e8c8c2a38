import { statSync, writeFileSync } from 'node:fs'

import type { Locator, Page, TestInfo } from '@playwright/test'

import type { Participant } from '../server/support/participant.ts'
import { cloudDocuments, fileDraft, filing } from './support/asking.ts'
import { follow } from './support/follow.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { logIn, marina, openList, paulo } from './support/people.ts'
import { clips } from './support/wizard.ts'

const FIVE_MEGABYTES = 5 * 1_048_576

const picker = (page: Page) => page.getByLabel('Arquivo', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Gravar' }).click()

/**
 * The path of a photo that compression cannot reduce: every pixel has a random colour. The browser reads it from
 * the disk, because the bytes of a large one take long to reach a page of a busy machine.
 */
async function photo(page: Page, test: TestInfo, name: string, width: number, height: number) {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('There is no canvas')
      const points = pen.createImageData(wide, high)
      const most = 65_536
      for (let at = 0; at < points.data.length; at += most)
        crypto.getRandomValues(points.data.subarray(at, at + most))
      for (let at = 3; at < points.data.length; at += 4) points.data[at] = 255
      pen.putImageData(points, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
      return new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
        reader.readAsDataURL(blob)
      })
    },
    [width, height] as const,
  )
  const path = test.outputPath(name)
  writeFileSync(path, Buffer.from(base64, 'base64'))
  return path
}

/** The bytes of the document with that name in the cloud. */
async function stored(self: Participant, serverUrl: string, name: string) {
  const documents = await cloudDocuments(self)
  const found = documents.find(({ arquivo }) => arquivo === name)
  if (!found) throw new Error(`There is no ${name} in the cloud`)
  const answer = await fetch(`${serverUrl}/api/documento/${found.id_documento_ged}/download`, {
    headers: { authorization: `Bearer ${self.token}` },
  })
  return Buffer.from(await answer.arrayBuffer())
}

async function openSending(page: Page, who: string): Promise<void> {
  await openList(page, who)
  await page.goto('/novo/20')
  await expect(page.getByRole('radio', { name: 'Contracheque' })).toBeChecked()
}

test(
  'a photo above the limit is reduced before it is sent',
  { tag: '@complete' },
  async ({ page, serverUrl }, testInfo) => {
    const { self } = await filing(serverUrl, marina)
    await openSending(page, marina)
    const large = await photo(page, testInfo, 'foto-grande.jpg', 2000, 1500)
    expect(statSync(large).size).toBeGreaterThan(FIVE_MEGABYTES)

    await picker(page).setInputFiles(large)
    // Gravar need not wait for the reduction.
    await save(page)
    await expect(page.getByText('Documento enviado com sucesso!').first()).toBeVisible({ timeout: 60_000 })
    const sent = await stored(self, serverUrl, 'foto-grande.jpg')
    expect(sent.length).toBeLessThanOrEqual(FIVE_MEGABYTES)
    expect([...sent.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  },
)

test(
  'photos chosen together become one PDF with a page for each',
  { tag: '@complete' },
  async ({ page, serverUrl }, testInfo) => {
    const { self } = await filing(serverUrl, paulo)
    await openSending(page, paulo)
    const photos = [
      await photo(page, testInfo, 'frente.jpg', 900, 600),
      await photo(page, testInfo, 'verso.jpg', 600, 900),
      await photo(page, testInfo, 'selo.jpg', 300, 300),
    ]

    await picker(page).setInputFiles(photos)
    await expect(page.getByText(/^frente e mais 2\.pdf \(/)).toBeVisible({ timeout: 60_000 })
    await save(page)
    await expect(page.getByText('Documento enviado com sucesso!').first()).toBeVisible()
    const sent = (await stored(self, serverUrl, 'frente e mais 2.pdf')).toString('latin1')
    expect(sent.slice(0, 5)).toBe('%PDF-')
    expect(sent.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  },
)

test('photos picked one after another are pages, and the buttons stay where they are', async ({
  page,
  serverUrl,
}, testInfo) => {
  const id = await fileDraft(serverUrl, marina)
  await logIn(page, marina)
  const [front, back] = [
    await photo(page, testInfo, 'frente.jpg', 900, 600),
    await photo(page, testInfo, 'verso.jpg', 600, 900),
  ]
  const button = (name: string) => page.getByRole('button', { name })
  const buttons = [button('Cancelar'), button('Anexar e ir ao próximo'), button('Anexar (prosseguir)')]
  const places = () => Promise.all(buttons.map((one) => one.boundingBox()))
  const pages = page.getByRole('list', { name: 'Páginas do documento' }).getByRole('listitem')

  for (const [width, height] of [
    [1280, 800],
    [1366, 600],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await follow(page, `/requerimento01/${id}/1/3`)
    await clips(page).first().click()
    await expect(buttons[2] as Locator).toBeVisible()
    await page
      .getByRole('dialog')
      .evaluate((sheet) => Promise.all(sheet.getAnimations().map((one) => one.finished)))
    const before = await places()
    if (width > 360) expect(new Set(before.map((box) => box?.y)).size).toBe(1)
    await picker(page).setInputFiles(front)
    await expect(pages).toHaveCount(1)
    const picture = pages.locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
    await expect(pages.first()).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Anexar documento' })).toBeInViewport()
    await picker(page).setInputFiles(back)
    await expect(page.getByText(/^frente e mais 1\.pdf \(/)).toBeVisible()
    await button('Mover para baixo a página 1').click()
    await expect(button('Mover para baixo a página 2')).toBeFocused()
    await expect(page.getByText(/^verso e mais 1\.pdf \(/)).toBeVisible()
    expect(await places()).toEqual(before)
    await expectNoSidewaysScroll(page)
    await button('Remover a página 1').click()
    await expect(page.locator('output')).toHaveText(/^frente\.jpg \(/)
    await button('Cancelar').click()
  }
})
