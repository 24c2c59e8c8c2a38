import { chartModels } from '../model-tests/models.ts'
import { planOf } from '../model-tests/support/chart-plan.ts'
import { type Options, optionsIn } from './paths/options.ts'
import { reportOf } from './paths/report.ts'
import { writeReport } from './paths/write-report.ts'

/** Null for invalid options, after printing what is wrong. */
function asked(): Options | null {
  try {
    return optionsIn(
      process.argv.slice(2),
      chartModels.map(({ chart }) => chart),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}

const options = asked()
if (options === null) process.exitCode = 1
else if (options.isReport) process.exitCode = (await writeReport(options)) ? 0 : 1
else {
  const rows = chartModels.filter(({ chart }) => options.chart === null || chart === options.chart)
  const plans = rows.map((row) => planOf(row, options))
  console.log(reportOf(plans, options))
  process.exitCode = plans.some(({ faults, unneeded }) => faults.length + unneeded.length > 0) ? 1 : 0
}
