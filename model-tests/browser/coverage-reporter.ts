import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import type { BrowserPlan } from '../drivers/browser-plan.ts'
import { charts } from '../drivers/charts.ts'
import { readPlans, writeTimes } from './plan-file.ts'

const median = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** Writes what was walked, what is excused, and how long restarts and steps took. */
export default class CoverageReporter implements Reporter {
  readonly #restarts: number[] = []
  readonly #steps: number[] = []

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const { type, description = '' } of result.annotations) {
      if (type !== 'seconds') continue
      const [restart, ...steps] = JSON.parse(description) as readonly number[]
      if (restart !== undefined) this.#restarts.push(restart)
      this.#steps.push(...steps)
    }
  }

  onEnd(): void {
    const plans = readPlans()
    console.log(`\n${tableOf(plans)}\n`)
    for (const line of notWalked(plans)) console.log(line)
    if (this.#steps.length === 0) return
    const times = { restart: median(this.#restarts), step: median(this.#steps) }
    writeTimes(times)
    console.log(`A restart took ${times.restart.toFixed(2)} s, a step ${times.step.toFixed(2)} s.`)
  }

  printsToStdio(): boolean {
    return false
  }
}

function tableOf(plans: readonly BrowserPlan[]): string {
  const rows = plans.map(({ chart, taken, declared, paths }) => [
    chart,
    `${taken} of ${declared}`,
    `${paths.length}`,
    `${paths.reduce((total, { steps }) => total + steps.length - 1, 0)}`,
  ])
  const all = [['chart', 'transitions', 'tests', 'steps'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

function notWalked(plans: readonly BrowserPlan[]): readonly string[] {
  const unreachable = Object.entries(charts).flatMap(([chart, entry]) =>
    !('begin' in entry) ? [`  ${chart}: ${entry.unreachable}`] : [],
  )
  const excused = plans.flatMap((plan) =>
    Object.entries(plan.excused).map(([id, reason]) => `  ${id}: ${reason}`),
  )
  return [
    ...(excused.length > 0 ? ['Excused:', ...excused] : []),
    ...(unreachable.length > 0 ? ['Unreachable:', ...unreachable] : []),
  ]
}
