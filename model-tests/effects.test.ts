import { expect, test } from 'vitest'

import { inProject } from '../tools/cli/lib/project.mjs'
import { rowsUnderTest } from './rows-under-test.ts'
import { effectsOf } from './support/effects.ts'

test.each(rowsUnderTest)(
  '%s: what each transition sends, starts and returns is as reviewed',
  async (chart, row) => {
    await expect(effectsOf(row)).toMatchFileSnapshot(inProject('model-tests', chart, `${chart}.effects.txt`))
  },
)
