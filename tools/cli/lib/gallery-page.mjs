import { existsSync } from 'node:fs'

import { inProject } from './project.mjs'

/** Never requested: the files of the gallery are served by request interception. */
const HOST = 'http://gallery.test'

/**
 * Opens the built gallery, `window.gallery`, without a server.
 * @param {import('@playwright/test').Page} page
 */
export async function openGallery(page) {
  if (!existsSync(inProject('dist/gallery/index.html'))) throw new Error('The gallery is not built.')
  await page.route(`${HOST}/**`, (route) => {
    const file = inProject('dist/gallery', new URL(route.request().url()).pathname.slice(1))
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
  await page.goto(`${HOST}/index.html`)
  await page.waitForFunction(() => 'gallery' in window)
}

/** Values of `forcedColors` in Playwright. */
export const COLOURS = /** @type {const} */ ({ default: 'none', forced: 'active' })
