import { expect, test } from 'vitest'

import { chartModels } from '#tools/chart-paths/models.ts'
import { pathsOf } from '../../tools/chart-paths/chart-model.ts'

test.each(chartModels.map((row) => [row.chart, row] as const))(
  'the context of %s can be serialised and restored on every path',
  (_chart, row) => {
    for (const model of Object.values(row.models())) {
      const paths = pathsOf(model.machine, model as never)
      const contexts = paths.flatMap(({ steps }) => steps.map(({ state }) => state.context))
      expect(contexts.length).toBeGreaterThan(0)
      expect(contexts).toEqual(JSON.parse(JSON.stringify(contexts)))
    }
  },
)
