import { lookup } from 'node:dns/promises'
import { setTimeout } from 'node:timers/promises'

import { inPackages } from './project.mjs'
import { runNode } from './run.mjs'

const SECONDS_TO_RESOLVE = 2
const SECONDS_TO_DOWNLOAD = 300

/** Host of Playwright's downloads. */
const host = () => new URL(process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev').hostname

/** Whether the host resolves; without a network the download itself would take long to fail. */
export async function canDownload() {
  const resolved = lookup(host()).then(
    () => true,
    () => false,
  )
  return Promise.race([resolved, setTimeout(SECONDS_TO_RESOLVE * 1000, false, { ref: false })])
}

export async function downloadBrowser() {
  const { code } = await runNode(
    inPackages('@playwright/test/cli.js'),
    ['install', '--only-shell', 'chromium'],
    { limit: SECONDS_TO_DOWNLOAD },
  )
  return code === 0
}
