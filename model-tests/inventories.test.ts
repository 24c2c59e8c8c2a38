import { expect, test } from 'vitest'
import { chartFolder } from '#tools/chart-paths/chart-files.ts'
import { plansOf, waysThrough } from '#tools/chart-paths/planned.ts'
import { effectsOf } from '../tools/chart-paths/effects.ts'
import { pathsAsText } from '../tools/chart-paths/path-inventory.ts'
import { inProject } from '../tools/cli/lib/project.mjs'
import { rowsUnderTest } from './rows-under-test.ts'

test.each(rowsUnderTest)(
  '%s: its paths, and what each transition sends, starts and returns, are as reviewed',
  async (chart, row) => {
    const paths = pathsAsText(chart, plansOf(row))
    const effects = effectsOf(row, (visit) => waysThrough(row, visit))
    await expect(`== paths\n${paths}\n== effects\n${effects}`).toMatchFileSnapshot(
      inProject(chartFolder('model-tests', chart), `${chart}.inventory.txt`),
    )
  },
)
