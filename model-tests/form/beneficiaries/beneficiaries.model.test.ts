import { describe, expect, test } from 'vitest'

import {
  type BeneficiariesOnFile,
  type BeneficiariesRequest,
  beneficiariesMachine,
} from '#machines/form/beneficiaries/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { cases, onFile } from './beneficiaries.cases.ts'
import { beneficiaries, row } from './beneficiaries.models.ts'

const input = { personId: 501, planId: 1 }
const model = chartModel(beneficiaries.machine, { ...beneficiaries, ways: waysThrough(row) })

function startConsultation() {
  const load = controlledPort<BeneficiariesOnFile, BeneficiariesRequest>()
  const machine = beneficiariesMachine.provide({ actors: { loadBeneficiaries: load.logic } })
  return { ...inRecordedSystem(machine, { input }), load }
}

describe('beneficiaries: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const { actor, escalated, load } = startConsultation()
    const state = () => actor.getSnapshot().value

    await path.walk({
      events: {
        'xstate.done.actor.loadBeneficiaries': ({ output }) => settled(() => load.answer(output)),
        'xstate.error.actor.loadBeneficiaries': ({ error }) => settled(() => load.fail(error)),
        'beneficiaries.retried': (event) => actor.send(event),
      },
      states: {
        consulting: () => {
          expect(state()).toBe('consulting')
          expect(load.inputs.at(-1)).toEqual({ personId: 501, planId: 1 })
        },
        failed: () => {
          expect(state()).toBe('failed')
          expect(escalated()).toEqual([])
        },
        escalated: () => expect(escalated()).toEqual([cases['a sessão expira'].error]),
        consulted: () => expect(actor.getSnapshot().output).toEqual(onFile),
      },
    })
  })
})
