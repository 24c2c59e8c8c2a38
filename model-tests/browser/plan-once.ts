import seedOnce from '../../tests/e2e/support/seeded-data.ts'
import { browserPlan } from '../drivers/browser-plan.ts'
import { charts, driversOf } from '../drivers/charts.ts'
import { restartCost, writePlans } from './plan-file.ts'

/** Runs before all paths: plans them, and seeds the data of the servers. */
export default function planOnce(): Promise<() => Promise<void>> {
  const cost = restartCost()
  const wanted = chosen()
  const plans = Object.keys(charts).flatMap((chart) => {
    const drivers = driversOf(chart)
    return drivers === null || !wanted(chart) ? [] : [browserPlan(chart, drivers, cost)]
  })
  writePlans(plans)
  return seedOnce()
}

/** The charts that the environment variable names; without it all. */
function chosen(): (chart: string) => boolean {
  const names = process.env.PATHS_CHARTS?.split(',').filter(Boolean) ?? []
  for (const name of names) {
    const entry = charts[name]
    if (entry === undefined)
      throw new Error(`There is no chart ${name}. There are: ${Object.keys(charts).join(', ')}.`)
    if (typeof entry === 'string') throw new Error(`${name}: ${entry}`)
    if ('unreachable' in entry && !('begin' in entry)) throw new Error(`${name}: ${entry.unreachable}`)
  }
  return (chart) => names.length === 0 || names.includes(chart)
}
