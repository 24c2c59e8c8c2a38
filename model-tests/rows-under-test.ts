import { chartModels } from '#tools/chart-paths/models.ts'
import type { MutantRun } from '../tools/chart-paths/mutants/run.ts'

/** Set by `npm run test:mutants`, which changes one chart. */
const { MUTANTS } = process.env
const changed: MutantRun | null = MUTANTS === undefined ? null : JSON.parse(MUTANTS)

/** The charts of the tests that are the same for all; in a run of mutants the changed one alone. */
export const rowsUnderTest = chartModels
  .filter(({ chart }) => changed === null || chart === changed.chart)
  .map((row) => [row.chart, row] as const)
