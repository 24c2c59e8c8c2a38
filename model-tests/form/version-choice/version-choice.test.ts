import { expect, test } from 'vitest'

import { versionChoiceMachine } from '#machines/form/version-choice/index.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'

test('without typed answers only the saved version can be chosen', () => {
  const { actor, heard } = inRecordedSystem(versionChoiceMachine, {
    input: { conflicts: [], hasTyped: false },
  })
  actor.send({ type: 'typed.chosen' })
  expect(heard.parent).toEqual([])
  actor.send({ type: 'stored.chosen' })
  expect(heard.parent[0]).toEqual({ type: 'versionChoice.stored' })
})
