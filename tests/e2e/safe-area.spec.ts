import type { Page } from '@playwright/test'

import { openGallery } from '../../tools/cli/lib/gallery-page.mjs'
import { openDemanded } from './support/demanded.ts'
import { expect, test } from './support/journey.ts'

type Insets = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }

const lay = async (page: Page, window: { width: number; height: number }, insets: Insets) => {
  await page.setViewportSize(window)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/**
 * Runs in the page: visible controls of the page, or of the dialog over it, that the edges of the screen
 * cover. The page is scrolled to its end first, because before that it continues under the lower edge; a
 * dialog clips what is scrolled out of it.
 */
function coveredControls({ top, left, right, bottom }: Insets): readonly string[] {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  if (!dialog) window.scrollTo(0, document.documentElement.scrollHeight)
  const sheet = dialog?.getBoundingClientRect()
  if (sheet && (sheet.top < top || sheet.bottom > window.innerHeight - bottom)) return ['the dialog itself']
  return [...(dialog ?? document).querySelectorAll('a, button, input, select, summary, textarea, iframe')]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0)
    .filter(
      ({ box }) =>
        box.left < left ||
        box.right > window.innerWidth - right ||
        (!sheet && box.bottom > window.innerHeight - bottom),
    )
    .map(({ control }) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`)
}

const expectSafe = async (page: Page, insets: Insets, place: string) => {
  expect(await page.evaluate(coveredControls, insets), place).toEqual([])
}

test('on a phone in landscape, camera and home indicator cover no control', async ({ page, serverUrl }) => {
  const insets = { top: 0, right: 47, bottom: 21, left: 47 }
  await lay(page, { width: 740, height: 360 }, insets)
  await page.goto('/login')
  await expect(page.getByLabel('CPF')).toBeVisible()
  await expectSafe(page, insets, 'login')

  await openDemanded(page, serverUrl, 'ver')
  await page.getByRole('tab', { name: 'Documentos' }).click()
  await expectSafe(page, insets, 'request')

  await page
    .getByRole('button', { name: /^Ver .*\.png$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await expectSafe(page, insets, 'viewer')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Deseja sair do sistema?' })).toBeVisible()
  await expectSafe(page, insets, 'question')
})

test('on a phone in portrait, they cover neither notices nor the document viewer', async ({ page }) => {
  // The navigation bar of Android is higher than a home indicator.
  const insets = { top: 47, right: 0, bottom: 48, left: 0 }
  await lay(page, { width: 360, height: 740 }, insets)
  await openGallery(page)
  const pictures = await page.evaluate(() =>
    [...window.gallery.captions.entries()].filter(([, { chart }]) =>
      ['notices', 'document-reader'].includes(chart),
    ),
  )
  expect([...new Set(pictures.map(([, { chart }]) => chart))]).toHaveLength(2)
  for (const [picture, { chart }] of pictures) {
    await page.evaluate((index) => window.gallery.show(index), picture)
    await expectSafe(page, insets, `${chart}, picture ${picture}`)
  }
})
