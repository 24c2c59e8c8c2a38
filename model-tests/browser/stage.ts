import type { Browser } from '@playwright/test'

import { watch } from '../../tests/e2e/support/watch.ts'
import { holdCall } from '../drivers/held-call.ts'
import { lendSessionTo, type Stage } from '../drivers/stage.ts'

type ClosableStage = Stage & { readonly close: () => Promise<void> }

/** A stage in a new context of a browser, with the built server. */
export async function openStage(browser: Browser, serverUrl: string, folder: string): Promise<ClosableStage> {
  const context = await browser.newContext({ baseURL: serverUrl })
  const pageErrors = await watch(context)
  const page = await context.newPage()
  return {
    page,
    serverUrl,
    folder,
    pageErrors,
    hold: (call) => holdCall(page, call),
    lendSession: lendSessionTo(page, serverUrl),
    close: () => context.close(),
  }
}
