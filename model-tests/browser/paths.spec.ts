import { test as base, type TestInfo } from '@playwright/test'
import { expect } from '../../tests/e2e/support/journey.ts'
import { startServer } from '../../tests/e2e/support/server.ts'
import type { BrowserPath } from '../drivers/browser-plan.ts'
import { charts } from '../drivers/charts.ts'
import type { ChartDrivers } from '../drivers/drivers.ts'
import { failureReport, titleOf } from '../drivers/failure-report.ts'
import { shortestFailure } from '../drivers/shortest-failure.ts'
import { walk } from '../drivers/walk.ts'
import { readPlans } from './plan-file.ts'
import { openStage } from './stage.ts'

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
          const stage = await openStage(browser, serverUrl, testInfo.outputPath('files'))
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
        if (failure === null) return recordSeconds(testInfo, seconds)
        testInfo.setTimeout(testInfo.timeout + TRY_AGAIN)
        const again = async (way: BrowserPath) => (await attempt(way)).failure
        const found = await shortestFailure(chart, drivers, path, failure, again)
        throw new Error(failureReport({ chart, planned: path, screenshot, ...found }))
      })
    }
  })
}

/** For the reporter. */
const recordSeconds = ({ annotations }: TestInfo, seconds: readonly number[]) => {
  annotations.push({ type: 'seconds', description: JSON.stringify(seconds) })
}
