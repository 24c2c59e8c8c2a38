import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { findBrowser } from '../cli/lib/browser.mjs'
import { ensureBuild } from '../cli/lib/build.mjs'
import { inProject } from '../cli/lib/project.mjs'
import { withTemporaryFolder } from '../cli/lib/temporary-folder.mjs'
import { serveFloorPage } from './floor-page.mjs'
import { floorForm, portalForm, portalSecondVisit, portalVisit } from './measures.mjs'
import { openSession, servePortal } from './portal-server.mjs'
import { markdownOf, summaryOf } from './report.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const FOLDER = inProject('dist/bench')

/** Milliseconds of a fixed computation: the noise gauge of the processor. */
function fixedWork() {
  const start = performance.now()
  let sum = 0
  for (let i = 0; i < 50_000_000; i++) sum = (sum * 31 + i) | 0
  return performance.now() - start + sum * 0
}

/** Each round runs everything once; the floor runs first and last, which shows how much the machine varies. */
async function round(browser, floor, portal) {
  const session = await openSession(portal.url)
  const forms = {
    floor: await floorForm(browser, floor.url),
    portal: await portalForm(browser, portal.url, session),
  }
  const visits = {
    ...(await portalVisit(browser, portal.url)),
    ...(await portalSecondVisit(browser, portal.url, session)),
  }
  const floorAgain = await floorForm(browser, floor.url)
  return { forms, floorAgain, visits, work: fixedWork(), load: loadavg()[0] }
}

await ensureBuild()
mkdirSync(FOLDER, { recursive: true })
const executablePath = await findBrowser()
await withTemporaryFolder(async (folder) => {
  const floor = await serveFloorPage()
  const portal = await servePortal(folder)
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  const rounds = []
  try {
    for (let i = 0; i < Number(values.rounds); i++) rounds.push(await round(browser, floor, portal))
  } finally {
    await browser.close()
    await portal.stop()
    floor.stop()
  }
  const summary = summaryOf(rounds)
  const markdown = markdownOf(summary)
  writeFileSync(`${FOLDER}/pages.json`, JSON.stringify({ ...summary, rounds }, null, 2))
  writeFileSync(`${FOLDER}/pages.md`, markdown)
  console.log(markdown)
})
