import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import type { WalkedPath } from '../../tools/chart-paths/walk-listener.ts'
import { root } from '../../tools/cli/lib/project.mjs'
import { keepBrowserRun } from '../../tools/cli/paths/browser-run.ts'
import type { WalkTest } from '../../tools/cli/paths/coverage.ts'
import type { BrowserPlan } from '../drivers/browser-plan.ts'
import { charts } from '../drivers/charts.ts'
import { readPlans, writeTimes } from './plan-file.ts'

const median = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** Writes what was walked, what is excused, and how long restarts and steps took; keeps what each test took. */
export default class CoverageReporter implements Reporter {
  readonly #restarts: number[] = []
  readonly #steps: number[] = []
  readonly #tests = new Map<string, WalkTest[]>()

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { type, description = '' } of result.annotations) {
      if (type === 'walk') this.#keep(testOf(test, result, JSON.parse(description)))
      if (type !== 'seconds') continue
      const [restart, ...steps] = JSON.parse(description) as readonly number[]
      if (restart !== undefined) this.#restarts.push(restart)
      this.#steps.push(...steps)
    }
  }

  #keep(test: WalkTest): void {
    const { chart } = test.walk
    this.#tests.set(chart, [...(this.#tests.get(chart) ?? []), test])
  }

  onEnd(): void {
    keepBrowserRun(this.#tests)
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

const testOf = (
  { title, location }: TestCase,
  { status, duration, errors }: TestResult,
  walk: WalkedPath,
): WalkTest => ({
  name: `no navegador: ${title}`,
  file: location.file.replace(root, ''),
  hasPassed: status === 'passed',
  seconds: duration / 1000,
  cases: walk.cases,
  message: status === 'passed' ? null : errors.map(({ message = '' }) => message).join('\n'),
  walk,
})

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
