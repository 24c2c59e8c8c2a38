import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

import { albumPage } from './lib/album-page.mjs'
import { findBrowser } from './lib/browser.mjs'
import { ensureGallery } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { COLOURS, openGallery } from './lib/gallery-page.mjs'
import { requireNode } from './lib/node-version.mjs'
import { inProject } from './lib/project.mjs'

/** In CSS pixels. Mobile devices have no scrollbar beside the page. */
const DESK = { width: 1280, height: 800, isMobile: false }
const TABLET = { width: 768, height: 1024, isMobile: true }
const PHONE = { width: 360, height: 740, isMobile: true }

const LOOKS = Object.keys(COLOURS).flatMap((colours) =>
  [DESK, TABLET, PHONE].map((size) => ({ size, colours: /** @type {keyof typeof COLOURS} */ (colours) })),
)

/**
 * Opens the gallery with the viewport and colours of the look.
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {(typeof LOOKS)[number]} look
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} work
 */
async function inGallery(browser, { size: { isMobile, ...viewport }, colours }, work) {
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    forcedColors: COLOURS[colours],
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
 * The distinct pictures, each with the states that look the same.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<readonly import('./lib/album-page.mjs').Plate[]>}
 */
const platesOf = (page) =>
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
  })

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

/** @param {string} album folder */
async function fill(album) {
  // Imported here: this module is loaded before the packages are installed.
  const { chromium } = await import('@playwright/test')
  const executablePath = await findBrowser()
  const browser = await chromium.launch(executablePath === '' ? {} : { executablePath })
  try {
    const plates = await inGallery(browser, { size: DESK, colours: 'default' }, platesOf)
    for (const look of LOOKS) {
      const { width, height } = look.size
      const name = `${width}-${look.colours}`
      await inGallery(browser, look, async (page) => {
        for (const { index } of plates) {
          await page.evaluate(async (picture) => {
            await window.gallery.show(picture)
            window.scrollTo(0, 0)
          }, index)
          // A dialog is positioned in the viewport, not on the page.
          if ((await page.locator(':is([role=dialog], [role=alertdialog])').count()) === 0)
            await unroll(page, width)
          await page.screenshot({ path: `${album}/${index}-${name}.png` })
          await page.setViewportSize({ width, height })
        }
      })
      console.log(`${plates.length} pictures at ${look.size.width} px, ${look.colours} colours`)
    }
    const looks = LOOKS.map(({ size: { width }, colours }) => ({ width, colours }))
    writeFileSync(`${album}/index.html`, albumPage(plates, looks))
  } finally {
    await browser.close()
  }
}

requireNode()
await ensureDependencies()
await ensureGallery()
const album = inProject('album')
rmSync(album, { recursive: true, force: true })
mkdirSync(album)
await fill(album)
console.log(`The album is ${album}/index.html`)
