import { test as base, type TestInfo } from '@playwright/test'

import type { WalkedPath } from '../../tools/chart-paths/walk-listener.ts'
import { expect } from '../../tests/e2e/support/journey.ts'
import { startServer } from '../../tests/e2e/support/server.ts'
import { charts } from '../drivers/charts.ts'
import type { BrowserPath } from '../drivers/browser-plan.ts'
import type { ChartDrivers } from '../drivers/drivers.ts'
import { failureReport, titleOf, until } from '../drivers/failure-report.ts'
import { readPlans } from './plan-file.ts'
import { openStage } from '../drivers/stage.ts'
import { type Failure, walk } from '../drivers/walk.ts'

const test = base.extend<object, { serverUrl: string }>({
  serverUrl: [
    // Playwright requires this pattern, even if no fixture is needed.
    async ({ playwright: _ }, use) => {
      const { url, stop } = await startServer()
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const TRY_AGAIN = 120_000

for (const { chart, paths, faults } of readPlans()) {
  const drivers = charts[chart] as ChartDrivers

  test.describe(chart, () => {
    test('every declared transition and every case is walked or excused', () => {
      expect(faults).toEqual([])
    })

    for (const path of paths) {
      test(`${titleOf(path)} ⇒ ${path.steps.at(-1)?.leaves.join(', ')}`, async ({
        browser,
        serverUrl,
      }, testInfo) => {
        const attempt = async (way: BrowserPath) => {
          const stage = await openStage(browser, serverUrl)
          try {
            const { failure, seconds } = await walk(drivers, way, stage)
            const screenshot = testInfo.outputPath('failure.png')
            if (failure) await stage.page.screenshot({ path: screenshot })
            return { failure, seconds, screenshot }
          } finally {
            await stage.close()
          }
        }
        const { failure, seconds, screenshot } = await attempt(path)
        record(testInfo, 'walk', walkedOf(chart, failure === null ? path : until(path, failure.step)))
        if (failure === null) return record(testInfo, 'seconds', seconds)
        testInfo.setTimeout(testInfo.timeout + TRY_AGAIN)
        const found = await shortest(chart, drivers, path, failure, attempt)
        throw new Error(failureReport({ chart, planned: path, screenshot, ...found }))
      })
    }
  })
}

/** Attempts shorter ways to the failing step, and returns the first that fails. */
async function shortest(
  chart: string,
  drivers: ChartDrivers,
  path: BrowserPath,
  first: Failure,
  attempt: (way: BrowserPath) => Promise<{ failure: Failure | null }>,
): Promise<Failure & { readonly path: BrowserPath }> {
  // Only here, because it loads all charts.
  const { waysToFailure } = await import('../drivers/browser-plan.ts')
  for (const way of waysToFailure(chart, drivers, until(path, first.step))) {
    const { failure } = await attempt(way)
    if (failure) return { ...failure, path: way }
  }
  return { ...first, path }
}

const walkedOf = (chart: string, { steps }: BrowserPath): WalkedPath => ({
  chart,
  cases: steps.flatMap(({ name }) => name ?? []),
  taken: [...new Set(steps.flatMap(({ taken }) => taken))],
  states: [...new Set(steps.flatMap(({ passed }) => passed))],
})

/** For the reporter. */
const record = ({ annotations }: TestInfo, type: 'walk' | 'seconds', value: unknown) => {
  annotations.push({ type, description: JSON.stringify(value) })
}
