import type { Locator, Page } from '@playwright/test'

import { fileDraft } from './support/asking.ts'
import { openDemanded } from './support/demanded.ts'
import { pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { marina, openList } from './support/people.ts'
import { clips, fillInFather, openFilePicker, sendFile } from './support/wizard.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Safari opens without focusing the pressed button. */
const pressWithoutFocus = (opener: Locator) =>
  opener.evaluate((element: HTMLElement) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    element.click()
  })

/** A dialog keeps the scroll position of the page and gives the focus back to its button. */
async function seeReturn(page: Page, opener: Locator, close: () => Promise<void>): Promise<void> {
  await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = await scrolled(page)
  await pressWithoutFocus(opener)
  await expect(dialog(page)).toBeVisible()
  await close()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  // Browsers scroll by whole pixels and may round differently.
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(1)
}

test('no dialog scrolls the page in a browser that does not focus pressed buttons', async ({
  page,
  serverUrl,
}) => {
  await openDemanded(page, serverUrl, 'requerimento01')
  const press = (name: string) => () => button(page, name).click()
  const byEscape = () => page.keyboard.press('Escape')

  await test.step('a form with unsaved answers', async () => {
    await fillInFather(page, 'Jorge')
    await seeReturn(page, button(page, 'Voltar').last(), press('Continuar preenchendo'))
    await seeReturn(page, button(page, 'Cancelar Requerimento'), press('Não, continuar'))
  })

  await page.goto(page.url().replace(/\/1$/, '/3'))
  const clip = clips(page).last()
  await clip.waitFor()
  await clip.evaluate((button) => button.scrollIntoView())
  expect(await scrolled(page), 'the page is scrolled').toBeGreaterThan(200)

  await test.step('its documents', async () => {
    await seeReturn(page, clip, press('Cancelar'))
    await seeReturn(page, clip, byEscape)
    await seeReturn(page, button(page, /^Ver .+\.(pdf|png|jpg)$/).last(), press('Fechar'))
    await seeReturn(page, button(page, 'Cancelar Requerimento'), byEscape)
  })

  await test.step('the end of the session', () => seeReturn(page, button(page, /^Sair$/), press('Não')))
})

/** The distance from the top of the window to the lower edge of the focused element. */
const focusEnd = (page: Page) =>
  page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)

test('on a phone a growing row and its notice do not cover the focused button', async ({
  page,
  serverUrl,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await fileDraft(serverUrl, marina)
  await openList(page, marina)
  await page.goto(`/requerimento01/${id}/1/3`)
  const clip = clips(page).first()
  await clip.waitFor()
  // At the lower edge of the window, where the notice appears.
  await clip.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 12),
  )

  await openFilePicker(page, clip)
  await sendFile(page, pdf('identidade.pdf'))
  const notice = page.getByRole('status').filter({ hasText: 'Documento gravado com sucesso!' })
  // The notice stays open under the pointer.
  await notice.hover()
  await expect(button(page, 'Ver identidade.pdf')).toBeAttached()
  await expect(clip).toBeFocused()
  const noticeBegin = (await notice.boundingBox())?.y ?? 0
  expect(noticeBegin).toBeGreaterThan(500)
  await expect.poll(() => focusEnd(page)).toBeLessThanOrEqual(noticeBegin)
})
