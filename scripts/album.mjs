import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

import { albumPage } from './lib/album-page.mjs'
import { findBrowser } from './lib/browser.mjs'
import { ensureGallery } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { COLOURS, openGallery } from './lib/gallery-page.mjs'
import { requireNode } from './lib/node-version.mjs'
import { inProject } from './lib/project.mjs'

/* In CSS pixels. What is held in the hand has no bars beside the page. */
const DESK = { width: 1280, height: 800, isMobile: false }
const TABLET = { width: 768, height: 1024, isMobile: true }
const PHONE = { width: 360, height: 740, isMobile: true }

const LOOKS = Object.keys(COLOURS).flatMap((colours) =>
  [DESK, TABLET, PHONE].map((size) => ({ size, colours: /** @type {keyof typeof COLOURS} */ (colours) })),
)

/**
 * The gallery in a window of its own, as large and as coloured as the look says.
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
 * The pictures that differ, each with the states that look so.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<readonly import('./lib/album-page.mjs').Plate[]>}
 */
const platesOf = (page) =>
  page.evaluate(async () => {
    const { captions, show, sight } = window.gallery
    /** @type {Map<string, { index: number, captions: (typeof captions)[number][] }>} */
    const plates = new Map()
    for (const [index, caption] of captions.entries()) {
      await show(index)
      // What is unfolded here may be open at another width, and the other way about.
      const seen = [caption.chart, caption.unfolded, sight()].join(' ')
      const plate = plates.get(seen) ?? { index, captions: [] }
      plates.set(seen, { ...plate, captions: [...plate.captions, caption] })
    }
    return [...plates.values()]
  })

/**
 * Makes the window as high as the page. What takes a picture of a whole page by itself lets the browser forget for that
 * moment that it is held in the hand, and the page is laid out anew.
 * @param {import('@playwright/test').Page} page
 * @param {number} width
 */
async function unroll(page, width) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}

/** @param {string} album folder */
async function fill(album) {
  // Looked up late: this module is loaded before the packages are installed.
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
          // A dialog stands in the window, not on the page.
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
