import { expect, type Page, test } from '@playwright/test'

import { openGallery } from '../../tools/cli/lib/gallery-page.mjs'

/** Shows the first picture of a chart's state; `trait` distinguishes pictures of the same state. */
async function show(page: Page, chart: string, leaf: string, trait = ''): Promise<void> {
  const index = await page.evaluate(
    ([wantedChart, wantedLeaf, wantedTrait]) =>
      window.gallery.captions.findIndex(
        (caption) =>
          caption.chart === wantedChart &&
          caption.leaves.includes(wantedLeaf) &&
          caption.trait === wantedTrait,
      ),
    [chart, leaf, trait] as const,
  )
  expect(index, `the picture of ${chart} ${leaf}`).toBeGreaterThanOrEqual(0)
  await page.evaluate((picture) => window.gallery.show(picture), index)
}

test('the main button of the login has the primary colour (LOOK-03)', async ({ page }) => {
  await openGallery(page)
  await show(page, 'login', 'loggedOut.waiting')
  await expect(page.getByRole('button', { name: 'Entrar' })).toHaveCSS(
    'background-color',
    'rgb(21, 101, 192)',
  )
})

test('a success is a green snackbar, an error a red one (MESSAGES-11)', async ({ page }) => {
  await openGallery(page)
  const barIn = (role: 'status' | 'alert') =>
    page
      .getByRole(role)
      .filter({ has: page.getByRole('button', { name: 'Fechar aviso' }) })
      .locator('> div')
  await show(page, 'notices', 'showing', 'success')
  await expect(barIn('status')).toHaveCSS('background-color', 'rgb(46, 125, 50)')
  await show(page, 'notices', 'showing', 'error')
  await expect(barIn('alert')).toHaveCSS('background-color', 'rgb(198, 40, 40)')
})

test('the countdown is white, and orange below ten minutes (SESSION-07, SESSION-08)', async ({ page }) => {
  await openGallery(page)
  // A dialog hides it from the accessibility tree.
  const countdown = page.getByRole('timer', { includeHidden: true })
  await show(page, 'session-clock', 'counting.time.plenty')
  await expect(countdown).toHaveCSS('color', 'rgb(255, 255, 255)')
  await show(page, 'session-clock', 'counting.time.short')
  await expect(countdown).toHaveCSS('background-color', 'rgb(255, 152, 0)')
})
