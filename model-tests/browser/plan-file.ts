import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { RESTART_COST } from '../../tools/chart-paths/chart-plan.ts'
import type { BrowserPlan } from '../drivers/browser-plan.ts'

const inCache = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/.cache/portal/${name}`, import.meta.url))

const PLANS = inCache('browser-paths.json')
const TIMES = inCache('browser-paths-times.json')

/** Median seconds of a restart and of a step. */
export type Times = { readonly restart: number; readonly step: number }

const write = (file: string, content: unknown) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}

/** The plans of this run: they are computed once, and each worker reads them. */
export const readPlans = (): readonly BrowserPlan[] => JSON.parse(readFileSync(PLANS, 'utf8'))
export const writePlans = (plans: readonly BrowserPlan[]): void => write(PLANS, plans)

export const writeTimes = (times: Times): void => write(TIMES, times)

/** The cost of a restart in steps, as the last run of the paths in a browser measured it. */
export function restartCost(): number {
  try {
    const { restart, step } = JSON.parse(readFileSync(TIMES, 'utf8')) as Times
    return Math.max(1, Math.round(restart / step))
  } catch {
    return RESTART_COST
  }
}
