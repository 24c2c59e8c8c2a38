import { performance } from 'node:perf_hooks'

import { expect } from '../../tests/e2e/support/journey.ts'
import type { BrowserPath } from './browser-plan.ts'
import type { ChartDrivers } from './drivers.ts'
import type { Stage } from './stage.ts'

/** Where a walk failed: the index of the step, 0 for the start of the visit. */
export type Failure = { readonly step: number; readonly error: unknown }

type Walk = {
  readonly failure: Failure | null
  /** Seconds of the start and of each step. */
  readonly seconds: readonly number[]
}

/** Walks a path: drives each case, and asserts each state after it. */
export async function walk(drivers: ChartDrivers, path: BrowserPath, stage: Stage): Promise<Walk> {
  const { begin, drive, see } = drivers
  const seconds: number[] = []
  const cases = path.steps.flatMap(({ name }) => name ?? [])
  let world: object | undefined
  for (const [step, { name, leaves }] of path.steps.entries()) {
    const began = performance.now()
    const next = path.steps[step + 1]?.name ?? null
    try {
      if (world === undefined) world = await begin(stage, { visit: path.visit, cases })
      else if (name !== null) await actOf(drive, name)(world as never, next)
      for (const leaf of leaves) await actOf(see, leaf)(world as never, next)
      if (step === path.steps.length - 1)
        expect(stage.pageErrors, 'errors and violations of the policy on the pages').toEqual([])
    } catch (error) {
      return { failure: { step, error }, seconds }
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
