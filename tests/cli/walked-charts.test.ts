import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { chartsToWalk, keepingWalkedCharts } from '../../tools/cli/lib/walked-charts.mjs'

/** The record of a run of all charts. */
async function recordOf(failed: number) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-walked-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const record = join(folder, 'walked.json')
  await keepingWalkedCharts(record, async () => ({ tally: { failed } }))
  return record
}

test('nothing is walked again while nothing changed, and all after a failure', async () => {
  expect(chartsToWalk(await recordOf(0))).toEqual([])
  expect(chartsToWalk(await recordOf(1))).toBeNull()
})

test('a chart that changed is walked with those that invoke it; another change walks all', async () => {
  const record = await recordOf(0)
  const walked = JSON.parse(readFileSync(record, 'utf8'))
  writeFileSync(record, JSON.stringify({ ...walked, charts: { ...walked.charts, consent: 'before' } }))
  expect(chartsToWalk(record)).toEqual(['consent', 'screens', 'signed-in'])
  writeFileSync(record, JSON.stringify({ ...walked, rest: 'before' }))
  expect(chartsToWalk(record)).toBeNull()
})
