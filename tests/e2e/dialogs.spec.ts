import type { CDPSession } from '@playwright/test'

import { openGallery } from '../../tools/cli/lib/gallery-page.mjs'
import { DIALOGS } from '../gallery/dialog-table.ts'
import { expect, test } from './support/journey.ts'

/** What a screen reader gets when a dialog opens: the dialog and the focused element. */
type Heard = {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly focus: string
}

/** Each is in the row of its dialog, in `<chart>.cases.ts`. */
const EXPECTED: readonly Heard[] = DIALOGS.flatMap(({ dialog, role = 'alertdialog', spoken = [] }) =>
  spoken.map(([description, focus]) => ({ role, name: dialog, description, focus })),
)

/** From the browser's accessibility tree. */
async function hearDialogs(browser: CDPSession): Promise<readonly Heard[]> {
  const { root } = await browser.send('DOM.getDocument', { depth: 0 })
  const inRole = async (role: string) =>
    (await browser.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role })).nodes
  const focused = await browser.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await browser.send('Accessibility.getPartialAXTree', {
    objectId: focused.result.objectId ?? '',
    fetchRelatives: false,
  })
  const focus = nodes.map(({ role, name }) => `${role?.value}: ${name?.value}`).join()
  return [...(await inRole('dialog')), ...(await inRole('alertdialog'))].map(
    ({ role, name, description }) => ({
      role: role?.value,
      name: name?.value,
      description: description?.value ?? '',
      focus,
    }),
  )
}

/** Runs in the page: the indexes of pictures with a dialog, each look once. */
async function picturesWithDialogs(): Promise<readonly number[]> {
  const { captions, show, markup } = window.gallery
  const seen = new Set<string>()
  const found: number[] = []
  for (const index of captions.keys()) {
    await show(index)
    if (document.querySelector('[role=dialog], [role=alertdialog]') === null || seen.has(markup())) continue
    seen.add(markup())
    found.push(index)
  }
  return found
}

/** Runs in the page: buttons of the dialog that are covered, or not completely in the window. */
function hiddenActions(): readonly string[] {
  const buttons = document.querySelectorAll(
    '[role=dialog] > :last-child button, [role=alertdialog] > :last-child button',
  )
  return [...buttons]
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const isInside = left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return !isInside || !button.contains(over)
    })
    .map(({ textContent }) => textContent)
}

const title =
  'a screen reader gets role, name, text and focus of every dialog, whose buttons are visible in an enlarged window'

test(title, { tag: '@complete' }, async ({ page, context }) => {
  // All pictures are drawn, to find those with a dialog.
  test.setTimeout(400_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openGallery(page)
  const browser = await context.newCDPSession(page)
  await browser.send('Accessibility.enable')

  const pictures = await page.evaluate(picturesWithDialogs)
  expect(pictures.length).toBeGreaterThan(20)
  const heard = new Map<string, Heard>()
  for (const picture of pictures) {
    await page.evaluate((index) => window.gallery.show(index), picture)
    for (const dialog of await hearDialogs(browser)) heard.set(JSON.stringify(dialog), dialog)
  }
  const byText = (a: Heard, b: Heard) => JSON.stringify(a).localeCompare(JSON.stringify(b))
  expect([...heard.values()].sort(byText)).toEqual([...EXPECTED].sort(byText))

  // Four times.
  await page.setViewportSize({ width: 320, height: 256 })
  for (const picture of pictures) {
    await page.evaluate((index) => window.gallery.show(index), picture)
    expect(await page.evaluate(hiddenActions), `picture ${picture}`).toEqual([])
  }
})
