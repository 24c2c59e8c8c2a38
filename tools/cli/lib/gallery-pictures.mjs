import { openGallery } from './gallery-page.mjs'

/**
 * Viewports in CSS pixels. Mobile devices have no scrollbar beside the page.
 * @typedef {{ width: number, height: number, isMobile: boolean }} Size
 */
export const DESK = { width: 1280, height: 800, isMobile: false }
export const PHONE = { width: 360, height: 740, isMobile: true }

/**
 * Opens the gallery with the viewport.
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {Size} size
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} work
 */
export async function inGallery(browser, { isMobile, ...viewport }, work) {
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  const page = await context.newPage()
  await openGallery(page)
  const result = await work(page)
  await context.close()
  return result
}

/**
 * @typedef {object} Plate
 * @property {number} index of its picture
 * @property {readonly import('../../gallery/main.tsx').Caption[]} captions of the states that look so
 */

/**
 * The distinct pictures, each with the states that look the same.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<readonly Plate[]>}
 */
export const platesOf = (browser) =>
  inGallery(browser, DESK, (page) =>
    page.evaluate(async () => {
      const { captions, show, markup } = window.gallery
      /** @type {Map<string, { index: number, captions: (typeof captions)[number][] }>} */
      const plates = new Map()
      for (const [index, caption] of captions.entries()) {
        await show(index)
        // An expander that is closed here may be open at another width.
        const seen = [caption.chart, caption.unfolded, markup()].join(' ')
        const plate = plates.get(seen) ?? { index, captions: [] }
        plates.set(seen, { ...plate, captions: [...plate.captions, caption] })
      }
      return [...plates.values()]
    }),
  )

/**
 * Shows each picture at its full height.
 * @param {import('@playwright/test').Page} page
 * @param {Size} size
 * @param {readonly Plate[]} plates
 * @param {(index: number) => Promise<unknown>} take
 */
export async function takeEach(page, { width, height }, plates, take) {
  for (const { index } of plates) {
    await page.evaluate(async (picture) => {
      await window.gallery.show(picture)
      window.scrollTo(0, 0)
    }, index)
    // A dialog is positioned in the viewport, not on the page.
    if ((await page.locator(':is([role=dialog], [role=alertdialog])').count()) === 0)
      await unroll(page, width)
    await take(index)
    await page.setViewportSize({ width, height })
  }
}

/**
 * Makes the viewport as high as the page. A full-page screenshot would drop the mobile emulation for a moment
 * and lay out the page again.
 * @param {import('@playwright/test').Page} page
 * @param {number} width
 */
async function unroll(page, width) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}
