import { expect, test } from 'vitest'

import { type WizardInput, wizardMachine } from '#machines/form/wizard/index.ts'
import { visit } from '#tools/samples/wizard.ts'
import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases } from './wizard.cases.ts'

function openWizard(input: WizardInput) {
  const started: string[] = []
  return { started, ...withRecordedActors(wizardMachine, input, { started: (name) => started.push(name) }) }
}

test('wizard: nothing is read for a new request of a type that may not start (D-29)', () => {
  const { actor, started } = openWizard(visit({ requestId: null, typeId: 17 }))
  expect([actor.getSnapshot().value, started]).toEqual(['unavailable', []])
})

test('wizard: the upload queue waits for the rows of a request that is being read', () => {
  expect(openWizard(visit()).heard.uploadQueue).toEqual([{ type: 'rows.awaited', requestId: 7 }])
})

test('wizard: the type of a request without a form of its own is told, which another screen may have (D-28)', () => {
  const { actor, heard } = openWizard(visit())
  actor.send(cases['chega um requerimento de um tipo sem tela'])
  expect(heard.openRequest).toEqual([{ type: 'request.opened', requestId: 7, typeId: 16 }])
})
