import { expect, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { effectsOf } from '../tools/chart-paths/effects.ts'
import { chartFolder, inProject } from '../tools/cli/lib/project.mjs'
import { rowsUnderTest } from './rows-under-test.ts'

test.each(rowsUnderTest)(
  '%s: what each transition sends, starts and returns is as reviewed',
  async (chart, row) => {
    await expect(effectsOf(row, (visit) => waysThrough(row, visit))).toMatchFileSnapshot(
      inProject(chartFolder('model-tests', chart), `${chart}.effects.txt`),
    )
  },
)
