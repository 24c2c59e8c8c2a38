import { expect, test } from 'vitest'

import { chartFolder, inProject } from '../tools/cli/lib/project.mjs'
import { rowsUnderTest } from './rows-under-test.ts'
import { effectsOf } from './support/effects.ts'

test.each(rowsUnderTest)(
  '%s: what each transition sends, starts and returns is as reviewed',
  async (chart, row) => {
    await expect(effectsOf(row)).toMatchFileSnapshot(
      inProject(chartFolder('model-tests', chart), `${chart}.effects.txt`),
    )
  },
)
