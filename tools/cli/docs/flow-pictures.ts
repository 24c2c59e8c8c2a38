import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import type { FlowPicture } from '../../flows/site.ts'
import { withBrowser } from '../lib/browser.mjs'
import { ensureGallery, galleryFingerprint } from '../lib/build.mjs'
import { DESK, inGallery, PHONE, platesOf, takeEach } from '../lib/gallery-pictures.mjs'
import { inProject } from '../lib/project.mjs'

const FOLDER = inProject('dist/flow-pictures')
const LIST = `${FOLDER}/pictures.json`

/** The pictures, and what the gallery was built from when they were taken. */
type Taken = { readonly sources: string; readonly pictures: Readonly<Record<string, readonly FlowPicture[]>> }

/** Of WebP: text stays sharp, and a picture has about 20 KB. */
const QUALITY = 60

/** The pictures of each chart, by its folder; null if none were taken of these sources. */
export function readPictures(): Taken['pictures'] | null {
  if (!existsSync(LIST)) return null
  const taken: Taken = JSON.parse(readFileSync(LIST, 'utf8'))
  return taken.sources === galleryFingerprint() ? taken.pictures : null
}

/** Copies the files of the pictures into a folder of the pages. */
export const copyPictures = (folder: string): void =>
  cpSync(FOLDER, folder, { recursive: true, filter: (file) => file !== LIST })

/** Takes a picture of every state of every screen in two widths, unless those of these sources exist. */
export async function takePictures(): Promise<void> {
  if (readPictures() !== null) return
  await ensureGallery()
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const plates = await withBrowser(async (browser) => {
    const distinct = await platesOf(browser)
    for (const size of [DESK, PHONE])
      await inGallery(browser, size, async (page) => {
        const take = await camera(page)
        await takeEach(page, size, distinct, async (index) =>
          writeFileSync(`${FOLDER}/${index}-${size.width}.webp`, await take()),
        )
      })
    return distinct
  })
  const pictures: Record<string, FlowPicture[]> = {}
  for (const { index, captions } of plates)
    for (const { chart, leaves, unfolded, trait } of captions) {
      pictures[chart] ??= []
      pictures[chart].push({ file: index, leaves, note: [unfolded, trait].filter(Boolean).join(', ') })
    }
  writeFileSync(LIST, JSON.stringify({ sources: galleryFingerprint(), pictures } satisfies Taken))
}

/** Playwright itself takes no WebP. */
async function camera(page: Page): Promise<() => Promise<Buffer>> {
  const session = await page.context().newCDPSession(page)
  return async () => {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
    return Buffer.from(data, 'base64')
  }
}
