import type { Result } from './run-mutants.ts'

/** What the tests of a chart found out about its mutants. */
export type ChartResults = {
  readonly chart: string
  readonly results: readonly Result[]
  /** The ids of all its mutants. */
  readonly known: readonly string[]
  /** What failed without a mutant, so that there are no results; null if nothing did. */
  readonly broken: string | null
  readonly seconds: number
}
