import { performance } from 'node:perf_hooks'

import { expect } from '../../tests/e2e/support/journey.ts'
import type { WalkedPath } from '../../tools/chart-paths/walk-listener.ts'
import type { BrowserPath } from './browser-plan.ts'
import type { ChartDrivers, End } from './drivers.ts'
import type { Stage } from './stage.ts'
import { noteWrites } from './writes.ts'

/**
 * Where a walk failed: the index of the step, 0 for the start of the visit, and in what: what is done, what is
 * seen, where it ends, or an error on the page.
 */
export type Failure = {
  readonly step: number
  readonly part: 'drive' | 'see' | 'ends' | 'errors'
  readonly error: unknown
}

type Walk = {
  readonly failure: Failure | null
  /** Seconds of the start and of each step. */
  readonly seconds: readonly number[]
}

/** Walks a path: drives each case, and asserts where it ends and each state after it. */
export async function walk(drivers: ChartDrivers, path: BrowserPath, stage: Stage): Promise<Walk> {
  const { begin, drive, see } = drivers
  const seconds: number[] = []
  const cases = path.steps.flatMap(({ name }) => name ?? [])
  const writes = noteWrites(stage.page)
  let world: object | undefined
  for (const [step, { name, leaves }] of path.steps.entries()) {
    const began = performance.now()
    const next = path.steps[step + 1]?.name ?? null
    const before = writes.length
    let part: Failure['part'] = 'drive'
    try {
      if (world === undefined) world = await begin(stage, { visit: path.visit, cases })
      else if (name !== null) await actOf(drive, name)(world as never, next)
      const end = name === null ? null : endOf(drivers, path, step, name)
      if (end) {
        part = 'ends'
        await actOf(see, end.in)(world as never, next)
        expect(writes.slice(before), `what «${name}» writes`).toEqual(end.calls)
      }
      part = 'see'
      for (const leaf of leaves) if (leaf !== end?.in) await actOf(see, leaf)(world as never, next)
      part = 'errors'
      if (step === path.steps.length - 1)
        expect(stage.pageErrors, 'errors and violations of the policy on the pages').toEqual([])
    } catch (error) {
      return { failure: { step, part, error }, seconds }
    }
    seconds.push((performance.now() - began) / 1000)
  }
  return { failure: null, seconds }
}

function actOf(entries: ChartDrivers['drive'], name: string) {
  const entry = entries[name]
  if (typeof entry !== 'function') throw new Error(`«${name}» has no driver or assertion`)
  return entry
}

/** Where a step must end; null if its case decides nothing. */
function endOf({ ends = {} }: ChartDrivers, path: BrowserPath, step: number, name: string): End | null {
  const found = ends[name]
  if (found === undefined) return null
  if ('by' in found) return found.by[path.visit] ?? null
  if ('in' in found) return found
  const before = path.steps[step - 1]?.leaves ?? []
  return before.flatMap((leaf) => found.from[leaf] ?? [])[0] ?? found.otherwise ?? null
}

/** What a walk took of its chart, for the report of the paths. */
export function walkedOf(chart: string, path: BrowserPath, failure: Failure | null): WalkedPath {
  const steps = path.steps.slice(0, failure === null ? undefined : failure.step + 1)
  return {
    chart,
    cases: steps.flatMap(({ name }) => name ?? []),
    taken: [...new Set(steps.flatMap(({ taken }) => taken))],
    states: [...new Set(steps.flatMap(({ passed }) => passed))],
  }
}
