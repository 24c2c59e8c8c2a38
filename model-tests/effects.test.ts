import { expect, test } from 'vitest'

import { inProject } from '../scripts/lib/project.mjs'
import { chartModels } from './models.ts'
import type { MutantRun } from './mutants/run.ts'
import { effectsOf } from './support/effects.ts'

/** Set by `npm run test:mutants`, which changes one chart. */
const { MUTANTS } = process.env
const changed: MutantRun | null = MUTANTS === undefined ? null : JSON.parse(MUTANTS)
const rows = chartModels.filter(({ chart }) => changed === null || chart === changed.chart)

test.each(rows.map((row) => [row.chart, row] as const))(
  '%s: what each transition sends, starts and returns is as reviewed',
  async (chart, row) => {
    await expect(effectsOf(row)).toMatchFileSnapshot(inProject('model-tests', chart, `${chart}.effects.txt`))
  },
)
