import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { findBrowser } from '../scripts/lib/browser.mjs'
import { ensureBuild } from '../scripts/lib/build.mjs'
import { inProject } from '../scripts/lib/project.mjs'
import { withTemporaryFolder } from '../scripts/lib/temporary-folder.mjs'
import { serveFloor } from './floor.mjs'
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

/** Each round runs every page once; the floor runs first and last, which shows how much the machine varies. */
async function round(browser, floor, portal) {
  const session = await openSession(portal.url)
  const first = await floorForm(browser, floor.url)
  const visit = await portalVisit(browser, portal.url)
  const deep = await portalForm(browser, portal.url, session)
  const second = await portalSecondVisit(browser, portal.url, session)
  const last = await floorForm(browser, floor.url)
  return { floor: first, 'floor again': last, portal: { ...visit, ...deep, ...second }, work: fixedWork() }
}

await ensureBuild()
const executablePath = await findBrowser()
await withTemporaryFolder(async (folder) => {
  const floor = await serveFloor()
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
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/pages.json`, JSON.stringify({ ...summary, rounds }, null, 2))
  writeFileSync(`${FOLDER}/pages.md`, markdown)
  console.log(markdown)
})
