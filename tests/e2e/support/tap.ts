import type { Locator } from '@playwright/test'

/** Presses the middle of what is seen, as a finger does. */
export async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is not on the page')
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
