import type { Page } from '@playwright/test'

/** A message to all tabs, as another tab of the same participant sends it. */
export const fromOtherTab = (page: Page, message: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate((sent) => {
    // A channel reaches the other channels of its name, also those of its own page.
    const channel = new BroadcastChannel('portal.session')
    channel.postMessage(sent)
    channel.close()
  }, message)
