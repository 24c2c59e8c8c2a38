import type { BrowserPath } from './browser-plan.ts'
import type { ChartDrivers } from './drivers.ts'
import { until } from './failure-report.ts'
import type { Failure } from './walk.ts'

/**
 * Attempts shorter ways to the failing step, and returns the first that fails in the same way: at the same
 * case, in the same part.
 */
export async function shortestFailure(
  chart: string,
  drivers: ChartDrivers,
  path: BrowserPath,
  first: Failure,
  attempt: (way: BrowserPath) => Promise<Failure | null>,
): Promise<Failure & { readonly path: BrowserPath }> {
  // Only here, because it loads all charts.
  const { waysToFailure } = await import('./browser-plan.ts')
  const failing = path.steps[first.step]?.name
  for (const way of waysToFailure(chart, drivers, until(path, first.step))) {
    const failure = await attempt(way)
    if (failure?.part === first.part && way.steps[failure.step]?.name === failing)
      return { ...failure, path: way }
  }
  return { ...first, path }
}
