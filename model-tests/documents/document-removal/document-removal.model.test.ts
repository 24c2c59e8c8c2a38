import { describe, expect, test } from 'vitest'

import {
  documentRemovalMachine,
  type RemoveComplementary,
} from '#machines/documents/document-removal/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledMutation } from '../../support/mutation-port.ts'
import { settled } from '../../support/settled.ts'
import { input } from './document-removal.cases.ts'
import { documentRemoval, row } from './document-removal.models.ts'

const model = chartModel(documentRemoval.machine, {
  ...documentRemoval,
  ways: waysThrough(row),
})

// DOCUMENTS-15
describe('document removal: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const remove = controlledMutation<RemoveComplementary, void>()
    const machine = documentRemovalMachine.provide({ actors: { removeDocument: remove.logic } })
    const { actor, heard } = inRecordedSystem(machine, { input })
    const seeEnd = (outcome: unknown) => expect(heard.parent[0]).toEqual(outcome)

    await path.walk({
      events: {
        'removal.confirmed': (event) => actor.send(event),
        'removal.dismissed': (event) => actor.send(event),
        'xstate.done.actor.removeDocument': ({ output }) => settled(() => remove.end(output)),
      },
      states: {
        confirming: () => {
          expect(actor.getSnapshot().hasTag('busy')).toBe(false)
          expect(remove.inputs).toEqual([])
        },
        removing: () => {
          expect(actor.getSnapshot().hasTag('busy')).toBe(true)
          expect(remove.inputs).toMatchObject([
            { id: 41, owner: { participant: { cpf: '52998224725' }, cloud: { id: 900 } } },
          ])
        },
        removed: () => seeEnd({ type: 'documentRemoval.removed', id: 41 }),
        refused: () => seeEnd({ type: 'documentRemoval.refused', message: 'O documento já foi conferido.' }),
        dismissed: () => {
          seeEnd({ type: 'documentRemoval.dismissed' })
          expect(remove.inputs).toEqual([])
        },
      },
    })
  })
})
