import { describe, expect, test } from 'vitest'

import type {
  LoadedRequest,
  LoadRequest,
  SavedRequest,
  SaveRequest,
} from '#domain/request-kinds/edited-request.ts'
import { submissionMachine } from '#machines/form/submission/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { elsewhere, savedReply } from '#tools/samples/wizard.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { controlledMutation } from '../../support/mutation-port.ts'
import { settled } from '../../support/settled.ts'
import { cases, type inputFor } from './submission.cases.ts'
import { models, row } from './submission.models.ts'

function openSubmission(input: ReturnType<typeof inputFor>) {
  const save = controlledMutation<SaveRequest, SavedRequest>()
  const latest = controlledPort<LoadedRequest, LoadRequest>()
  const machine = submissionMachine.provide({
    actors: { saveRequest: save.logic, loadLatest: latest.logic },
  })
  return { ...inRecordedSystem(machine, { input }), save, latest }
}

const built = Object.entries(models).map(
  ([name, build]) => [name, build().along(waysThrough(row, name))] as const,
)

describe.each(built)('submission, %s: every path of the chart', (_, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const { actor, heard, escalated, save, latest } = openSubmission(model.input)
    const seeEnd = (outcome: unknown) => expect(heard.parent[0]).toEqual(outcome)
    const seeState = (state: string) => expect(actor.getSnapshot().value).toBe(state)
    let refusal: (typeof REFUSALS)[keyof typeof REFUSALS] | null = null

    await path.walk({
      events: {
        'send.confirmed': (event) => actor.send(event),
        'send.dismissed': (event) => actor.send(event),
        'cancel.confirmed': (event) => actor.send(event),
        'cancel.dismissed': (event) => actor.send(event),
        'question.left': (event) => actor.send(event),
        'xstate.done.actor.saveRequest': ({ output, case: name }) => {
          if (name !== 'é gravado') refusal = REFUSALS[name]
          return settled(() => save.end(output))
        },
        'xstate.done.actor.loadLatest': ({ output }) => settled(() => latest.answer(output)),
        'xstate.error.actor.loadLatest': ({ error }) => settled(() => latest.fail(error)),
      },
      states: {
        confirmingSend: () => {
          seeState('confirmingSend')
          expect(save.inputs).toEqual([])
        },
        confirmingCancel: () => {
          seeState('confirmingCancel')
          expect(save.inputs).toEqual([])
        },
        saving: () => {
          expect(save.inputs).toEqual([model.input.save])
          expect(actor.getSnapshot().hasTag('busy')).toBe(true)
        },
        comparing: () => {
          expect(latest.inputs).toEqual([model.input.latest])
          expect(actor.getSnapshot().hasTag('busy')).toBe(true)
        },
        stepSaved: () => seeEnd({ type: 'submission.stepSaved', reply: savedReply() }),
        changesSaved: () => seeEnd({ type: 'submission.changesSaved', reply: savedReply() }),
        keptForLater: () => seeEnd({ type: 'submission.keptForLater', reply: savedReply() }),
        sent: () => seeEnd({ type: 'submission.sent' }),
        cancelled: () => seeEnd({ type: 'submission.cancelled' }),
        refused: () => seeEnd(refusal),
        notCompared: () => seeEnd({ type: 'submission.refused', message: NOT_COMPARED, problems: [] }),
        overtaken: () => seeEnd({ type: 'submission.overtaken', loaded: elsewhere() }),
        dismissed: () => {
          seeEnd({ type: 'submission.dismissed' })
          expect(save.inputs).toEqual([])
        },
        escalated: () => expect(escalated()).toEqual([cases['a sessão expira'].error]),
      },
    })
  })
})

const REFUSALS = {
  'é recusado': {
    type: 'submission.refused',
    message: 'Confira os dados bancários.',
    problems: [{ path: 'detalhes.banco', message: 'Banco não aceito' }],
  },
  // Ends so for a request that was never saved, because it cannot have another version.
  'outro gravou antes': {
    type: 'submission.refused',
    message: 'O requerimento foi alterado em outra janela. Recarregue a página.',
    problems: [{ path: 'detalhes.conta', message: 'Alterado depois que você abriu o requerimento.' }],
  },
} as const
const NOT_COMPARED =
  'O requerimento foi gravado em outro lugar, e não foi possível ler o que mudou. Tente novamente.'
