import { planOf } from '../chart-paths/chart-plan.ts'
import { chartModels } from '../chart-paths/models.ts'
import { optionsOrNull } from './lib/command-options.ts'
import { optionsIn } from './paths/options.ts'
import { reportOf } from './paths/report.ts'
import { writeReport } from './paths/write-report.ts'

const names = chartModels.map(({ chart }) => chart)

const options = optionsOrNull(() => optionsIn(process.argv.slice(2), names))
if (options === null) process.exitCode = 1
else if (options.isReport) process.exitCode = (await writeReport(options.chart)) ? 0 : 1
else {
  const rows = chartModels.filter(({ chart }) => options.chart === null || chart === options.chart)
  const plans = rows.map((row) => planOf(row, options))
  console.log(reportOf(plans, options))
  process.exitCode = plans.some(({ faults, unneeded }) => faults.length + unneeded.length > 0) ? 1 : 0
}
