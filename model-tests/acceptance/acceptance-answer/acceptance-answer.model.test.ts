import { describe, expect, test } from 'vitest'

import {
  type AcceptanceAnswerInput,
  acceptanceAnswerMachine,
  type Decision,
  type NotifyDecision,
  type RecordMessage,
} from '#machines/acceptance/acceptance-answer/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { controlledMutation } from '../../support/mutation-port.ts'
import { settled } from '../../support/settled.ts'
import { cases, inputFor } from './acceptance-answer.cases.ts'
import { models, row } from './acceptance-answer.models.ts'

function open(input: AcceptanceAnswerInput) {
  const send = controlledMutation<AcceptanceAnswerInput, Decision>()
  const record = controlledPort<void, RecordMessage>()
  const notify = controlledPort<void, NotifyDecision>()
  const system = inRecordedSystem(
    acceptanceAnswerMachine.provide({
      actors: { sendAnswer: send.logic, recordMessage: record.logic, notifyDecision: notify.logic },
    }),
    { input },
  )
  return {
    ...system,
    send,
    record,
    notify,
    calls: () => [send.inputs.length, record.inputs.length, notify.inputs.length],
  }
}

const built = Object.entries(models).map(
  ([name, build]) => [name, build().along(waysThrough(row, name))] as const,
)

const SAID = {
  SIM: 'O novo valor do benefício foi APROVADO pelo participante.',
  NAO: 'O requerimento teve sua situação alterada para CANCELADO.',
} as const

describe.each(built)('acceptance answer: every path of the chart, where the participant %s', (_, model) => {
  const { input } = model
  const led = input.answer === 'SIM' ? 'V' : 'N'

  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = open(input)
    const { actor } = page
    const seeEnd = (way: string, rest: object = {}) =>
      expect(page.heard.parent[0]).toEqual({ type: `acceptanceAnswer.${way}`, ...rest })
    let isRecorded = true
    const seeBusy = (isBusy: boolean) => expect(actor.getSnapshot().hasTag('busy')).toBe(isBusy)

    await path.walk({
      events: {
        'answer.confirmed': (event) => actor.send(event),
        'answer.dismissed': (event) => actor.send(event),
        'xstate.done.actor.sendAnswer': ({ output }) => settled(() => page.send.end(output)),
        'xstate.done.actor.recordMessage': () => settled(() => page.record.answer()),
        'xstate.error.actor.recordMessage': ({ error }) => {
          isRecorded = false
          return settled(() => page.record.fail(error))
        },
        'xstate.done.actor.notifyDecision': () => settled(() => page.notify.answer()),
        'xstate.error.actor.notifyDecision': ({ error }) => settled(() => page.notify.fail(error)),
      },
      states: {
        escalated: () => expect(page.escalated()).toHaveLength(1),
        confirming: () => {
          seeBusy(false)
          expect(page.calls()).toEqual([0, 0, 0])
        },
        sending: () => {
          seeBusy(true)
          expect(page.send.inputs).toEqual([input])
          expect(page.calls()).toEqual([1, 0, 0])
        },
        recording: () => {
          seeBusy(true)
          expect(page.record.inputs).toEqual([{ requestId: 19, text: SAID[input.answer] }])
          expect(page.calls()).toEqual([1, 1, 0])
        },
        notifying: () => {
          seeBusy(true)
          expect(page.notify.inputs).toEqual([{ name: 'Marina Duarte', cpf: '52998224725', status: 'V' }])
          expect(page.calls()).toEqual([1, 1, 1])
        },
        answered: () => {
          // A failed notice of the decision is not mentioned (D-141).
          seeEnd(input.answer === 'SIM' ? 'accepted' : 'declined', { isRecorded })
          expect(page.calls()).toEqual(input.answer === 'SIM' ? [1, 1, 1] : [1, 1, 0])
          expect(page.heard.signedIn).toEqual([])
        },
        overtaken: () => {
          seeEnd('overtaken', { status: led === 'V' ? 'N' : 'V' })
          expect(page.calls()).toEqual([1, 0, 0])
        },
        refused: () => {
          seeEnd('refused', { message: 'A situação do requerimento não permite esta alteração.' })
          expect(page.calls()).toEqual([1, 0, 0])
        },
        dismissed: () => {
          seeEnd('dismissed')
          expect(page.calls()).toEqual([0, 0, 0])
        },
      },
    })
  })
})

describe('acceptance answer: interrupted calls', () => {
  test('an interrupted answer is retried on request, and the other calls follow', async () => {
    const page = open(inputFor('SIM'))
    page.actor.send(cases['confirma a resposta'])
    await settled(() => page.send.interrupt())
    expect(page.heard.signedIn).toEqual([{ type: 'call.interrupted', callId: null }])
    expect(page.calls()).toEqual([1, 0, 0])
    page.retry()
    await settled(() => page.send.end(cases['o servidor decide por V'].output))
    expect(page.send.inputs).toEqual([inputFor('SIM'), inputFor('SIM')])
    expect(page.calls()).toEqual([2, 1, 0])
  })
})
