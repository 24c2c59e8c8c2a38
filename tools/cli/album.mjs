import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

import { albumPage } from './lib/album-page.mjs'
import { withBrowser } from './lib/browser.mjs'
import { ensureGallery } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { COLOURS } from './lib/gallery-page.mjs'
import { DESK, inGallery, PHONE, platesOf, TABLET, takeEach } from './lib/gallery-pictures.mjs'
import { requireNode } from './lib/node-version.mjs'
import { inProject } from './lib/project.mjs'

const LOOKS = Object.keys(COLOURS).flatMap((colours) =>
  [DESK, TABLET, PHONE].map((size) => ({ size, colours: /** @type {keyof typeof COLOURS} */ (colours) })),
)

/** @param {string} album folder */
const fill = (album) =>
  withBrowser(async (browser) => {
    const plates = await platesOf(browser)
    for (const look of LOOKS) {
      const name = `${look.size.width}-${look.colours}`
      await inGallery(browser, look, (page) =>
        takeEach(page, look.size, plates, (index) =>
          page.screenshot({ path: `${album}/${index}-${name}.png` }),
        ),
      )
      console.log(`${plates.length} pictures at ${look.size.width} px, ${look.colours} colours`)
    }
    const looks = LOOKS.map(({ size: { width }, colours }) => ({ width, colours }))
    writeFileSync(`${album}/index.html`, albumPage(plates, looks))
  })

requireNode()
await ensureDependencies()
await ensureGallery()
const album = inProject('album')
rmSync(album, { recursive: true, force: true })
mkdirSync(album)
await fill(album)
console.log(`The album is ${album}/index.html`)
