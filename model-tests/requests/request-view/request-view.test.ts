import { expect, test } from 'vitest'
import { createActor, type EventFrom } from 'xstate'

import {
  type PrintRequest,
  type ReadRequest,
  requestPageView,
  requestViewMachine,
} from '#machines/requests/request-view/index.ts'

import { controlledPort } from '../../support/deferred.ts'
import { controlledQuery } from '../../support/query-port.ts'
import { settled } from '../../support/settled.ts'
import { cases, input } from './request-view.cases.ts'

type ViewEvent = EventFrom<typeof requestViewMachine>

const analysed = cases['chega um requerimento em análise'].output.reply
const emptyDraft = cases['chega um rascunho vazio'].output.reply

async function show(request: ReadRequest) {
  const read = controlledQuery<ReadRequest>()
  const print = controlledPort<void, PrintRequest>()
  const actor = createActor(
    requestViewMachine.provide({ actors: { readRequest: read.logic, printPage: print.logic } }),
    { input },
  ).start()
  await settled(() => read.answer(request))
  return { actor, print, view: () => requestPageView(actor.getSnapshot()) }
}

const inTab = (tab: 'summary' | 'answers', print = 'reading') => ({ showing: { tab, print } })

test('request view: an empty draft has no receipt, no answers and no messages to open', async () => {
  const { actor, view } = await show(emptyDraft)
  const refuse = (event: ViewEvent) => expect(actor.getSnapshot().can(event), event.type).toBe(false)
  refuse({ type: 'print.chosen' })
  refuse({ type: 'messages.chosen' })
  actor.send({ type: 'answers.chosen' })
  refuse({ type: 'answersPrint.chosen' })
  expect(view().editPath).toBe('/requerimento01/7/1/0')
})

test('request view: each paper is printed from its own tab', async () => {
  const { actor, print } = await show(analysed)
  actor.send({ type: 'answersPrint.chosen' })
  expect(actor.getSnapshot().value).toEqual(inTab('summary'))
  actor.send({ type: 'answers.chosen' })
  actor.send({ type: 'print.chosen' })
  expect(actor.getSnapshot().value).toEqual(inTab('answers'))
  expect(print.inputs).toEqual([])
})

test.each([
  ['print.chosen', 'summary', 'answersPrint.chosen', 'answers'],
  ['answersPrint.chosen', 'answers', 'print.chosen', 'summary'],
] as const)(
  'request view: after %s failed, %s, the other paper can be printed',
  async (first, tab, next, other) => {
    const { actor, print, view } = await show(analysed)
    actor.send({ type: `${tab}.chosen` })
    actor.send({ type: first })
    await settled(() => print.fail(cases['o navegador não imprime'].error))
    expect(view().printProblem).toMatch(/^Não foi possível abrir a impressão/)
    actor.send({ type: next })
    expect(actor.getSnapshot().value).toEqual(inTab(tab, 'notPrinted'))
    actor.send({ type: `${other}.chosen` })
    actor.send({ type: next })
    expect(actor.getSnapshot().value).toEqual(inTab(other, 'printing'))
    expect([view().printProblem, view().paper]).toEqual([null, other === 'summary' ? 'receipt' : 'answers'])
  },
)

test('request view: the receipt is printed after the answers were', async () => {
  const { actor, print } = await show(analysed)
  actor.send({ type: 'answers.chosen' })
  actor.send({ type: 'answersPrint.chosen' })
  await settled(() => print.answer())
  actor.send({ type: 'summary.chosen' })
  actor.send({ type: 'print.chosen' })
  expect(print.inputs.at(-1)).toEqual({ title: 'Comprovante do requerimento 2026-000007' })
})

test('request view: where the API keeps no history, the demand is the last message of the fund', async () => {
  const { view } = await show({
    ...cases['chega um requerimento que espera o aceite'].output.reply,
    history: [],
  })
  expect(view().correctionRequest).toBe('O CPF está ilegível.')
})
