import type { Page } from '@playwright/test'

/** A message to all tabs, as another tab of the same participant sends it. */
export const fromOtherTab = (page: Page, message: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate((sent) => {
    // A channel reaches the other channels of its name, also those of its own page.
    const channel = new BroadcastChannel('portal.session')
    channel.postMessage(sent)
    channel.close()
  }, message)

/** The session was prolonged by an hour in another tab. */
export async function renewElsewhere(page: Page): Promise<void> {
  const { cpf, from, deadline } = await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('portal.session') ?? '{}')
    return { cpf: stored.cpf, from: stored.deadline, deadline: Date.now() + 3_600_000 }
  })
  await fromOtherTab(page, { kind: 'renewed', cpf, from, deadline, isLast: false })
}
