import { beforeAll, describe, expect, test } from 'vitest'

import { chartFiles } from '#tools/chart-paths/chart-files.ts'
import { RESTART_COST } from '../../tools/chart-paths/chart-plan.ts'
import { tellWalk } from '../../tools/chart-paths/walk-listener.ts'
import { type BrowserPath, browserPlan } from '../drivers/browser-plan.ts'
import { driversOf } from '../drivers/charts.ts'
import { failureReport, titleOf } from '../drivers/failure-report.ts'
import { shortestFailure } from '../drivers/shortest-failure.ts'
import { walk, walkedOf } from '../drivers/walk.ts'
import { openStage } from './stage.ts'

const chosen = process.env.PATHS_CHARTS?.split(',').filter(Boolean) ?? []

/** The code of every screen: loading it takes longer than a path waits where the machine is busy. */
const loadScreens = () =>
  Promise.all(Object.values(import.meta.glob('../../ui/screens/**/*.tsx')).map((load) => load()))

/** Tests of an area: the planned paths of all its charts on the stage of jsdom. */
export function walkCharts(area: string): void {
  beforeAll(async () => {
    await loadScreens()
  })

  for (const { chart } of chartFiles(`model-tests/${area}`, '.driver.ts')) {
    const drivers = driversOf(chart)
    if (drivers === null || (chosen.length > 0 && !chosen.includes(chart))) continue
    const { paths, faults } = browserPlan(chart, drivers, RESTART_COST)

    describe(chart, () => {
      test('every declared transition and every case is walked or excused', () => {
        expect(faults).toEqual([])
      })

      for (const path of paths) {
        test(`${titleOf(path)} ⇒ ${path.steps.at(-1)?.leaves.join(', ')}`, async () => {
          const attempt = async (way: BrowserPath) => {
            const stage = await openStage()
            try {
              const { failure } = await walk(drivers, way, stage)
              return failure && { ...failure, shown: stage.shown() }
            } finally {
              await stage.close()
            }
          }
          const failure = await attempt(path)
          tellWalk(walkedOf(chart, path, failure))
          if (failure === null) return
          if (process.env.MUTANTS) throw failure.error
          const found = await shortestFailure(chart, drivers, path, failure, attempt)
          throw new Error(failureReport({ chart, planned: path, shown: failure.shown, ...found }))
        })
      }
    })
  }
}
