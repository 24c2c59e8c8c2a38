import type { Locator, Page } from '@playwright/test'

/**
 * Loads the page again, to measure it with the portal's own font: the font is optional, and a page that gets it
 * late is drawn without it, and is longer. Waits until `content` is there.
 */
export async function withOwnFont(page: Page, content: Locator): Promise<void> {
  await content.first().waitFor()
  await page.reload()
  await content.first().waitFor()
}
