import type { Construct } from './mutants-of.ts'

/** What one run of the tests of a chart is started with. */
export type MutantRun = {
  readonly chart: string
  /** The test files of the chart, from the project's folder. */
  readonly files: readonly string[]
  readonly ids: readonly string[]
  /** The file to which a line is added for each mutant. */
  readonly results: string
}

/** A line of the results. */
export type Judged = {
  readonly id: string
  readonly construct: Construct
  /** 'loading': its paths are computed; 'impossible': the screen never sends that event. */
  readonly state: 'loading' | 'started' | 'detected' | 'survived' | 'impossible'
  /** The test that failed. */
  readonly by?: string | null
}
