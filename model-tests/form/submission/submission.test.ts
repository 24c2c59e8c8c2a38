import { expect, test } from 'vitest'

import type { SavedRequest, SaveRequest } from '#domain/request-kinds/edited-request.ts'
import { submissionMachine } from '#machines/form/submission/index.ts'
import { stale } from '#tools/samples/wizard.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledMutation } from '../../support/mutation-port.ts'
import { settled } from '../../support/settled.ts'
import { cases, inputFor } from './submission.cases.ts'

test('a request that was never saved has no other version: a conflict is a refusal', async () => {
  const save = controlledMutation<SaveRequest, SavedRequest>()
  const machine = submissionMachine.provide({ actors: { saveRequest: save.logic } })
  const { actor, heard } = inRecordedSystem(machine, { input: inputFor('next', true) })
  await settled(() => save.end(stale))
  expect(actor.getSnapshot().value).toBe('refused')
  expect(heard.parent[0]).toEqual({
    type: 'submission.refused',
    message: 'O requerimento foi alterado em outra janela. Recarregue a página.',
    problems: [{ path: 'detalhes.conta', message: 'Alterado depois que você abriu o requerimento.' }],
  })
})

test.each([
  ['send', 'desiste de enviar'],
  ['send', 'volta no navegador'],
  ['cancel', 'desiste de cancelar'],
  ['cancel', 'volta no navegador'],
] as const)('the form hears once of a %s that was dismissed by «%s»', (purpose, name) => {
  const { actor, heard } = inRecordedSystem(submissionMachine, { input: inputFor(purpose) })
  actor.send(cases[name])
  const told = heard.parent.map(({ type }) => type)
  expect(told, `«${name}»`).toEqual(['submission.dismissed', 'xstate.done.actor.subject'])
})
