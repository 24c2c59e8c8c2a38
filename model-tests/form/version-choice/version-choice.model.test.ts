import { describe, expect, test } from 'vitest'

import { versionChoiceMachine } from '#machines/form/version-choice/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { models, row } from './version-choice.models.ts'

const built = Object.entries(models).map(
  ([name, build]) => [name, build().along(waysThrough(row, name))] as const,
)

describe.each(built)('version choice, %s: every path of the chart', (_, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const { actor, heard } = inRecordedSystem(versionChoiceMachine, { input: model.input })
    const seeEnd = (outcome: unknown) => expect(heard.parent[0]).toEqual(outcome)

    await path.walk({
      events: {
        'typed.chosen': (event) => actor.send(event),
        'stored.chosen': (event) => actor.send(event),
      },
      states: {
        choosing: () => expect(actor.getSnapshot().can({ type: 'typed.chosen' })).toBe(model.input.hasTyped),
        typedKept: () => seeEnd({ type: 'versionChoice.typed' }),
        storedTaken: () => seeEnd({ type: 'versionChoice.stored' }),
      },
    })
  })
})
