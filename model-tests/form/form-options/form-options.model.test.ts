import { describe, expect, test } from 'vitest'

import type { EnrolmentLists } from '#domain/requests/facts.ts'
import { formOptionsMachine, formOptionsView } from '#machines/form/form-options/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { cases, lists } from './form-options.cases.ts'
import { formOptions, row } from './form-options.models.ts'

const model = chartModel(formOptions.machine, { ...formOptions, ways: waysThrough(row) })

function openLists() {
  const load = controlledPort<EnrolmentLists, void>()
  const machine = formOptionsMachine.provide({ actors: { loadLists: load.logic } })
  return { ...inRecordedSystem(machine, { input: undefined }), load }
}

describe('form options: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const { actor, heard, escalated, load } = openLists()
    const view = () => formOptionsView(actor.getSnapshot())

    await path.walk({
      events: {
        'lists.retried': (event) => actor.send(event),
        'xstate.done.actor.loadLists': ({ output }) => settled(() => load.answer(output)),
        'xstate.error.actor.loadLists': ({ error }) => settled(() => load.fail(error)),
      },
      states: {
        missing: () => {
          expect(view()).toEqual({ isMissing: true, isLoading: false })
          expect(heard.parent).toEqual([])
        },
        loading: () => expect(view()).toEqual({ isMissing: true, isLoading: true }),
        loaded: () => {
          expect(view()).toEqual({ isMissing: false, isLoading: false })
          expect(heard.parent).toEqual([{ type: 'lists.arrived', lists }])
        },
        escalated: () => expect(escalated()).toEqual([cases['a sessão expira'].error]),
      },
    })
  })

  test('the lists are loaded only on request', () => {
    expect(openLists().load.inputs).toEqual([])
  })
})
