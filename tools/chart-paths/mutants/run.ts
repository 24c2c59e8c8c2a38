import type { Construct } from './mutants-of.ts'

/** What one run of the tests of a chart is started with. */
export type MutantRun = {
  readonly chart: string
  /** Of Vitest: with a window for the screens of the chart, or with the whole portal. */
  readonly project: 'mutants' | 'mutants-on-stage'
  /** Test files of the chart, from the project's folder. */
  readonly files: readonly string[]
  readonly ids: readonly string[]
  /** The file to which lines are added. */
  readonly results: string
}

/** A line of the results. */
export type Line =
  /** A test of the chart as it is; it failed if there is an error. */
  | { readonly kind: 'unmutated'; readonly test: string; readonly error: string | null }
  /** The paths of a mutant are computed, or one of its tests begins. */
  | { readonly kind: 'begun'; readonly id: string }
  | ({ readonly kind: 'judged' } & Judged)

export type Judged = {
  readonly id: string
  readonly construct: Construct
  /** 'impossible': the screen never sends the event that the mutant drops. */
  readonly state: 'detected' | 'survived' | 'impossible'
  /** The test that failed. */
  readonly by: string | null
}
